import { isEmergency, longestAbout } from '#contract/quote-rules.ts'
import { useSubject } from '../../subject.ts'
import { type QuoteDraft, quoteDraft } from './quote-draft.ts'

type About = {
  /** What the enquiry is about. Undefined when it is about nothing in particular, or the visitor took it away. */
  about: string | undefined
  /** The words of the box: the same, or what the visitor took away. */
  offered: string | undefined
}

/**
 * What the enquiry is about, for everything that shows or sends it: the draft's word, else the page's. The emergency page
 * makes an emergency of any draft; that it is none, the visitor alone can say [O4].
 */
export function useAbout(): About {
  return aboutOf(
    { about: quoteDraft.use(({ about }) => about), declined: quoteDraft.use(({ declined }) => declined) },
    useSubject()?.about.slice(0, longestAbout),
  )
}

/** The same of a draft as it is now, on a page that is about this. */
export function aboutOf({ about: kept, declined }: Pick<QuoteDraft, 'about' | 'declined'>, page?: string): About {
  const isDeclined = page !== undefined && page === declined
  const isPageUrgent = isEmergency({ about: page }) && !isDeclined
  if (kept && (isEmergency({ about: kept }) || !isPageUrgent)) return { about: kept, offered: kept }
  return { about: isDeclined ? undefined : page, offered: page }
}
