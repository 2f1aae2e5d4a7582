import type { StoredLead } from '../../leads/lead.ts'
import type { LeadStore } from '../../leads/lead-store.ts'
import { sign } from '../../runtime/hmac.ts'
import type { LimitCounter } from '../../runtime/limit-counter.ts'
import { log } from '../../runtime/log.ts'
import type { SendMail } from '../../runtime/send-mail.ts'
import { withinTime } from '../../runtime/within-time.ts'
import { buildReceipt, type ReceiptSettings } from './receipt-email.ts'

interface SendReceiptDeps extends ReceiptSettings {
  store: Pick<LeadStore, 'claimReceipt'>
  counter: Pick<LimitCounter, 'take'>
  sendMail: SendMail
  sender: string
  /** Reply-To: the business's public address. */
  answersTo: string
  /** Its own, so that a customer's bounce is not taken for one of the owner's mail. */
  configurationSet: string
  /** Keys of the hash under which a mailbox is counted. */
  key: string
  now: () => number
}

/** Milliseconds for claim, counts and mail. */
const bound = 5000

/** Milliseconds after which a receipt would only confuse. */
const longest = 24 * 60 * 60_000

/**
 * Makes the worker's step that mails the customer a receipt, once the owner's mail is noted. Claimed before it is sent and never released:
 * a missing receipt is better than two. Never throws.
 */
export function createSendReceipt(deps: SendReceiptDeps) {
  const { store, sendMail, now } = deps
  return async (lead: StoredLead): Promise<void> => {
    const { leadId, possibleSpam, canary, receiptAt, replyTo } = lead
    const isOld = now() - Date.parse(lead.receivedAt) > longest
    if (replyTo === undefined || possibleSpam || canary || receiptAt || isOld) return
    try {
      const outcome = await withinTime(bound, async (signal) => {
        if (!(await store.claimReceipt(leadId, now(), signal))) return 'sent before'
        if (!(await isWithinLimits(leadId, replyTo, deps, signal))) return 'no more today'
        await sendMail(envelopeTo(replyTo, deps), buildReceipt(lead, deps), signal)
        return 'sent'
      })
      log.info('receipt', { leadId, outcome })
    } catch (error) {
      log.error('step failed', { leadId, step: 'receipt', error })
    }
  }
}

function envelopeTo(replyTo: string, { business, sender, answersTo, configurationSet }: SendReceiptDeps) {
  return { from: { name: business.name, address: sender }, to: [replyTo], replyTo: answersTo, configurationSet }
}

/** The address may be that of a stranger whom somebody wants to annoy. A count that fails throws, and nothing is sent. */
async function isWithinLimits(
  leadId: string,
  address: string,
  { counter, key, now }: SendReceiptDeps,
  signal: AbortSignal,
): Promise<boolean> {
  const use = { ids: [leadId] as const, now: now() }
  const mailbox = sign(key, 'count', mailboxOf(address))
  if ((await counter.take({ ...use, limit: 'receiptsOfMailbox', who: mailbox }, signal)) === undefined) return false
  return (await counter.take({ ...use, limit: 'receipts', who: 'all' }, signal)) !== undefined
}

/** `jo.b+x@` and `job@` count as one mailbox, as with many providers. Too strict a count does no harm. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
