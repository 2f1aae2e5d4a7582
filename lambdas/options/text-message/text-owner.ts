import type { StoredEnquiry } from '../../enquiries/enquiry.ts'
import type { EnquiryStore } from '../../enquiries/enquiry-store.ts'
import type { LimitCounter } from '../../runtime/limit-counter.ts'
import { log } from '../../runtime/log.ts'
import { withinTime } from '../../runtime/within-time.ts'
import { isEmergency } from '../../shared/enquiry-rules.ts'
import { limits } from '../../shared/limits.ts'
import type { SendText } from './send-text.ts'
import { textMessage } from './text-message.ts'

interface TextOwnerDeps {
  store: Pick<EnquiryStore, 'claim'>
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
  return async (enquiry: StoredEnquiry): Promise<void> => {
    const { enquiryId, possibleSpam, testEnquiry, textedAt } = enquiry
    const isOld = now() - Date.parse(enquiry.receivedAt) > longest
    if (!isEmergency(enquiry) || possibleSpam || testEnquiry || textedAt || isOld) return
    try {
      const outcome = await withinTime(bound, async (signal) => {
        if (!(await store.claim(enquiryId, 'textedAt', now(), signal))) return 'sent before'
        const place = await counter.take({ limit: 'texts', who: 'all', ids: [enquiryId], now: now() }, signal)
        if (place === undefined) return 'no more today'
        await sendText(textMessage(enquiry, { isLast: place === limits.texts.most }), signal)
        return 'sent'
      })
      log.info('text message', { enquiryId, outcome })
    } catch (error) {
      log.error('step failed', { enquiryId, step: 'text message', error })
    }
  }
}
