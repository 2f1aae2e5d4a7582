import { sign } from '../runtime/hmac.ts'
import type { LimitCounter } from '../runtime/limit-counter.ts'
import { log } from '../runtime/log.ts'
import type { SendMail } from '../runtime/send-mail.ts'
import { withinTime } from '../runtime/within-time.ts'
import type { StoredEnquiry } from './enquiry.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import { buildReceipt, type ReceiptSettings } from './receipt-email.ts'

interface SendReceiptDeps extends ReceiptSettings {
  store: Pick<EnquiryStore, 'claimReceipt'>
  counter: Pick<LimitCounter, 'count'>
  sendMail: SendMail
  sender: string
  /** Reply-To of the receipt: the business's public address. */
  businessEmail: string
  /** Its own, so that a customer's bounce is not taken for one of the owner's mail. */
  configurationSet: string
  signingKey: string
  now: () => number
}

/** Milliseconds for claim, counts and mail. */
const bound = 5000

/** Milliseconds after which a receipt would only confuse. */
const longest = 24 * 60 * 60_000

/**
 * Makes the worker's step that mails the customer a receipt, once the owner's mail is noted. Claimed before it is sent
 * and never released: a missing receipt is better than two. Never throws.
 */
export function createSendReceipt(deps: SendReceiptDeps) {
  const { store, sendMail, now } = deps
  return async (enquiry: StoredEnquiry): Promise<void> => {
    const { enquiryId, possibleSpam, testEnquiry, receiptAt, replyTo } = enquiry
    const isOld = now() - Date.parse(enquiry.receivedAt) > longest
    if (replyTo === undefined || possibleSpam || testEnquiry || receiptAt || isOld) return
    try {
      const outcome = await withinTime(bound, async (signal) => {
        if (!(await store.claimReceipt(enquiryId, now(), signal))) return 'sent before'
        if (!(await isWithinLimits(enquiryId, replyTo, deps, signal))) return 'no more today'
        await sendMail(envelopeTo(replyTo, deps), buildReceipt(enquiry, deps), signal)
        return 'sent'
      })
      log.info('receipt', { enquiryId, outcome })
    } catch (error) {
      log.error('step failed', { enquiryId, step: 'receipt', error })
    }
  }
}

function envelopeTo(replyTo: string, { business, sender, businessEmail, configurationSet }: SendReceiptDeps) {
  return { from: { name: business.name, address: sender }, to: replyTo, replyTo: businessEmail, configurationSet }
}

/** The address may be a stranger's whom somebody wants to annoy. A count that fails throws, and nothing is sent. */
async function isWithinLimits(
  enquiryId: string,
  address: string,
  { counter, signingKey, now }: SendReceiptDeps,
  signal: AbortSignal,
): Promise<boolean> {
  const use = { ids: [enquiryId], now: now() }
  const mailbox = sign(signingKey, 'count', mailboxOf(address))
  if (!(await counter.count({ ...use, limit: 'receiptsOfMailbox', who: mailbox }, signal))) return false
  return counter.count({ ...use, limit: 'receipts', who: 'all' }, signal)
}

/** `jo.b+x@` and `job@` count as one mailbox, as with many providers. Too strict a count does no harm. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
