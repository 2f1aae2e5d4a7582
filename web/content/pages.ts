/**
 * The words of the pages that are not records, and of the blocks that several pages share.
 * Section by section in the order a visitor meets them. Plain text throughout.
 */
import { photoRules } from '#contract/photo-rules.ts'
import type { ProjectCategory } from '#contract/project.ts'
import { quoteNotices } from '#contract/quote-rules.ts'
import { retention } from '#contract/retention.ts'
import { business, pounds } from './business.ts'
import type { IconName, Point } from './schema.ts'

const { prices, emergencyResponseMinutes, insuredUpTo, replyWithin } = business

/** The only wording the site uses about notification: it claims no scheme membership. */
const notification =
  'Notifiable work is notified to building control, and you receive the certificates when the job is done.'

export const homePage = {
  title: `Electrician in Richmond & SW London | ${business.name}`,
  metaDescription:
    'Free no-obligation quotes, EICR testing, rewiring, consumer units, smart home and 24/7 emergency call-outs across Richmond and South West London.',
  heroTitle: 'Your electrician for Richmond and South West London',
  heroText: `From one extra socket to a full rewire: a clear written quote, tidy work, and the right paperwork at the end. Tell us about the job, add a few photos if you like, and we will reply within ${replyWithin.quoteForm}.`,
  featured: {
    title: 'Recent featured work',
    text: 'A look at the kitchens, gardens and period houses we have worked in lately.',
  },
  services: {
    title: 'What we do',
    text: 'Everyday electrics, bigger projects and the testing that keeps a home safe.',
  },
  reviews: {
    title: 'What customers say',
    text: 'The part of a job people remember is rarely the cable.',
  },
  areas: {
    title: 'Areas we serve',
    text: `We work in ten neighbourhoods on both sides of the Thames, and usually within ${business.serviceRadiusMetres / 1000} km of Richmond. If you are just outside, ask us.`,
  },
  quote: {
    title: 'Request a free quote',
    text: 'Four details are enough: your name, a phone number, your postcode and what you need done.',
  },
  call: {
    title: 'Prefer to talk?',
    text: 'Call or message us. If we are on a ladder, leave your number and we will ring back.',
  },
}

export const aboutPage = {
  title: `About Us | ${business.name}, Richmond`,
  metaDescription: `${business.yearsInBusiness} of electrical work in Richmond and South West London. Our story, what we stand for and the areas we serve.`,
  hero: {
    title: `About ${business.name}`,
    text: 'We wire, light and test the homes of Richmond and South West London. The best of our work sits behind the plaster, so we try to be good company in front of it.',
  },
  story: [
    `${business.name} started with one van and a simple habit: turn up when we said we would, explain the job in plain English, and leave the room cleaner than we found it. ${business.yearsInBusiness} later the habit has not changed.`,
    'Most of our work is in lived-in homes. That means dust sheets before drills, and power back on each evening wherever the work allows it. At the end we walk round with you, so you know what every switch does.',
    'The houses round here keep us thoughtful. A Victorian terrace in East Sheen, a riverside flat in Richmond and a 1930s semi in Twickenham need very different things. We plan each job around the building, not the other way round.',
    `The last hour of a job belongs to the test meter and the pen. We test each circuit we have worked on, label the board in words you would use yourself, and put the results on paper. ${notification}`,
  ],
  mission: {
    title: 'Our mission',
    text: 'To make safe electrical work easy to arrange: a quick answer, an honest price, a tidy job and clear paperwork.',
  },
  vision: {
    title: 'Our vision',
    text: 'A South West London where every home has electrics its owner understands and can trust.',
  },
  values: [
    { title: 'Plain English', text: 'We explain what we found, what it means and what can wait.' },
    {
      title: 'Tested, not guessed',
      text: 'Every circuit we work on is inspected and tested before we hand it back.',
    },
    {
      title: 'Respect for the house',
      text: 'Shoes off, sheets down, chases made good as agreed, waste taken away.',
    },
    { title: 'No surprises', text: 'Extra work is priced and agreed before it starts.' },
  ] as Point[],
  areas: {
    title: 'Where we work',
    text: 'Ten neighbourhoods, three boroughs and one river. Each has its own kind of house, so each has a page of its own.',
  },
  featured: {
    title: 'Work that shows the range',
    text: 'Six jobs of different sizes. Open one to see what was done and where.',
  },
}

