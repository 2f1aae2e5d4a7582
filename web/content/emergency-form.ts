import { business, pounds } from './business.ts'
import { alertsOwner } from './lib/owner/options.ts'
import { only, stated } from './lib/stated.ts'

const fee = `A call-out has a fee, from ${pounds(business.prices.emergencyCallOut)}. ${only.guarantee}You hear the likely total before any work begins.`

/** Above the form of the emergency page. */
export const emergencyForm = stated(
  alertsOwner
    ? { title: 'Tell us about the emergency', text: `We ring you back. ${fee}` }
    : { title: 'If you cannot ring', text: `Write to us. ${fee}` },
)
