import { buildingCertificate, notificationRoute } from './building-control.ts'
import { business, examples, outOfHoursNote, postalAddress, pounds } from './business.ts'
import { emergencyLine } from './lib/emergency-line.ts'
import { areaSummaries } from './lib/lists/areas.ts'
import { claimed, firmAnswers, registration } from './lib/owner/claims.ts'
import type { Faq } from './lib/schema.ts'
import { insured, registered } from './registration.ts'
import { formReplyTime } from './reply-times.ts'
import { fireOrSmell } from './safety.ts'

const { prices, emergencyResponseMinutes, serviceCentre, serviceRadiusMetres } = business

const areaNames = areaSummaries.map((area) => area.name)
const areaList = `${areaNames.slice(0, -1).join(', ')} and ${areaNames.at(-1)}`

/** The five questions of the FAQ page. The same text goes into its structured data. */
export const faqs: (Faq & { id: string })[] = [
  {
    id: 'free-quotes',
    question: 'Are your quotes really free?',
    answer: `Yes, and you don't have to go ahead. Tell us about the job, with photos if they help, and you'll hear from us ${formReplyTime}. If we need to visit first, that's free as well. If we have to test the wiring before we can give you a price, we'll tell you what the test costs.`,
  },
  {
    id: 'areas',
    question: 'Which areas do you cover?',
    answer: `We cover ${areaList}. We usually work within about ${serviceRadiusMetres / 1000} km of ${serviceCentre}, so if your area isn't on this list, send us your postcode and ask.`,
  },
  {
    id: 'emergency',
    question: 'Do you offer emergency call-outs?',
    answer: `Yes, ${emergencyLine.daily}. We aim to reach you within ${emergencyResponseMinutes} minutes. The daytime call-out is from ${pounds(prices.emergencyCallOut)} and each hour from ${pounds(prices.emergencyHourly)}, so one hour costs from ${examples.emergencyOneHour}, plus parts. ${fireOrSmell} No power? If you have a prepayment meter, check your credit. Then call 105.`,
  },
  {
    id: 'eicr',
    question: 'What is an EICR and do I need one?',
    answer: `An EICR (electrical installation condition report) tells you whether your wiring is safe to go on using. In England, landlords need one by law at least every 5 years. For everyone else it's recommended, not required: every 10 years if you own your home, and every 3–5 years for a business. An EICR starts from ${pounds(prices.homeEicr)} for a typical home; the price depends on its size and number of circuits.`,
  },
  {
    id: 'mess',
    question: 'Will there be a lot of mess?',
    answer:
      "There'll be dust if we have to cut into the walls to bury cables. Most other jobs make very little. We put down dust sheets, do one room at a time where we can, vacuum as we go and take our rubbish away. Your quote tells you which holes we fill and what we leave for your decorator.",
  },
]

/**
 * What people ask about the firm before they let it in: from the owner's file, also where the answer is no. Where the
 * owner has said nothing, it says "Ask us".
 */
export const firmFaqs: Faq[] = [
  {
    question: 'Are you registered with NICEIC, NAPIT or another scheme?',
    answer: `${registration ? 'Yes' : 'No'}. ${registered}`,
  },
  {
    question: 'What insurance do you have?',
    answer: `${insured} ${claimed.insurer ? "We'll send you the certificate if you'd like to see it." : "Ask us who the insurer is, and we'll send you the certificate."}`,
  },
  {
    question: 'Where are you based?',
    answer: postalAddress
      ? `Our address is ${postalAddress}.`
      : `We are based in ${business.town}, ${business.postcode}. If you need the full address, ask us and we'll give it to you.`,
  },
  {
    question: 'Who will come to my home?',
    answer:
      firmAnswers.whoComes ?? "When we agree the date, we'll tell you who's coming. You can ask us sooner if you like.",
  },
  {
    question: 'How soon can you start?',
    answer: `For a small job, we can usually come the same week. ${firmAnswers.howSoon ?? "For a bigger job, such as a rewire or an extension, ask us when you get in touch, and we'll tell you our next free dates."}`,
  },
  {
    question: 'How and when do I pay, and is there a deposit?',
    answer:
      firmAnswers.payment ??
      "Your quote says when each payment is due, and you owe nothing until you've accepted it. If you'd like to know sooner, just ask us.",
  },
  {
    question: 'What does a call-out cost at night, on a Sunday or on a bank holiday?',
    answer: `In the daytime, the call-out fee is from ${pounds(prices.emergencyCallOut)} and each hour costs from ${pounds(prices.emergencyHourly)}. ${outOfHoursNote}`,
  },
  {
    question: 'What does building control cost, and when does its certificate come?',
    answer: `${notificationRoute} ${buildingCertificate}`,
  },
  {
    question: 'How long do you guarantee your work?',
    answer: `${firmAnswers.workGuarantee ?? 'Your quote says what guarantee we give on the job, and you can ask us about it before then.'} Any guarantee comes on top of your legal rights, which our terms explain.`,
  },
  {
    question: 'Can I buy the lights, the fuse board or the charger myself?',
    answer:
      firmAnswers.ownParts ??
      "Please ask us before you order. Send us the make and model, and we'll tell you whether it suits the job when we price it.",
  },
  {
    question: 'Which makes do you fit?',
    answer:
      firmAnswers.makes ??
      "When we price the job, we'll tell you which makes we suggest. If you'd like a particular one, just ask us for it.",
  },
  {
    question: 'Do I pay for parking or for the congestion charge?',
    answer:
      firmAnswers.parking ??
      "If we're going to charge you for something, it will be on the quote. If you're not sure about parking, ask us before you accept it.",
  },
]
