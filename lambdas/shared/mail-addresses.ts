/** Addresses of mail that the Lambdas and the stack both know. Imports nothing. */

/**
 * Address that sends emergencies and dangers, so that a phone can ring for these alone: `website+urgent@example.com`.
 * Where an address is verified, SES sends from its labels too:
 * https://docs.aws.amazon.com/ses/latest/DeveloperGuide/verify-email-addresses.html
 */
export function urgentSenderOf(sender: string): string {
  return sender.replace('@', '+urgent@')
}

/** Where test enquiries are mailed: SES's simulator, which delivers nothing and spares the sender's reputation. */
export const mailSimulatorAddress = 'success@simulator.amazonses.com'

/** What follows the `@`, in lower case. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
