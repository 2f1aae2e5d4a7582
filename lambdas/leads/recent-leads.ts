import type { StoredLead } from './lead.ts'
import type { LeadList } from './lead-list.ts'

/** Milliseconds for one mail that is no enquiry. */
export const mailBound = 10_000

interface RecentLeads {
  /** Oldest first. */
  leads: StoredLead[]
  /** Ids of records that cannot be read as a lead. */
  unreadable: string[]
}

/** The leads of the last days. */
export async function recentLeads(
  { list, now }: { list: Pick<LeadList, 'since'>; now: () => number },
  days: number,
): Promise<RecentLeads> {
  const recent: RecentLeads = { leads: [], unreadable: [] }
  for await (const { leadId, lead } of list.since(now() - days * 24 * 60 * 60_000)) {
    if (lead) recent.leads.push(lead)
    else recent.unreadable.push(leadId)
  }
  return recent
}
