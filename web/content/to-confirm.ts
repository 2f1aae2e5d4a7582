/**
 * What the site says and nobody who wrote it may settle. Each is marked by words of its own that stand on the site, so the
 * content check notices when those change; `npm run content -- --launch` prints them. What only the owner can know is in
 * `owner/claims.yaml`.
 */
export interface ToConfirm {
  by: 'electrician' | 'solicitor' | 'owner'
  claim: string
  /** As a file of this folder has it. */
  says: string
  /** What it rests on, and what is open. */
  standing: string
}

export const toConfirm: readonly ToConfirm[] = [
  {
    by: 'electrician',
    claim: 'C1 and C2 decide a report; FI alone does not (Amendment 4)',
    says: 'C1 and C2 decide the result, though the inspector may still use judgement.',
    standing: 'Best Practice Guide 4 and one contractor; the form was not read',
  },
  {
    by: 'electrician',
    claim: 'Amendment 4: usable from 15 April 2026, alone since 15 October',
    says: 'The version before it was withdrawn on 15 October 2026.',
    standing: 'Agreeing trade pages; not read at BSI',
  },
  {
    by: 'electrician',
    claim: 'Sockets 2.5 m from the edge of zone 1',
    says: 'at least 2.5 m from the edge of zone 1. Guides',
    standing: 'Older guides say 3 m',
  },
  {
    by: 'electrician',
    claim: 'Sockets 2.5 m from the edge of zone 1, on the service page',
    says: 'at least 2.5 m from the edge of zone 1. Few',
    standing: 'Older guides say 3 m',
  },
  {
    by: 'electrician',
    claim: 'When surge protection is required',
    says: 'could seriously hurt somebody or cost a great deal, in money or in data',
    standing: 'Failure of a safety service left out: reportedly gone in May 2023',
  },
  {
    by: 'electrician',
    claim: 'Arc-fault devices: required in four kinds of building only',
    says: 'Required in new work in four kinds of building',
    standing: 'Agreeing trade pages',
  },
  {
    by: 'electrician',
    claim: 'Gas and medical equipment come before the main switch',
    says: 'start its battery first; if it has none, call 999 first',
    standing: 'Our own wording',
  },
  {
    by: 'electrician',
    claim: 'At a shock: switch off, or 999 where that is not safe; then 999 on speaker; afterwards 111 or a doctor',
    says: 'call 999 on speaker and start CPR as they tell you',
    standing: 'The order of St John Ambulance, in our own wording. A first-aider has to read it too',
  },
  {
    by: 'electrician',
    claim: 'A dark home in a lit street: the prepayment meter, then 105, before a call-out',
    says: 'Check the credit on a prepayment meter, then call 105.',
    standing: 'Common trade knowledge',
  },
  {
    by: 'electrician',
    claim: 'A loop is taken out by the operator, as a rule free of charge',
    says: 'It may give each home a separate cable beforehand, as a rule free of charge.',
    standing: 'Common trade knowledge',
  },
  {
    by: 'electrician',
    claim: 'Why a failing bulb trips a breaker',
    says: 'For a moment it carries far more current than the bulb did',
    standing: 'Trade knowledge; no public body found',
  },
  {
    by: 'electrician',
    claim: 'Flicker all over the house: 105, today',
    says: 'can be a loose connection in the supply',
    standing: 'Common trade knowledge',
  },
  {
    by: 'electrician',
    claim: 'Cable depth under a lawn',
    says: 'Around 500 to 600 mm is common under a lawn',
    standing: 'Custom; the text says no rule gives a figure',
  },
  {
    by: 'electrician',
    claim: 'LD2 the least for rented homes, LD3 for owners',
    says: 'The trade treats LD2 as the least for rented homes.',
    standing: 'Makers and trade press; BS 5839-6 was not read',
  },
  {
    by: 'electrician',
    claim: 'Where a home battery may stand',
    says: 'It rules out bedrooms, lofts, cupboards that open into bedrooms',
    standing: 'A seller quoting PAS 63100, which is a free download',
  },
  {
    by: 'electrician',
    claim: 'UK Power Networks serves all areas',
    says: 'a supply number that begins with 12 or 19 is theirs',
    standing: 'Look up one postcode of each',
  },
  {
    by: 'electrician',
    claim: 'Vehicle-to-grid counts as generation',
    says: 'in most cases under the rules for generation',
    standing: 'Energy Networks Association; no form was read',
  },
  {
    by: 'electrician',
    claim: 'Cable sizes for electric showers',
    says: 'These sizes are a guide, and the route can change them',
    standing: 'Trade practice',
  },
  {
    by: 'electrician',
    claim: 'A larger main fuse alone is often free',
    says: 'The fuse alone is often changed without charge.',
    standing: 'Common trade knowledge',
  },
  {
    by: 'electrician',
    claim: 'Old storage heaters may hold asbestos',
    says: "may hold asbestos if it's from before the mid-1970s",
    standing: 'Common trade knowledge',
  },
  {
    by: 'electrician',
    claim: 'Sockets, boards and cables by decade',
    says: 'The decades are what trade books and electricians go by.',
    standing: 'No public body found',
  },
  {
    by: 'solicitor',
    claim: 'When the 14 days begin for goods supplied and fitted',
    says: '14 days, which may be counted from the day you receive the goods',
    standing: 'Left open in the text',
  },
  {
    by: 'solicitor',
    claim: 'The model cancellation form',
    says: 'hereby give notice that I/We',
    standing: 'Two copies of Schedule 3 agree; the law was not opened, and wants our postal address too',
  },
  {
    by: 'solicitor',
    claim: 'No right to cancel an urgent repair',
    says: 'No right to cancel that repair; other work agreed on the visit has its 14 days',
    standing: 'Regulations of 2013; do our call-outs fall under it?',
  },
  {
    by: 'solicitor',
    claim: 'What the law gives when work is not right',
    says: 'you can ask for some or all of your money back',
    standing: 'Summary of the Consumer Rights Act 2015',
  },
  {
    by: 'solicitor',
    claim: "Landlords' highest civil penalty is £40,000",
    says: 'Since 1 November 2025 the top civil penalty has been £40,000.',
    standing: 'Councils and landlords; the amending law read in draft',
  },
  {
    by: 'solicitor',
    claim: "Awaab's Law: 24 hours for social landlords",
    says: 'social landlords must look into an emergency hazard and make it safe within 24 hours',
    standing: 'Draft guidance; no date for private landlords',
  },
  {
    by: 'solicitor',
    claim: 'Complaints about filming go first to whoever films, since 19 June 2026',
    says: 'Since 19 June 2026, people may complain first to whoever holds their data',
    standing: 'Secondary pages for the date',
  },
  {
    by: 'solicitor',
    claim: "Awaab's Law: somewhere else to stay",
    says: 'the landlord must offer somewhere else to stay',
    standing: 'Guidance of October 2025, read in part',
  },
  {
    by: 'solicitor',
    claim: 'Holiday lets: a written fire risk assessment, even for one night',
    says: 'You need a written fire risk assessment',
    standing: 'Fire services; the Order was not read',
  },
  {
    by: 'solicitor',
    claim: 'London: 90 nights without planning permission',
    says: 'allowed for up to 90 nights a year without planning permission, on conditions',
    standing: 'Deregulation Act 2015, section 44, as copied elsewhere',
  },
  {
    by: 'owner',
    claim: 'What the houses of each area are like',
    says: 'Villas along Castelnau',
    standing: "Councils' pages and copies of village plans; walk past",
  },
  {
    by: 'owner',
    claim: 'Riverside streets that flood at very high tides',
    says: 'Water Lane and Friars Lane can flood',
    standing: 'A newspaper on an alert of February 2024',
  },
]
