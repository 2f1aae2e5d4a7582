import { isEmergency } from '#shared/enquiry-rules.ts'
import type { Draft } from './draft.ts'

export type About = {
  /** What the enquiry is about. Undefined when it has no particular subject, or the visitor unticked it. */
  about: string | undefined
  /** The label of the checkbox: the same subject, also when it is unticked. */
  offered: string | undefined
}

/**
 * The subject of a draft on a page about `page`: the draft's own, else the page's. On the emergency page any draft
 * becomes an emergency, unless the visitor unticks it.
 */
export function aboutOf({ about: kept, declined }: Pick<Draft, 'about' | 'declined'>, page?: string): About {
  const isDeclined = page !== undefined && page === declined
  const isPageUrgent = isEmergency({ about: page }) && !isDeclined
  if (kept && (isEmergency({ about: kept }) || !isPageUrgent)) return { about: kept, offered: kept }
  return { about: isDeclined ? undefined : page, offered: page }
}
