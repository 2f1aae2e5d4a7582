import { useMatches } from 'react-router-dom'
import type { Subject } from '../contact/subject.ts'

/** What the layout needs from the route table, passed as the `handle` of the root route. */
export type SiteHandle = {
  /** The pages in the header's menu. */
  menu: readonly { path: string; menu: string }[]
  /** The subject of an enquiry from the page at this pathname. */
  subjectAt: (pathname: string) => Promise<Subject | undefined>
}

export function useSite(): SiteHandle {
  // Cast: the router does not type a route's handle.
  return useMatches()[0]?.handle as SiteHandle
}

/** The subject of the current page. */
export function usePageSubject(): Subject | undefined {
  const page = useMatches().at(-1)
  // Cast: as above, see `routes.tsx`.
  const handle = page?.handle as { subject?: (record: unknown) => Subject } | undefined
  return page?.loaderData === undefined ? undefined : handle?.subject?.(page.loaderData)
}
