import type { Source } from './lib/schema.ts'

/** Where the facts of single places come from. `sources.ts` has the rest. */
export const areaSources = {
  richmondConservation: {
    title: 'Conservation areas: frequently asked questions',
    publisher: 'Richmond Council',
    link: 'https://www.richmond.gov.uk/conservation_areas_faq',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  kewConservation: {
    title: 'Council takes steps to protect heritage and beauty of borough',
    publisher: 'Richmond Council',
    link: 'https://www.richmond.gov.uk/council/news/press_office/older_news/march_2017/council_takes_steps_to_protect_heritage_and_beauty_of_borough-2',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  riversideConservation: {
    title: 'Extension of six existing Conservation Areas and designation of nine new Conservation Areas',
    publisher: 'Richmond Council',
    link: 'https://haveyoursay.citizenspace.com/richmondecs/conservation-areas-18/',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  barnesConservation: {
    title: 'Barnes Green: Conservation Area Appraisal',
    publisher: 'Richmond Council',
    link: 'https://richmond.gov.uk/services/planning/conservation_and_urban_design/conservation_areas/barnes_green_conservation_area_appraisal',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  mortlakeConservation: {
    title: 'Public consultation on potential new conservation areas (Barnes, Mortlake)',
    publisher: 'Richmond Council',
    link: 'https://haveyoursay.citizenspace.com/richmondecs/conservation-areas-2017/',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  mortlakeCrossings: {
    title: 'Current issues: the Mortlake Brewery',
    publisher: 'Mortlake with East Sheen Society',
    link: 'https://mess.org.uk/mortlake-brewery-barnes-hospital-other-planning-issues/',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  altonEstate: {
    title: 'Alton Estate: Conservation Area Appraisal No. 46',
    publisher: 'Wandsworth Council',
    link: 'https://wandsworth.gov.uk/alton-estate-conservation-area-appraisal',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  mertonConservation: {
    title: 'Conservation areas list',
    publisher: 'Merton Council',
    link: 'https://www.merton.gov.uk/planning-and-buildings/conservation-heritage/conservation-areas-list',
    checked: '2026-11-21',
    checkAgain: '2027-11-21',
  },
  listedBuildings: {
    title: 'The National Heritage List for England',
    publisher: 'Historic England',
    link: 'https://historicengland.org.uk/listing/the-list/',
  },
  tidalThames: {
    title:
      'Flooding to low-lying roads and footpaths expected in Richmond (an alert of the Environment Agency, reported)',
    publisher: 'Richmond Nub News',
    link: 'https://richmond.nub.news/news/local-news/flooding-to-low-lying-roads-and-footpaths-expected-in-richmond-following-weekend-of-rain-and-high-tides-221946',
    // A report of the Environment Agency's alert.
  },
  whiteHartLaneParking: {
    title: 'White Hart Lane CPZ parking review: background',
    publisher: 'Richmond Council',
    link: 'https://www.richmond.gov.uk/services/roads_and_transport/transport_planning_schemes/transport_planning/parking_reviews/past_parking_reviews/white_hart_lane_cpz_parking_review_background',
    checked: '2026-11-22',
    checkAgain: '2027-05-22',
  },
  sheenParking: {
    title: 'Proposed East Sheen Controlled Parking Zone',
    publisher: 'Richmond Council',
    link: 'https://haveyoursay.citizenspace.com/richmondecs/eastsheen-23/',
    checked: '2026-11-22',
    checkAgain: '2027-05-22',
  },
  wandsworthConservation: {
    title: 'About conservation areas',
    publisher: 'Wandsworth Council',
    link: 'https://www.wandsworth.gov.uk/planning-and-building-control/building-conservation-and-design/conservation-areas/about-conservation-areas',
  },
} as const satisfies Record<string, Source>
