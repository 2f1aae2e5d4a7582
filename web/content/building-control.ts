/**
 * Notifiable work is signed off in one of two ways: by the firm itself, if it is registered, or by the council's
 * building control, for a fee. `notifies` in `owner/claims.yaml` says which; no sentence here is true of both.
 */
import { pounds } from './business.ts'
import { claimed } from './lib/owner/claims.ts'
import { buildingControlFees } from './lib/owner/prices.ts'
import { feesByCouncil } from './lib/price-table.ts'

const { notifies } = claimed

/** Within how many days a registered firm's customer has the certificate: Building Regulations 2010, regulation 20. */
export const certificateDays = 30

/** Said of each job that is notifiable, after its electrical certificate. */
export const buildingCertificate = notifies
  ? `The building regulations certificate follows within ${certificateDays} days.`
  : // Regulation 17(2): https://www.legislation.gov.uk/uksi/2012/3119/regulation/10/made
    "When we've finished, we tell building control. If it's satisfied, it sends you its certificate within eight weeks."

/** Said wherever certificates are explained: who is told, and two papers with two dates. */
export const notification = `${
  notifies
    ? 'We tell building control about notifiable work ourselves.'
    : // Regulation 12: whoever carries out the work gives notice of it before it starts.
      // https://www.legislation.gov.uk/uksi/2010/2214/regulation/12
      'We tell building control about notifiable work before we start, and it inspects the work.'
} You get our electrical certificate with the test results. ${buildingCertificate}`

/** What each council's building control charges; undefined for a firm that notifies. */
const fees = buildingControlFees && feesByCouncil(buildingControlFees)

/** Said of notifiable work that has no price on the site. */
export const feeNote = fees ? `Building control's fee is extra: ${fees}.` : "Building control's fee is in the price."

/** Said where only some jobs have a fee to pay; nothing for a firm that notifies. */
export const feeIfNotifiable = buildingControlFees
  ? `On notifiable jobs building control charges a fee, from ${pounds(buildingControlFees.least)}, which is extra unless the price says otherwise.`
  : ''

/** Said where only some jobs are notifiable. */
export const certificateIfNotifiable = feeIfNotifiable
  ? `${feeIfNotifiable} ${buildingCertificate}`
  : `If the job is notifiable, the building regulations certificate follows within ${certificateDays} days.`

/** Behind a "from" price of notifiable work, which has the lowest fee in it. */
export const withFee = buildingControlFees ? " with building control's fee" : ''

/** Said after `notification` wherever quotes are explained. */
export const notificationRoute = fees
  ? `We don't sign off notifiable work ourselves, so building control charges a fee: ${fees}. Our guide prices include it where they say so; otherwise it's extra.`
  : 'We sign off notifiable work ourselves, and the fee is in our price.'
