import { retention } from '#shared/retention.ts'
import { expiryOf } from '../../../lambdas/enquiries/enquiry-store.ts'
import { agreed, type Consent, counted, type Terminal } from '../../terminal.ts'
import type { EnquiryResources } from './enquiry-resources.ts'

/**
 * Has enquiries that were stored under a longer retention expire after today's. Photos follow the bucket's own rule.
 */
export async function shortenRetention(
  { name, records }: Pick<EnquiryResources, 'name' | 'records'>,
  terminal: Terminal,
  consent: Consent,
): Promise<void> {
  const shorter = new Map<string, number>()
  for await (const { enquiryId, enquiry } of records.scan()) {
    if (enquiry?.expiresAt !== undefined && expiryOf(enquiry) < enquiry.expiresAt)
      shorter.set(enquiryId, expiryOf(enquiry))
  }
  const months = counted(retention.enquiryMonths, 'month')
  if (shorter.size === 0) {
    terminal.print(`No enquiry in ${name} is kept for longer than ${months}.`)
    return
  }
  const now = Date.now() / 1000
  const over = [...shorter.values()].filter((expiry) => expiry < now).length
  const question = `Have ${counted(shorter.size, 'enquiry')} in ${name} expire after ${months}, ${over} of them at once? This cannot be undone.`
  if (!(await agreed(terminal, question, 'shorten', consent))) return
  for (const [enquiryId, expiry] of shorter) await records.expireAt(enquiryId, expiry)
  terminal.print(
    `${counted(shorter.size, 'enquiry')} will expire sooner. DynamoDB deletes what has expired within some days.`,
  )
}
