import { business, pounds } from './business.ts'

/** Above the form of the emergency page. */
export const emergencyForm = {
  title: 'If you cannot ring',
  text: `Write to us. A call-out has a fee, from ${pounds(business.prices.emergencyCallOut)}. You hear the likely total before any work begins.`,
}
