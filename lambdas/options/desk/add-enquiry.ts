import type { PhoneEnquiry } from '../../contract/desk.ts'
import type { Lead } from '../../leads/lead.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import type { LeadStore } from '../../leads/lead-store.ts'
import { leadIdOf, readFields } from '../../leads/read-quote.ts'
import { VisibleError } from '../../runtime/visible-error.ts'

interface AddDeps {
  store: Pick<LeadStore, 'put' | 'markMailed'>
  list: Pick<LeadList, 'mark'>
  now: () => number
}

/** Stores an enquiry taken by phone. It is marked as mailed, because the owner has typed it themselves. */
export async function addPhoneEnquiry({ key, state, ...typed }: PhoneEnquiry, { store, list, now }: AddDeps) {
  if (Object.values(typed).every((value) => value.trim() === ''))
    throw new VisibleError('invalid', 'Write down something about it: a number, a name or a word.')
  const fields = readFields({ ...typed, fullName: typed.fullName.trim() || 'Caller' })
  const lead: Lead = {
    ...fields,
    leadId: leadIdOf(key, fields),
    receivedAt: new Date(now()).toISOString(),
    about: 'By phone',
    photoKeys: [],
    photosLeftOut: 0,
    photosChosen: 0,
    possibleSpam: false,
    fromAddressToday: 0,
    canary: false,
  }
  // If this fails, redelivery mails the lead to the owner, which is harmless.
  const stored = await store.put(lead, { dueAt: now() + 60 * 60_000, attempt: key })
  if (stored === 'stored') {
    await store.markMailed(lead, { at: now(), messageId: 'typed by the owner', photosPending: false })
    if (state === 'answered') await list.mark(lead, { state, at: lead.receivedAt })
  }
  return { leadId: lead.leadId }
}
