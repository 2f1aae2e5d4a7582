import { limits } from '../../contract/limits.ts'
import { isEmergency } from '../../contract/quote-rules.ts'
import type { StoredLead } from '../../leads/lead.ts'
import type { LeadStore } from '../../leads/lead-store.ts'
import type { LimitCounter } from '../../runtime/limit-counter.ts'
import { log } from '../../runtime/log.ts'
import { withinTime } from '../../runtime/within-time.ts'
import type { SendText } from './send-text.ts'
import { textMessage } from './text-message.ts'

interface TextOwnerDeps {
  store: Pick<LeadStore, 'claim'>
  counter: Pick<LimitCounter, 'take'>
  sendText: SendText
  now: () => number
}

/** Milliseconds for claim, count and message. */
const bound = 4000

/** Milliseconds after which a text about an enquiry is of no use any more. */
const longest = 24 * 60 * 60_000

/**
 * Makes the worker's step that texts the owner about an emergency. Claimed before it is sent and never released: a missing text is better
 * than two, and the mail has the enquiry too. Never throws.
 */
export function createTextOwner({ store, counter, sendText, now }: TextOwnerDeps) {
  return async (lead: StoredLead): Promise<void> => {
    const { leadId, possibleSpam, canary, textedAt } = lead
    const isOld = now() - Date.parse(lead.receivedAt) > longest
    if (!isEmergency(lead) || possibleSpam || canary || textedAt || isOld) return
    try {
      const outcome = await withinTime(bound, async (signal) => {
        if (!(await store.claim(leadId, 'textedAt', now(), signal))) return 'sent before'
        const place = await counter.take({ limit: 'texts', who: 'all', ids: [leadId], now: now() }, signal)
        if (place === undefined) return 'no more today'
        await sendText(textMessage(lead, { isLast: place === limits.texts.most }), signal)
        return 'sent'
      })
      log.info('text message', { leadId, outcome })
    } catch (error) {
      log.error('step failed', { leadId, step: 'text message', error })
    }
  }
}