export const servicesPage = {
  title: `Electrical Services in SW London | ${business.name}`,
  metaDescription:
    'Rewiring, sockets, downlights, consumer units, EICR testing, smart home, heating controls, garden power and security across South West London.',
  hero: {
    title: 'Electrical services',
    text: 'Start with the job, not the trade word for it. Each page below says what is included, how the day goes and what can change the price.',
  },
  services: {
    title: 'Choose a service',
    text: 'If yours is not listed, ask. Half of good electrical work has no name.',
  },
  /** A "from" price must say what it buys; each service page says it for its own. */
  priceNote: `Prices marked "from" are where that kind of work starts, and the page of each service says what the sum buys. Two examples: testing visits start from ${pounds(prices.testing)}, for a studio or a small follow-up inspection, and a typical full home EICR starts from ${pounds(prices.homeEicr)}. Your written quote gives the full figure before you decide.`,
  process: {
    title: 'How a job goes',
    text: 'Four steps, and you can stop after the second without owing anything.',
  },
  work: {
    title: 'Recent work',
    text: 'Choose a kind of project, or browse the lot.',
  },
}

export const portfolioPage = {
  title: `Our Work | ${business.name} Portfolio`,
  metaDescription:
    'Browse recent electrical projects in Richmond, Barnes, Putney, Wimbledon and nearby: renovations, kitchens, gardens and living spaces.',
  hero: {
    title: 'Our work',
    text: 'Good wiring is hard to photograph, so most of these pictures show what it does: light where you cook, read and come home.',
  },
  expertise: {
    title: 'The kinds of work shown here',
    items: [
      {
        category: 'Renovations',
        count: 6,
        blurb: 'Rewires, board changes and whole-house refurbishments.',
      },
      {
        category: 'Kitchen Installations',
        count: 4,
        blurb: 'Appliance circuits, island power and task lighting.',
      },
      {
        category: 'Outdoor Projects',
        count: 5,
        blurb: 'Garden rooms, lighting, charging and patio power.',
      },
      {
        category: 'Living Spaces',
        count: 3,
        blurb: 'Scene lighting, media walls and home networks.',
      },
    ] as { category: ProjectCategory; count: number; blurb: string }[],
  },
}

export const contactPage = {
  title: `Contact Us | ${business.name}, Richmond`,
  metaDescription: `Ask for a free quote, call, WhatsApp or e-mail. 24/7 emergency call-outs from ${pounds(prices.emergencyCallOut)}, response within ${emergencyResponseMinutes} minutes across South West London.`,
  hero: {
    title: 'Contact us',
    text: 'Send the form, ring or write. If something is sparking, hot or wet, skip the form and call.',
  },
  emergencyCard: {
    title: 'Emergency service',
    lines: [
      `Call-out fee from ${pounds(prices.emergencyCallOut)}`,
      `Hourly rate from ${pounds(prices.emergencyHourly)}/hr`,
      `Response within ${emergencyResponseMinutes} minutes`,
      business.hours.emergencyText,
    ],
  },
  infoCard: {
    title: 'Contact information',
    reply: `We reply within ${replyWithin.contactCard}.`,
  },
  areasCard: { title: 'Areas we serve' },
}

export const faqsPage = {
  title: `Frequently Asked Questions | ${business.name}`,
  metaDescription:
    'Answers about free quotes, areas covered, emergency call-outs, EICR reports and how we keep your home tidy. Call us if yours is not here.',
  hero: {
    title: 'Frequently asked questions',
    text: 'Short answers to the things people ask us most.',
  },
  stillHaveQuestions: {
    title: 'Still Have Questions?',
    callCard: { title: 'Call us', text: 'Speak to an electrician, not a call centre.' },
    whatsappCard: {
      title: 'WhatsApp us',
      text: 'Send a photo of the problem and we will tell you what we think.',
    },
  },
}

export const blogPage = {
  title: `Electrical Advice Blog | ${business.name}`,
  metaDescription:
    'Plain-English guides on safety checks, lighting, gardens, security, smart homes and EV charging, written for South West London homes.',
  hero: {
    title: 'Electrical advice in plain English',
    text: 'Guides for people who would rather understand the job than be sold it. Each one shows the day its facts were last checked.',
  },
  exploreTopics: { title: 'Explore Topics' },
  stayUpdated: { title: 'Stay Updated', text: 'Newsletter coming soon' },
}

export const notFoundPage = {
  title: `Page not found | ${business.name}`,
  metaDescription:
    'There is no page at this address. Go to the home page, or call us and we will point you to what you were looking for.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be old or a letter short, but the lights are on at home and everything else is a step from there.',
  link: 'Return to Home',
}

