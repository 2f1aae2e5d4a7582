import { claimed, inspection, registration } from './lib/owner/claims.ts'

/** Whether the firm is registered with a scheme, and what follows from it, from the owner's file. */
export const registered = registration
  ? `We are registered with ${registration.scheme}${registration.since ? ` and have been since ${registration.since}` : ''}. Our number is ${registration.number}, and the link at the foot of this page leads to our entry in the register.`
  : 'We are not registered with a scheme, so building control inspects notifiable work, such as a new circuit or a new fuse board.'

/** The insurance that a visitor asks about, with the insurer if the owner names one. */
export const insured = `We have public liability insurance${claimed.insurer ? ` with ${claimed.insurer}` : ''}, which covers up to ${claimed.insuredUpTo}.`

const inspector = inspection.by
  ? `Your report is written by ${inspection.by.inspector}, who holds ${inspection.by.qualification}.`
  : 'Ask us who will inspect and what qualification they hold.'

/** Who inspects, on each page that sells condition reports, with the insurance for it if the owner says so. */
export const inspected = `${inspector} You don't need a registered firm for an EICR, but for a rented home the law requires a qualified and competent person.${inspection.isInsured ? ' Our insurance covers inspections and reports.' : ''}`
