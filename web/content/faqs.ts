import { business, examples, pounds } from './business.ts'
import { areaSummaries } from './lib/areas.ts'
import { emergencyLine } from './lib/emergency-line.ts'
import type { Faq } from './lib/schema.ts'
import { repliesWithin } from './reply-times.ts'
import { fireOrSmell } from './safety.ts'

const { prices, emergencyResponseMinutes, serviceRadiusMetres } = business

const areaNames = areaSummaries.map((area) => area.name)
const areaList = `${areaNames.slice(0, -1).join(', ')} and ${areaNames.at(-1)}`

/** The five questions of the FAQ page. The same text goes into its structured data. */
export const faqs: (Faq & { id: string })[] = [
  {
    id: 'free-quotes',
    question: 'Are your quotes really free?',
    answer: `Yes. Quotes are free and there's no obligation to go ahead. Tell us about the job through the form, by phone or on WhatsApp, and add photos if they help. We reply ${repliesWithin.form}. A larger job may need a short visit first, which is free too. If the wiring has to be tested before we can price it, we tell you what that costs.`,
  },
  {
    id: 'areas',
    question: 'Which areas do you cover?',
    answer: `We work in ${areaList}, and usually within about ${serviceRadiusMetres / 1000} km of Richmond. If you're close by but not on the list, send us your postcode and ask.`,
  },
  {
    id: 'emergency',
    question: 'Do you offer emergency call-outs?',
    answer: `Yes. Someone answers or rings back, ${emergencyLine.daily}. We aim to arrive within ${emergencyResponseMinutes} minutes. The call-out fee is from ${pounds(prices.emergencyCallOut)} and the hourly rate from ${pounds(prices.emergencyHourly)}, so one hour comes to ${examples.emergencyOneHour}, parts extra. ${fireOrSmell} No power? Check a prepayment meter, then call 105.`,
  },
  {
    id: 'eicr',
    question: 'What is an EICR and do I need one?',
    answer: `An EICR (electrical installation condition report) records the condition of the fixed wiring in a property and whether it's safe to keep using. In England the law asks landlords for one at least every 5 years. For others it's advice: homeowners every 10 years, and businesses every 3–5 years. For a typical home the price starts from ${pounds(prices.homeEicr)}; size and the number of circuits decide the rest.`,
  },
  {
    id: 'mess',
    question: 'Will there be a lot of mess?',
    answer:
      "Cutting channels for cables into walls (chasing) makes dust. Most other work makes little. We use dust sheets, work room by room where we can, vacuum as we go and take our waste away. The quote says how far we fill and repair, and what's left to a decorator.",
  },
]
