import { isEmergency } from '#shared/enquiry-rules.ts'
import type { Draft } from './draft.ts'

export type About = {
  /** What the enquiry is about. Undefined when it has no particular subject, or the visitor unticked it. */
  about: string | undefined
  /** The label of the checkbox: the same subject, also when it is unticked. */
  offered: string | undefined
}

type Subject = Pick<Draft, 'about' | 'declined'>

/**
 * The subject of a draft on a page about `page`: the draft's own, else the page's. On the emergency page any draft
 * becomes an emergency, unless the visitor unticks it.
 */
export function aboutOf({ about: kept, declined }: Subject, page = ''): About {
  const unticked = declined.find((each) => each.page === page)?.label
  const isPageUrgent = isEmergency({ about: page }) && !unticked
  if (kept && (isEmergency({ about: kept }) || !isPageUrgent)) return { about: kept, offered: kept }
  return unticked ? { about: undefined, offered: unticked } : { about: page || undefined, offered: page || undefined }
}

/** The draft's subject once the checkbox with this label is ticked, or unticked on a page about `page`. */
export function chooseAbout({ declined }: Subject, label: string, isTicked: boolean, page = ''): Subject {
  if (isTicked) return { about: label, declined: declined.filter((each) => each.label !== label) }
  // What is unticked beside another page's subject is so on its own page too.
  return { about: undefined, declined: [{ page, label }, { page: label, label }, ...declined] }
}
