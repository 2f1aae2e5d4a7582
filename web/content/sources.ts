import { areaSources } from './area-sources.ts'
import type { Source } from './lib/schema.ts'

/**
 * Where the facts of the service pages and area pages come from, each once, with the day it was last compared and the
 * day to do so again. Those of articles alone are in `article-sources.ts`.
 */
export const sources = {
  bs7671: {
    title: 'About BS 7671',
    publisher: 'Institution of Engineering and Technology',
    link: 'https://electrical.theiet.org/bs-7671/',
    checked: '2026-11-20',
    checkAgain: '2027-05-21',
  },
  partP: {
    title: 'Electrical safety: Approved Document P',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
    checked: '2026-11-20',
    checkAgain: '2027-05-20',
  },
  buildingRegulations: {
    title: 'The Building Regulations 2010',
    publisher: 'legislation.gov.uk',
    link: 'https://www.legislation.gov.uk/uksi/2010/2214/contents',
    checked: '2026-11-20',
    checkAgain: '2027-05-20',
  },
  fireSafety: {
    title: 'Fire safety: Approved Document B',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/government/publications/fire-safety-approved-document-b',
    checked: '2026-11-20',
    checkAgain: '2027-05-20',
  },
  access: {
    title: 'Access to and use of buildings: Approved Document M',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/government/publications/access-to-and-use-of-buildings-approved-document-m',
    checked: '2026-11-20',
    checkAgain: '2027-11-21',
  },
  energy: {
    title: 'Conservation of fuel and power: Approved Document L',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/government/publications/conservation-of-fuel-and-power-approved-document-l',
    checked: '2026-11-20',
    checkAgain: '2027-05-20',
  },
  rentedHomes: {
    title: 'Electrical safety standards in the private and social rented sectors: guidance',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/government/publications/electrical-safety-standards-in-the-private-and-social-rented-sectors-guidance/electrical-safety-standards-in-the-private-and-social-rented-sectors-guidance',
    checked: '2026-11-21',
    checkAgain: '2027-02-21',
  },
  socialHomes: {
    title: 'New electrical safety standards for social landlords',
    publisher: 'National Housing Federation',
    link: 'https://www.housing.org.uk/news-and-blogs/news/new-electrical-safety-standards-for-social-landlords',
    checked: '2026-11-21',
    checkAgain: '2027-05-21',
  },
  rentedHomesLaw: {
    title: 'The Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
    publisher: 'legislation.gov.uk',
    link: 'https://www.legislation.gov.uk/uksi/2020/312/contents',
    checked: '2026-11-20',
    checkAgain: '2027-02-21',
  },
  alarmLawGuidance: {
    title: 'Smoke and Carbon Monoxide Alarm (Amendment) Regulations 2022: guidance for local authorities',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/government/publications/smoke-and-carbon-monoxide-alarms-explanatory-booklet-for-local-authorities/the-smoke-and-carbon-monoxide-alarm-england-regulations-2015-explanatory-booklet-for-local-authorities',
    checked: '2026-11-21',
    checkAgain: '2027-05-21',
  },
  findNetwork: {
    title: 'Find my network operator',
    publisher: 'Energy Networks Association',
    link: 'https://www.energynetworks.org/customers/find-my-network-operator',
  },
  connectVehicles: {
    title: 'Connecting electric vehicles and heat pumps to the networks',
    publisher: 'Energy Networks Association',
    link: 'https://www.energynetworks.org/operating-the-networks/connecting-to-the-networks/connecting-electric-vehicles-and-heat-pumps',
    checked: '2026-11-27',
    checkAgain: '2027-05-27',
  },
  connectGeneration: {
    title: 'Connecting generation to the electricity networks',
    publisher: 'Energy Networks Association',
    link: 'https://www.energynetworks.org/industry/connecting-to-the-networks/connecting-generation-to-the-electricity-networks',
  },
  smartChargePoints: {
    title: 'The Electric Vehicles (Smart Charge Points) Regulations 2021',
    publisher: 'legislation.gov.uk',
    link: 'https://www.legislation.gov.uk/uksi/2021/1467/contents/made',
    checked: '2026-11-21',
    checkAgain: '2027-05-21',
  },
  chargePointGrant: {
    title: 'Electric vehicle chargepoint grant for renters and flat owners',
    publisher: 'Find a grant (GOV.UK)',
    link: 'https://www.find-government-grants.service.gov.uk/grants/electric-vehicle-chargepoint-grant-for-renters-and-flat-owners-2',
  },
  chargePointPlanning: {
    title: 'The Town and Country Planning (General Permitted Development) (England) (Amendment) Order 2025',
    publisher: 'legislation.gov.uk',
    link: 'https://www.legislation.gov.uk/uksi/2025/560/made',
    checked: '2026-11-21',
    checkAgain: '2027-05-21',
  },
  batteryFire: {
    title: 'Building standards: fire safety consultation, battery energy storage systems',
    publisher: 'Scottish Government',
    link: 'https://consult.gov.scot/local-government-and-communities/building-standards-fire-safety-cameron-house-hotel/consultation/subpage.2024-11-26.4327453867',
    checked: '2026-11-27',
    checkAgain: '2027-05-27',
  },
  batteryPlaces: {
    title: 'Battery storage new guidance PAS 63100',
    publisher: 'GB-Sol',
    link: 'https://gb-sol.co.uk/news/battery-storage-new-guidance-pas-63100',
    checked: '2026-11-21',
    checkAgain: '2027-05-21',
    // Second best: a seller, who quotes the list of places. The document itself is a free download from BSI.
  },
  exportTariffs: {
    title: 'Generation and export tariff jargon buster',
    publisher: 'Good Energy',
    link: 'https://www.goodenergy.co.uk/support/articles/generation-export-tariff-jargon-buster/',
    checked: '2026-11-27',
    checkAgain: '2027-05-27',
  },
  homeCctv: {
    title: 'Home CCTV systems',
    publisher: "Information Commissioner's Office",
    link: 'https://ico.org.uk/for-the-public/home-cctv-systems/',
    checked: '2026-11-20',
    checkAgain: '2027-05-20',
  },
  businessCctv: {
    title: 'CCTV checklist for small organisations',
    publisher: "Information Commissioner's Office",
    link: 'https://ico.org.uk/for-organisations/advice-for-small-organisations/checklists/data-protection-self-assessment/cctv-checklist/',
    checked: '2026-11-26',
    checkAgain: '2027-05-26',
  },
  burningSmell: {
    title: 'Electric Fire Safety Tips',
    publisher: 'Shropshire Fire and Rescue Service',
    link: 'https://shropshirefire.gov.uk/news/electric-fire-safety-tips',
    checked: '2026-11-27',
    checkAgain: '2027-11-27',
  },
  powerCut: {
    title: 'Power Cut 105',
    publisher: 'Energy Networks Association',
    link: 'https://www.powercut105.com/',
    checked: '2026-11-20',
    checkAgain: '2027-11-21',
  },
  connectedProducts: {
    title: 'Regulations: consumer connectable product security',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/guidance/regulations-consumer-connectable-product-security',
    checked: '2026-11-21',
    checkAgain: '2027-05-21',
  },
  phoneLines: {
    title: 'UK transition from analogue to digital landlines: guidance for local authorities',
    publisher: 'GOV.UK',
    link: 'https://www.gov.uk/government/publications/uk-transition-from-analogue-to-digital-landlines-guidance-for-local-authorities/uk-transition-from-analogue-to-digital-landlines-guidance-for-local-authorities',
    checked: '2026-11-21',
    checkAgain: '2027-02-01',
  },
  homeowners: {
    title: 'Periodic inspection and testing',
    publisher: 'Electrical Safety First',
    link: 'https://www.electricalsafetyfirst.org.uk/find-a-registered-electrician/periodic-inspection-and-testing/',
    checked: '2026-11-20',
    checkAgain: '2027-05-21',
  },
  codes: {
    title: 'Best Practice Guide 4: condition report codes',
    publisher: 'Electrical Safety First',
    link: 'https://www.electricalsafetyfirst.org.uk/media/nhjengmh/best_practice-guide-4_issue-73.pdf',
  },
  openQuestions: {
    title: 'Does an FI code still fail an EICR? What BS 7671 Amendment 4 changes',
    publisher: 'Inspect Electrical',
    link: 'https://inspectelectrical.co.uk/?p=705',
    checked: '2026-11-22',
    checkAgain: '2027-02-21',
    // Second best: a contractor's page. The form itself is in BS 7671, which has to be bought.
  },
  cancellation: {
    title: 'The Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
    publisher: 'legislation.gov.uk',
    link: 'https://www.legislation.gov.uk/uksi/2013/3134/contents',
    checked: '2026-11-21',
    checkAgain: '2027-05-21',
  },
  cancellationForm: {
    title: 'The Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, Schedule 3',
    publisher: 'legislation.gov.uk',
    link: 'https://www.legislation.gov.uk/uksi/2013/3134/schedule/3',
  },
  // The areas.
  ...areaSources,
} as const satisfies Record<string, Source>
