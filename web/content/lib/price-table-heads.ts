/**
 * The tables of `owner/prices.yaml`, in the order of the cost guide. The schema of that file is made from this one, so
 * a service gets a price by a row here, another in `rowNames` below, and the rows of its table there.
 */
export const priceTableHeads = {
  rewire: { service: 'rewiring', caption: 'A full rewire, by size of home', what: 'Home' },
  eicr: { service: 'eicr', caption: 'An EICR (condition report), by size of home', what: 'Home' },
  board: { service: 'consumer-unit', caption: 'A new fuse board, by number of circuits', what: 'Fuse board' },
  charger: { service: 'ev-charging', caption: 'A charge point, by length of cable', what: 'Cable' },
  sockets: { service: 'sockets-lighting', caption: 'Extra double sockets, fitted on one visit', what: 'Sockets' },
  downlights: { service: 'downlights', caption: 'Lights and downlights in one room', what: 'Lights' },
  gardenOffice: { service: 'garden-office', caption: 'Power for a garden office, by length of cable', what: 'Cable' },
  heatingControls: { service: 'heating', caption: 'Heating controls, by number of zones', what: 'Zones' },
  faultFinding: { service: 'fault-finding', caption: 'Fault finding in the daytime', what: 'Time' },
  outdoor: { service: 'garden-lighting', caption: 'Outdoor sockets and lights', what: 'Job' },
  showersCookers: { service: 'showers-cookers', caption: 'Cookers, showers and extractor fans', what: 'Job' },
  smokeAlarms: { service: 'smoke-alarms', caption: 'Smoke and heat alarms, by number', what: 'Alarms' },
  cctv: { service: 'security', caption: 'Cameras and video doorbells', what: 'Cameras' },
  businessTests: { service: 'landlords-businesses', caption: 'Tests for landlords, shops and offices', what: 'Test' },
} satisfies Record<string, PriceTableHead>

export type PriceTableName = keyof typeof priceTableHeads

/** Of each table, the names of the rows whose prices texts print, `{{prices.fourDownlights}}`. */
export const rowNames = {
  rewire: ['fullRewire', 'houseRewire'],
  eicr: ['testing', 'homeEicr'],
  board: ['board'],
  charger: ['chargePoint'],
  sockets: ['installation', 'twoSockets'],
  downlights: ['lighting', 'fourDownlights'],
  gardenOffice: ['gardenOffice'],
  heatingControls: ['heatingZone'],
  faultFinding: ['daytimeHour', 'daytimeHalfHour'],
  outdoor: ['outdoorSocket'],
  showersCookers: ['cooker'],
  smokeAlarms: ['smokeAlarm'],
  cctv: ['doorbell'],
  businessTests: ['applianceTests'],
} as const satisfies Record<PriceTableName, readonly string[]>

export type PriceName = (typeof rowNames)[PriceTableName][number]

export type PriceTableHead = {
  /** Slug of the service whose page shows it. */
  service: string
  caption: string
  /** Heading of the first column. */
  what: string
}
