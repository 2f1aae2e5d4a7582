/**
 * Heads of the 18 articles, newest first, as the blog index lists them. The words of each are in
 * `articles/{slug}.ts`; an article's address, file name and `slug` are the same.
 */
import type { ArticleSummary } from './schema.ts'

export const articleSummaries: ArticleSummary[] = [
  {
    slug: 'cut-electricity-use-at-home',
    title: 'Cut Electricity Use at Home Without Sitting in the Dark',
    excerpt:
      'Small changes that last: where the electricity goes in an ordinary home and which changes are worth making.',
    category: 'Energy Efficiency',
    readTime: '5 min read',
    date: '2024-11-11',
    updated: '2026-11-20',
    metaDescription:
      'Practical ways to use less electricity: LED swaps, heating controls, standby, tumble dryers, timers and what to measure first.',
    cta: 'Want an efficient lighting or controls upgrade? Ask for a free quote.',
    picture: {
      stem: 'filament-bulbs-still-life',
      alt: 'Old-fashioned filament bulbs glowing on long cords above a table with books and vases',
    },
    relatedServices: ['smart-home', 'downlights'],
  },
  {
    slug: 'burglar-alarm-grades',
    title: 'Burglar Alarm Grades Explained for Homes',
    excerpt:
      'Grades, monitoring and bells: what the words on an alarm quote mean and which questions to ask your insurer.',
    category: 'Security Systems',
    readTime: '4 min read',
    date: '2024-10-21',
    updated: '2026-11-20',
    metaDescription:
      'What grade 1 to 4 mean, when insurers ask for grade 2, how monitoring and police response work, and what the 2027 phone-line switch-off changes.',
    cta: 'Want an alarm that suits your home? Ask for a survey.',
    picture: {
      stem: 'front-door-lantern-closeup',
      alt: 'Green front door at night between two bay windows, with a lantern behind the fanlight and a doorbell glowing on the right',
    },
    relatedServices: ['security'],
  },
  {
    slug: 'part-p-and-certificates',
    title: 'Part P and Electrical Certificates: The Paperwork Explained',
    excerpt:
      'Three certificates, one building regulation and a lot of confusion. What each piece of paper means and when you should have it.',
    category: 'Safety & Compliance',
    readTime: '5 min read',
    date: '2024-09-30',
    updated: '2026-11-20',
    metaDescription:
      'Which electrical work must be notified in England, what an EIC, a Minor Works Certificate and an EICR are, and which papers you need to sell a house.',
    cta: 'Lost your paperwork? Ask us what can be done.',
    picture: {
      stem: 'georgian-villa-facade-dusk',
      alt: 'White-fronted Georgian house at dusk behind railings, with a columned porch, green shutters and lit windows',
    },
    relatedServices: ['eicr', 'consumer-unit'],
  },
  {
    slug: 'rcd-keeps-tripping',
    title: 'Why Does My RCD Keep Tripping? A Safe Checklist',
    excerpt:
      'Trips at breakfast, trips in the rain, trips for no reason: how to narrow it down without opening anything.',
    category: 'Electrical Safety',
    readTime: '4 min read',
    date: '2024-09-09',
    updated: '2026-11-20',
    metaDescription:
      'An RCD that trips is doing its job. A safe, step-by-step checklist to find the circuit at fault and know when to call an electrician.',
    cta: 'Still tripping? Call us, day or night.',
    picture: {
      stem: 'kitchen-undercabinet-detail',
      alt: 'Kitchen corner at dusk with a toaster beside the hob, an oven below and light under the shelf',
    },
    relatedServices: ['emergency', 'consumer-unit'],
  },
  {
    slug: 'kitchen-sockets-and-circuits',
    title: 'Kitchen Electrics: Sockets, Circuits and Islands',
    excerpt:
      'The kitchen asks more of its wiring than any other room. How to plan it so that nothing trips and nothing is missing.',
    category: 'Home Electrical',
    readTime: '5 min read',
    date: '2024-08-19',
    updated: '2026-11-20',
    metaDescription:
      'Plan kitchen electrics before you order units: appliance circuits, socket positions, induction hobs, island power, isolators and lighting.',
    cta: 'Send us your kitchen plan and we will mark up the electrics.',
    picture: {
      stem: 'brass-sockets-switches-worktop',
      alt: 'Pale worktop with two brass double sockets in the tiles behind it, a lamp plugged in and a phone on charge',
    },
    relatedServices: ['sockets-lighting', 'new-builds'],
  },
  {
    slug: 'bathroom-lighting-zones',
    title: 'Bathroom Lighting and the Zones Made Simple',
    excerpt: 'What the zones are, which fittings may go where, and how to make a bathroom both safe and flattering.',
    category: 'Lighting',
    readTime: '4 min read',
    date: '2024-07-29',
    updated: '2026-11-20',
    metaDescription:
      'Bathroom zones 0, 1 and 2 explained, which IP rating you need, where switches and sockets may go, and how to light a mirror well.',
    cta: 'Planning a bathroom? We will check the zones and quote for free.',
    picture: {
      stem: 'bathroom-vanity-mirror-detail',
      alt: 'Round back-lit mirror on green tiles with an upright lamp on either side and a basin below',
    },
    relatedServices: ['downlights', 'sockets-lighting'],
  },
  {
    slug: 'home-cinema-and-network-wiring',
    title: 'Wiring for Home Cinema, TV and a Better Home Network',
    excerpt:
      'Before the plaster goes on: the sockets, ducts and network points that make a television wall look effortless.',
    category: 'Home Entertainment',
    readTime: '5 min read',
    date: '2024-07-08',
    updated: '2026-11-20',
    metaDescription:
      'How to hide TV cables, place sockets for a wall-mounted screen, wire surround sound and build a home network that copes with streaming.',
    cta: 'Planning a media wall? Ask for a quote with your layout.',
    picture: {
      stem: 'data-cabinet-wifi',
      alt: 'Wall cabinet of network equipment with tidy coloured leads, cables running up the wall and a round Wi-Fi point beside it',
    },
    relatedServices: ['smart-home', 'sockets-lighting'],
  },
  {
    slug: 'garden-office-power-guide',
    title: 'Powering a Garden Office: Cable, Heat and Internet',
    excerpt:
      'An extension lead through the window is not a supply. How a garden room gets safe power, heat and broadband.',
    category: 'Outdoor Electrical',
    readTime: '5 min read',
    date: '2024-06-17',
    updated: '2026-11-20',
    metaDescription:
      'What it takes to power a garden office properly: load, armoured cable, earthing, a small consumer unit, heating and a wired internet link.',
    cta: 'Ordering a garden room? Talk to us before the base goes in.',
    picture: {
      stem: 'garden-office-deck-light-detail',
      alt: 'Lit desk behind the glass front of a garden office, with light under the deck edge and short post lights by the path',
    },
    relatedServices: ['garden-office', 'garden-lighting'],
  },
  {
    slug: 'landlord-electrical-safety',
    title: 'Landlord Electrical Safety in England: Your Duties',
    excerpt:
      'Deadlines, copies and codes: a working checklist for private landlords, with the changes made in 2025 and 2026.',
    category: 'Safety & Compliance',
    readTime: '5 min read',
    date: '2024-05-28',
    updated: '2026-11-20',
    metaDescription:
      'What landlords in England must do about electrical safety: five-year inspections, copies to tenants, 28-day repairs, alarms and record keeping.',
    cta: 'Letting a flat? Get a fixed-price report and a clear remedial quote.',
    picture: {
      stem: 'terrace-facade-dusk',
      alt: 'Terrace of brick houses at dusk with lit bay windows and a row of front doors in different colours',
    },
    relatedServices: ['eicr', 'consumer-unit'],
  },
  {
    slug: 'signs-your-home-needs-rewiring',
    title: 'Ten Signs Your Home Needs Rewiring',
    excerpt:
      'How to read the clues an old house gives you, and how to find out whether it needs a rewire or only a repair.',
    category: 'Home Electrical',
    readTime: '5 min read',
    date: '2024-05-13',
    updated: '2026-11-20',
    metaDescription:
      'Old cable, round sockets, hot switches and constant trips: ten signs that your wiring needs attention, and what to do before you panic.',
    cta: 'Recognise one of these? Book a condition report and know for certain.',
    picture: {
      stem: 'first-fix-rewire-room',
      alt: 'Room with a wall opened to its studs, new cable hanging in it, bare bulbs, a step ladder and cable drums',
    },
    relatedServices: ['rewiring', 'eicr'],
  },
  {
    slug: 'ev-charger-installation',
    title: 'Home EV Charger Installation: What to Expect',
    excerpt:
      'Before the charger goes on the wall, a few checks matter. What an installer looks at, what the rules say and who can get a grant.',
    category: 'EV Charging',
    readTime: '6 min read',
    date: '2024-04-29',
    updated: '2026-11-20',
    metaDescription:
      'A clear guide to home EV charging: supply checks, earthing, smart charging rules, grants for renters and flat owners, and network notification.',
    cta: 'Thinking about a charge point? Send photos of your fuse board and parking space.',
    picture: {
      stem: 'ev-charger-closeup',
      alt: 'Charge point on a brick wall with its cable coiled below and a switch box beside it',
    },
    relatedServices: ['garden-lighting', 'consumer-unit'],
  },
  {
    slug: 'garden-lighting-and-power',
    title: 'Garden Lighting and Outdoor Power: Plan Once, Dig Once',
    excerpt: 'From step lights to shed supplies: how to plan outdoor electrics so that the garden is dug up only once.',
    category: 'Outdoor Electrical',
    readTime: '5 min read',
    date: '2024-04-15',
    updated: '2026-11-20',
    metaDescription:
      'How to plan garden lighting and outdoor sockets: cable, IP ratings, RCD protection, low-voltage options and being kind to neighbours and wildlife.',
    cta: 'Planning a garden? We will walk it with you and quote for free.',
    picture: {
      stem: 'garden-dusk-path-festoon',
      alt: 'Garden at night from above: low bollard lights along a paved path to a sofa under strings of bulbs',
    },
    relatedServices: ['garden-lighting'],
  },
  {
    slug: 'smoke-and-co-alarms',
    title: 'Smoke, Heat and CO Alarms: Where They Go and When to Replace',
    excerpt:
      'The cheapest life-saving equipment in the house, and the most neglected. Where alarms go, how to test them and when to change them.',
    category: 'Safety & Compliance',
    readTime: '4 min read',
    date: '2024-03-25',
    updated: '2026-11-20',
    metaDescription:
      'Where to fit smoke, heat and carbon monoxide alarms, what landlords in England must provide, and why to test monthly and replace every 10 years.',
    cta: 'Not sure your alarms are right? We can check and upgrade them.',
    picture: {
      stem: 'smoke-alarm-ceiling',
      alt: 'White smoke alarm with a small green light on a hall ceiling, a single downlight further along and the stairs below',
    },
    relatedServices: ['new-builds', 'eicr'],
  },
  {
    slug: 'smart-home-wiring-basics',
    title: 'Smart Home Wiring Basics: What to Wire and What Not To',
    excerpt:
      'Standards, neutrals and network cable: the unglamorous choices that decide whether a smart home is a pleasure or a chore.',
    category: 'Smart Home',
    readTime: '5 min read',
    date: '2024-03-11',
    updated: '2026-11-20',
    metaDescription:
      'Matter, Thread, Zigbee, Wi-Fi and KNX in plain English, plus the wiring to put in during a renovation so that your smart home just works.',
    cta: 'Renovating? Let us mark up your plans before the plasterer arrives.',
    picture: {
      stem: 'smart-thermostat-panel',
      alt: 'Round thermostat reading 21 degrees and a touch screen above two brass switch plates on a dark green wall',
    },
    relatedServices: ['smart-home', 'new-builds'],
  },
  {
    slug: 'home-cctv-and-privacy',
    title: 'Home CCTV and Your Neighbours: Getting It Right',
    excerpt:
      'Cameras protect a home best when they also respect the people next door. A practical guide to placing and running domestic CCTV.',
    category: 'Security Systems',
    readTime: '5 min read',
    date: '2024-02-26',
    updated: '2026-11-20',
    metaDescription:
      'Where to point home cameras, what UK data protection law expects if you film beyond your boundary, and how to store footage safely.',
    cta: 'Want cameras that see your path and nothing else? Ask us for a free quote.',
    picture: {
      stem: 'security-camera-alarm-brick-wall',
      alt: 'Camera angled downwards on a brick wall at night, with an alarm box to its left and a floodlight above',
    },
    relatedServices: ['security'],
  },
  {
    slug: 'led-downlights-planning',
    title: 'Planning LED Downlights: How Many, Where and Which',
    excerpt: 'Most rooms have too many downlights in the wrong places. Here is how to plan fewer and better.',
    category: 'Lighting',
    readTime: '5 min read',
    date: '2024-02-12',
    updated: '2026-11-20',
    metaDescription:
      'A room-by-room guide to LED downlights: spacing, beam angle, colour temperature, dimming, fire rating and insulation.',
    cta: 'Planning a new ceiling? We will sketch a lighting plan with your quote.',
    picture: {
      stem: 'lighting-plan-drawing-desk',
      alt: 'Floor plan with light positions marked in gold, lying on a desk under a lamp with pens, a ruler and colour swatches',
    },
    relatedServices: ['downlights', 'sockets-lighting'],
  },
  {
    slug: 'consumer-unit-upgrade-guide',
    title: 'When to Replace Your Fuse Box: A Consumer Unit Guide',
    excerpt:
      'Rewirable fuses, buzzing boards and mystery labels: how to judge your consumer unit and what a modern one gives you.',
    category: 'Electrical Safety',
    readTime: '6 min read',
    date: '2024-01-29',
    updated: '2026-11-20',
    metaDescription:
      'How to tell if your fuse box needs replacing, what RCBOs, surge protection and AFDDs do, and what happens on change-over day.',
    cta: 'Send us a photo of your fuse board and we will tell you what we see.',
    picture: {
      stem: 'consumer-unit-rcbo-board',
      alt: 'White metal consumer unit with its front flap lifted to show a red main switch and a full row of breakers',
    },
    relatedServices: ['consumer-unit', 'eicr'],
  },
  {
    slug: 'eicr-guide',
    title: 'EICR Explained: A Guide for Homeowners and Landlords',
    excerpt:
      'A plain-English walk through the electrical installation condition report: what happens on the day, how to read the codes and what to do next.',
    category: 'Safety & Compliance',
    readTime: '6 min read',
    date: '2024-01-15',
    updated: '2026-11-20',
    metaDescription:
      'What an EICR checks, what C1, C2, C3 and FI mean, how often you need one and what to do if the report says unsatisfactory.',
    cta: 'Need an EICR? Tell us the property type and we will send a fixed price.',
    picture: {
      stem: 'eicr-tester-clipboard-table',
      alt: 'Yellow installation tester with coloured leads, two screwdrivers and a ticked checklist under a table lamp',
    },
    relatedServices: ['eicr', 'consumer-unit'],
  },
]

/** Articles of the same category, newest first, at most three, without the article itself (specification 2). */
export function relatedArticles(
  article: ArticleSummary,
  all: readonly ArticleSummary[] = articleSummaries,
): ArticleSummary[] {
  return all
    .filter((other) => other.category === article.category && other.slug !== article.slug)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, 3)
}
