import { isEmergency, longestAbout } from '#contract/quote-rules.ts'
import { useSubject } from '../../subject.ts'
import { type QuoteDraft, quoteDraft } from './quote-draft.ts'

type About = {
  /** What the enquiry is about. Undefined when it has no particular subject, or the visitor unticked it. */
  about: string | undefined
  /** The label of the checkbox: the same subject, also when it is unticked. */
  offered: string | undefined
}

/**
 * The subject of the enquiry, for everything that shows or sends it: the draft's, else the page's. On the emergency
 * page any draft becomes an emergency, unless the visitor unticks it [O4].
 */
export function useAbout(): About {
  return aboutOf(
    { about: quoteDraft.use(({ about }) => about), declined: quoteDraft.use(({ declined }) => declined) },
    useSubject()?.about.slice(0, longestAbout),
  )
}

/** The subject of this draft on a page about `page`. */
export function aboutOf({ about: kept, declined }: Pick<QuoteDraft, 'about' | 'declined'>, page?: string): About {
  const isDeclined = page !== undefined && page === declined
  const isPageUrgent = isEmergency({ about: page }) && !isDeclined
  if (kept && (isEmergency({ about: kept }) || !isPageUrgent)) return { about: kept, offered: kept }
  return { about: isDeclined ? undefined : page, offered: page }
}
