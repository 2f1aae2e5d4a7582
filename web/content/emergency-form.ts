import { business, pounds } from './business.ts'
import { only, stated } from './lib/stated.ts'

/** Above the form of the emergency page. */
export const emergencyForm = stated({
  title: 'If you cannot ring',
  text: `Write to us. A call-out has a fee, from ${pounds(business.prices.emergencyCallOut)}. ${only.guarantee}You hear the likely total before any work begins.`,
})