export const privacyPage = {
  title: `Privacy | ${business.name}`,
  metaDescription: `What ${business.name} keeps when you send an enquiry, why, for how long and who sees it, and how to have it corrected or deleted.`,
  hero: {
    title: 'Privacy',
    text: 'You write to us about a socket; we need your name and number to answer. This page says what happens to them after that.',
  },
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${business.name} decides how the details you send are used. For anything on this page, write to ${business.email} or call ${business.phone.display}.`,
      ],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `We keep what you type in the form: your name, phone number and postcode, what you need done, and your e-mail address if you give it. You may add up to ${photoRules.maxPhotos} photos.`,
        'Photos can carry hidden details, such as the place where they were taken. Your browser removes these and shrinks the picture before it leaves your device. Two kinds are sent as they are: GIFs, and any photo your browser cannot convert.',
        "The site's own records note that an enquiry came in and that it was passed on. They hold no name, number, address or message.",
      ],
    },
    {
      title: 'Why we keep it, and what the law calls that',
      paragraphs: [
        'We use your details to answer you, to price the job and, if you go ahead, to do it. You asked us to, so the law counts this as steps taken at your request before a contract.',
        'We keep an enquiry for a while after answering, because people often come back to a quote months later. A simple check also looks for robots: it may put a label on an enquiry, but it never throws one away. Both are what the law calls our legitimate interests. You can object to them.',
        'We do not sell your details, and we do not add you to a mailing list. No machine decides anything about you.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `We keep an enquiry for ${retention.leadMonths} months after it reaches us, and its photos for ${retention.attachedPhotoDays} days. If a photo arrives but its enquiry never does, the photo goes after ${retention.pendingPhotoDays} days.`,
        `Deleted enquiries stay in our backups for up to ${retention.backupDays} days more, and then those are gone too. Your enquiry also reaches us as an e-mail, and we clear that from our inbox after the same ${retention.leadMonths} months.`,
        'If you become a customer, quotes, invoices and certificates are business records. We keep those for as long as tax and safety rules ask.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The electrician who answers you sees it. Our hosting provider stores and processes it for us in London, on our instructions and for no purpose of its own. The company that runs our mailbox carries the e-mail.',
        'Each photo sits at a long web address that cannot be guessed, so that the electrician can open it from that e-mail. The addresses are listed nowhere, and search engines are told to stay out.',
        'If you choose to write on WhatsApp, your message travels under the terms of WhatsApp. We cannot change those.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can ask what we hold about you and have a copy. You can have it corrected or deleted, tell us to stop using it for a time, object to how we use it, or take it elsewhere in a form a computer can read.',
        `To do any of these, write to ${business.email} or call ${business.phone.display}. You need no form and no reason, and it costs nothing. Tell us the name and phone number you gave, so that we find the right enquiry. We answer within a month at the latest.`,
        'Asking us to delete everything removes the enquiry, its photos and the e-mail. Only the backups lag behind, for the days given above.',
      ],
    },
    {
      title: 'Cookies and your draft',
      paragraphs: [
        'This site sets no cookies. It loads nothing from other companies, so nobody else learns that you were here. That is why there is no banner to click away.',
        'While you fill in the form, your words are kept as a draft in your own browser tab, so that a lost signal does not lose them. The draft goes when the form is sent or the tab is closed. We cannot see it until you press send.',
        'Should a piece of the site fail to arrive, the tab notes that it has tried again, so that it does not try for ever. That note goes with the tab as well.',
      ],
    },
    {
      title: 'If you are unhappy',
      paragraphs: [
        "Please tell us first, because most things can be put right in a phone call. You can also complain at any time to the Information Commissioner's Office, the UK's regulator for personal data. Its website explains how.",
      ],
    },
  ],
}

export const messageSentPage = {
  title: `Message sent | ${business.name}`,
  metaDescription: `Your enquiry has reached ${business.name}. What happens next, how soon we reply and what to do if the matter cannot wait.`,
  /** The fixed words of the specification. */
  notice: quoteNotices.sent,
  next: [
    `We reply to quote requests within ${replyWithin.quoteForm}. If we need to see the job first, we will ask for a time that suits you.`,
    'Thought of something else? Send the form again with the new detail. Nothing is lost and both will be read.',
    `If it turns into an emergency, do not wait for us to write. Call ${business.phone.display} at any hour.`,
  ],
}

/** Exactly these three (specification 1). */
export const trustStrip = ['Professional Standards', `Fully Insured Up to ${insuredUpTo}`, '24/7 Emergency Call-Out']

export const whyChooseUs: (Point & { icon: IconName })[] = [
  {
    icon: 'shield-check',
    title: `Fully insured up to ${insuredUpTo}`,
    text: 'Public liability cover on every job, from one socket to a full rewire. Ask and we will send you the certificate.',
  },
  {
    icon: 'clock',
    title: `${emergencyResponseMinutes}-minute emergency response`,
    text: `Sparks, burning smells or a board that will not reset: we aim to be with you within ${emergencyResponseMinutes} minutes, day or night.`,
  },
  {
    icon: 'file-text',
    title: 'Clear written quotes',
    text: 'Free and with no obligation. You see what is included and what is not before you decide.',
  },
  {
    icon: 'award',
    title: `${business.yearsInBusiness} in business`,
    text: 'A decade of working in period houses, modern flats and family homes around Richmond.',
  },
  {
    icon: 'calendar-check',
    title: 'Same-week availability',
    text: 'Most small jobs can be looked at in the week you call.',
  },
  {
    icon: 'sparkles',
    title: 'Tidy by habit',
    text: 'Dust sheets, vacuum, waste removed. We treat your home as we would our own.',
  },
]

/** Under the four cards of an area page: what each of their prices buys. */
export const areaPriceNote = `What the first figure pays for: ${pounds(prices.installation)} is one easy socket, tested and certified; ${pounds(prices.testing)} is the report on a studio, or a small follow-up inspection; ${pounds(prices.emergencyCallOut)} brings an electrician to your door, with labour from ${pounds(prices.emergencyHourly)} an hour on top; ${pounds(prices.lighting)} is one light fitted at an existing point. Your written quote gives the full sum before you decide.`

/** Four reasons to choose the business, on the page of the area with this name. */
export function areaReasons(areaName: string): Point[] {
  return [
    {
      title: `We know the houses in ${areaName}`,
      text: 'Old lath-and-plaster, solid walls, converted flats or new extensions: we plan the route before we lift a board.',
    },
    {
      title: 'Quick to reach you',
      text: `Emergency response within ${emergencyResponseMinutes} minutes and same-week visits for most small jobs.`,
    },
    {
      title: 'One clear price',
      text: 'A free written quote, with anything extra agreed before it is done.',
    },
    { title: 'Paperwork included', text: `${notification} The test results come with them.` },
  ]
}

export const process: Point[] = [
  {
    title: 'Tell us what you need',
    text: 'Use the form, call or WhatsApp. Photos of the room or the fuse board help us give a better first answer.',
  },
  {
    title: 'Free quote',
    text: `We reply within ${replyWithin.quoteForm}, visit if the job needs it, and send a written price with no obligation.`,
  },
  {
    title: 'The work',
    text: 'We agree a date, protect your floors and furniture, and keep you posted each day.',
  },
  {
    title: 'Test, tidy and hand over',
    text: 'Everything is tested and explained, the room is cleaned, and your certificates follow.',
  },
]

export const guarantees: Point[] = [
  { title: 'Free, no-obligation quotes', text: 'Ask, compare and take your time.' },
  { title: `Fully insured up to ${insuredUpTo}`, text: 'Cover in place on every visit.' },
  {
    title: 'Tested before we leave',
    text: 'Circuits we install or alter are inspected and tested, and the results are yours to keep.',
  },
  {
    title: 'Agreed prices',
    text: 'We do not start extra work until you have said yes to the cost.',
  },
]

export const emergencyBlock = {
  title: '24/7 emergency electrician',
  text: `Lost power, tripping that will not stop, a burning smell or sparks? Call now. Call-out fee from ${pounds(prices.emergencyCallOut)}, hourly rate from ${pounds(prices.emergencyHourly)}/hr, response within ${emergencyResponseMinutes} minutes, 24 hours a day, 365 days a year.`,
  safety: [
    'If there is a fire, leave, close the door and call 999.',
    'If you can reach the main switch safely, turn it off.',
    'Do not touch anything that is wet, hot or sparking.',
    'If the whole street is dark, call 105 (free) to reach your network operator.',
  ],
}

/** Stands beside the submit button; the privacy page says the rest (promise G2). */
export const privacyNotice = `We use your details and photos to answer you and to do the work if you go ahead, and keep them for ${retention.leadMonths} months (photos ${retention.attachedPhotoDays} days, backups up to ${retention.backupDays} days more). We never sell them or add you to a mailing list, and we delete them sooner if you ask.`

/** First words of a WhatsApp chat. The visitor sees and may change them before sending. */
export const whatsappMessages = {
  general: 'Hello, I found you on your website and would like some help with an electrical job.',
  emergency: 'EMERGENCY: I need an electrician. My postcode and the problem: ',
  service: (name: string, area?: string) =>
    area ? `Hello, I would like a quote for ${name} in ${area}.` : `Hello, I would like a quote for ${name}.`,
  project: (title: string) => `Hello, I saw your project "${title}" and would like something similar.`,
  article: (title: string) => `Hello, I read "${title}" on your blog and have a question.`,
  failedForm: ({
    fullName,
    postcode,
    jobDescription,
  }: {
    fullName: string
    postcode: string
    jobDescription: string
  }) =>
    `Hello, your form would not send, so here are my details.\nName: ${fullName}\nPostcode: ${postcode}\nJob: ${jobDescription}`,
}
