import type { DeskMark, DeskQuery } from '../../contract/desk.ts'
import { type ClosureStore, calendarNow } from '../../leads/closure-store.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import type { LeadStore } from '../../leads/lead-store.ts'
import { keptLead, markEnquiry } from '../../owner/mark-enquiry.ts'
import type { Viewer } from '../../runtime/read-request.ts'
import { VisibleError } from '../../runtime/visible-error.ts'
import { closedNow } from './close-business.ts'
import { deskEnquiryPage, type EnquiryPageSettings } from './desk-enquiry-page.ts'
import { listEnquiries } from './desk-list.ts'
import { listPage, signInPage } from './desk-pages.ts'
import { requireSession, type SignInDeps } from './sign-in.ts'

export interface DeskDeps extends SignInDeps, Omit<EnquiryPageSettings, 'now'> {
  store: Pick<LeadStore, 'get' | 'put' | 'markMailed'>
  list: LeadList
  closures: ClosureStore
}

/** The list, or the sign-in page without a session. */
export async function openDeskPage(query: DeskQuery, viewer: Viewer, deps: DeskDeps): Promise<string> {
  const { closures, businessName, now } = deps
  try {
    await requireSession(viewer, deps)
  } catch (error) {
    if (error instanceof VisibleError) return signInPage(businessName)
    throw error
  }
  const calendar = await calendarNow(deps)
  const [found, closed] = await Promise.all([listEnquiries(query, { ...deps, calendar }), closedNow(closures, now())])
  return listPage({ query, found, closed, businessName, now: now() })
}

export async function showDeskEnquiry(leadId: string, deps: DeskDeps): Promise<string> {
  const lead = await keptLead(leadId, deps)
  return deskEnquiryPage(lead, { ...deps, calendar: await calendarNow(deps) })
}

export async function markDeskEnquiry(leadId: string, mark: DeskMark, deps: DeskDeps): Promise<void> {
  const lead = await keptLead(leadId, deps)
  await markEnquiry(lead, { ...mark, pounds: poundsIn(mark.amount), chaseOn: mark.chaseOn || undefined }, deps)
}

const mostPounds = 1_000_000

/** `£1,250` -> 1250. */
function poundsIn(typed: string): number | undefined {
  const plain = typed.replace(/[£,\s]/g, '').replace(/\.00?$/, '')
  if (plain === '') return undefined
  const pounds = Number(plain)
  if (!/^\d+$/.test(plain) || pounds > mostPounds) {
    const sentence = 'Write the amount in whole pounds, like 480.'
    throw new VisibleError('invalid', sentence, { amount: sentence })
  }
  return pounds
}
