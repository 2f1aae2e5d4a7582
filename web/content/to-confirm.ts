/**
 * What the site says and nobody who wrote it may settle. Each is marked by words of its own that stand on the site, so the
 * content check notices when those change; `docs/before-you-go-live.md` has the table. What only the owner can know is in
 * `owner/claims.yaml`.
 */
export interface ToConfirm {
  by: 'an electrician' | 'a solicitor' | 'the owner'
  claim: string
  /** As a file of this folder has it. */
  says: string
  /** Where it stands. */
  standing: string
}

export const toConfirm: readonly ToConfirm[] = [
  {
    by: 'an electrician',
    claim: 'C1 and C2 decide the result of a report; FI alone does not, on the form of Amendment 4',
    says: 'C1 and C2 decide the result, though the inspector may still judge.',
    standing:
      "Best Practice Guide 4 and one contractor's page. The form was not read. The text sends readers to whoever wrote their report.",
  },
  {
    by: 'an electrician',
    claim: 'Amendment 4 could be used from 15 April 2026 and is the only edition since 15 October 2026',
    says: 'The version before it was withdrawn on 15 October 2026.',
    standing: 'Several agreeing pages of the trade; not read at BSI.',
  },
  {
    by: 'an electrician',
    claim: 'An ordinary socket stays 2.5 m from the edge of zone 1',
    says: 'at least 2.5 m from the edge of zone 1, to the best of our knowledge',
    standing: 'Older guides say 3 m. The text asks the reader to have it confirmed.',
  },
  {
    by: 'an electrician',
    claim: 'The same, on the service page',
    says: '2.5 m from the edge of zone 1, to the best of our knowledge',
    standing: 'As above.',
  },
  {
    by: 'an electrician',
    claim: 'When surge protection is required',
    says: 'could seriously hurt somebody or cost a great deal, in money or in data',
    standing:
      'The failure of a safety service was on the list of 2022 and is reported to have gone in May 2023. The text leaves it out and says to ask.',
  },
  {
    by: 'an electrician',
    claim: 'Arc-fault devices are required on socket circuits in four kinds of building, and only there',
    says: 'Required in new work in four kinds of building',
    standing: 'Several agreeing pages of the trade.',
  },
  {
    by: 'an electrician',
    claim: 'What comes before the main switch: gas, and powered medical equipment',
    says: 'start its back-up first; if it has none, call 999 before you switch off',
    standing: 'Our own wording.',
  },
  {
    by: 'an electrician',
    claim: 'Flicker all over the house is for 105, today',
    says: 'can be a loose connection in the supply',
    standing: 'Common knowledge of the trade; no public page was found that says it.',
  },
  {
    by: 'an electrician',
    claim: 'Custom for the depth of a cable under a lawn',
    says: 'Around 500 to 600 mm is common under a lawn',
    standing: 'Custom, and the text says that no rule gives a figure.',
  },
  {
    by: 'an electrician',
    claim: 'LD2 is the least for rented homes, LD3 for owners of up to two storeys',
    says: 'The trade treats LD2 as the least for rented homes.',
    standing: 'Makers and trade press. BS 5839-6 was not read.',
  },
  {
    by: 'an electrician',
    claim: 'Where a home battery may stand',
    says: 'It rules out bedrooms, lofts, cupboards that open into bedrooms',
    standing: "A seller's quotation of PAS 63100. The document is a free download from BSI.",
  },
  {
    by: 'an electrician',
    claim: 'All ten areas are on the network of UK Power Networks',
    says: 'a supply number that begins with 12 or 19 is theirs',
    standing: 'Look up one postcode of each area with the Energy Networks Association.',
  },
  {
    by: 'an electrician',
    claim: 'Plug-in solar may not be sold for British plugs yet',
    says: 'no panel could be sold with a British plug to feed a home',
    standing: 'The rules of 1994, and reports of a consultation in June 2026. Look for its result on GOV.UK.',
  },
  {
    by: 'an electrician',
    claim: 'The decades in which kinds of wiring were usual',
    says: 'We found no public body that dates wiring by decade.',
    standing: 'Second-best sources, and the page says so.',
  },
  {
    by: 'a solicitor',
    claim: 'From which day the 14 days count where goods are supplied and fitted',
    says: '14 days, which may be counted from the day you receive the goods',
    standing: 'Left open in the text.',
  },
  {
    by: 'a solicitor',
    claim: 'The model cancellation form, and that using it is optional',
    says: 'hereby give notice that I/We',
    standing:
      'Two copies of Schedule 3, Part B have these words; the page of the law was not read. It wants our postal address too.',
  },
  {
    by: 'a solicitor',
    claim: 'No right to cancel an urgent repair',
    says: 'No right to cancel that repair; other work agreed on the visit has its 14 days',
    standing: 'From the regulations of 2013. Whether our call-outs fall under the exception is open.',
  },
  {
    by: 'a solicitor',
    claim: 'What the law gives when work or parts are not right',
    says: 'you can ask for some or all of your money back',
    standing: 'A summary of the Consumer Rights Act 2015.',
  },
  {
    by: 'a solicitor',
    claim: 'The highest civil penalty for landlords is £40,000',
    says: 'Since 1 November 2025 the top civil penalty has been £40,000.',
    standing: 'Pages of councils and landlords; the amending law was read in draft.',
  },
  {
    by: 'a solicitor',
    claim: "Awaab's Law: 24 hours for social landlords",
    says: 'social landlords must look into an emergency hazard and make it safe within 24 hours',
    standing: 'The draft guidance. When it will reach private landlords is left out, because no date is known.',
  },
  {
    by: 'a solicitor',
    claim: 'People may complain first to whoever films them, since 19 June 2026',
    says: 'Since 19 June 2026, people may complain first to whoever holds their data',
    standing: 'The day on which this part of the Act began is from secondary pages.',
  },
  {
    by: 'the owner',
    claim: 'What the houses of each area are like',
    says: 'Villas along Castelnau',
    standing:
      "From the councils' pages on conservation areas and from copies of their village plans, which are not named as sources. Walk past.",
  },
  {
    by: 'an electrician',
    claim: 'Plug-in solar: what was proposed in June 2026, and that nothing is settled',
    says: 'In June 2026 the government consulted on changing that, for small kits.',
    standing: 'Reports of the consultation. Its outcome was not found: look at GOV.UK before launch.',
  },
  {
    by: 'an electrician',
    claim: 'An inverter can blind an older RCD',
    says: 'Some older ones can be blinded by an inverter',
    standing: 'Common knowledge of the trade.',
  },
  {
    by: 'an electrician',
    claim: 'Up to 3.68 kW a phase the network operator is told within 28 days',
    says: 'The network operator is told within 28 days, or asked beforehand',
    standing: 'A parliamentary answer of 2025; the review of that limit is not finished.',
  },
  {
    by: 'an electrician',
    claim: 'Vehicle-to-grid is asked for as generation',
    says: 'in most cases under the rules for generation',
    standing: 'The Energy Networks Association; no form was read.',
  },
  {
    by: 'an electrician',
    claim: 'Cable sizes for electric showers',
    says: 'These sizes are a guide, and the route can change them',
    standing: 'Trade practice. The text sends readers to the designer and the instructions.',
  },
  {
    by: 'an electrician',
    claim: 'A larger main fuse alone is often free',
    says: 'The fuse alone is often changed without charge.',
    standing: "Common knowledge of the trade; compare UK Power Networks' own page.",
  },
  {
    by: 'an electrician',
    claim: 'Old storage heaters may contain asbestos',
    says: "may hold asbestos if it's from before the mid-1970s",
    standing: 'Common knowledge of the trade.',
  },
  {
    by: 'an electrician',
    claim: 'What sockets, boards and cables belong to which decade',
    says: 'The decades are what trade books and electricians go by.',
    standing: 'No public body was found that says it.',
  },
  {
    by: 'a solicitor',
    claim: "Awaab's Law: another place to stay",
    says: 'the landlord must offer somewhere else to stay',
    standing: 'The guidance of October 2025, read in part.',
  },
  {
    by: 'a solicitor',
    claim: 'Holiday lets: a written fire risk assessment, even for one room and one night',
    says: 'You need a written fire risk assessment',
    standing: 'Pages of fire services; the Fire Safety Order was not read.',
  },
  {
    by: 'a solicitor',
    claim: 'London: 90 nights a year without planning permission',
    says: 'allowed for up to 90 nights a year without planning permission, on conditions',
    standing: 'Section 44 of the Deregulation Act 2015, not read again.',
  },
  {
    by: 'the owner',
    claim: 'Which streets by the river flood around a very high tide',
    says: 'Water Lane and Friars Lane can flood',
    standing: 'An alert of the Environment Agency of February 2024, as a newspaper reports it.',
  },
]
