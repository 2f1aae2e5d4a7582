import { useMatches } from 'react-router-dom'
import type { Subject } from '../subject.ts'

/** What the route table tells the layout: its root route carries it as its `handle`. */
export type SiteHandle = {
  /** The pages in the header's menu. */
  menu: readonly { path: string; menu: string }[]
  /** What an enquiry from the page at this pathname is about. */
  subjectAt: (pathname: string) => Promise<Subject | undefined>
}

export function useSite(): SiteHandle {
  // The router does not know what a route's handle holds.
  return useMatches()[0]?.handle as SiteHandle
}

/** The subject of the page that is shown. */
export function usePageSubject(): Subject | undefined {
  const page = useMatches().at(-1)
  // As above: see `routes.tsx`.
  const handle = page?.handle as { subject?: (record: unknown) => Subject } | undefined
  return page?.loaderData === undefined ? undefined : handle?.subject?.(page.loaderData)
}
