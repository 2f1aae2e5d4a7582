import { useEffect, useMemo, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { whatsappMessages } from '#content/messages.ts'
import { type Subject, subjectParams } from '../contact/subject.ts'
import { loadRecord } from '../loaders/load-record.ts'
import { matchPage } from '../match-page.ts'
import type { PageRow } from '../pages.ts'
import { paths } from '../paths.ts'

/** The subject of the current page: its own, or on the contact page the one that the link to it names. */
export function usePageSubject(): Subject | undefined {
  const page = useMatches().at(-1)
  // Cast: the router does not type a route's handle, see `routes.tsx`.
  const row = page?.handle as PageRow | undefined
  const own = subjectOf(row, page?.loaderData)
  const asked = useAskedSubject()
  const { label, hello, emergency } = own ?? asked ?? {}
  return useMemo(() => (label && hello ? { label, hello, emergency } : undefined), [label, hello, emergency])
}

/**
 * The subject passed on by a link to the contact page. The link names a page or a project, never the text itself, so
 * that nobody can put text of their own into a visitor's form.
 */
function useAskedSubject(): Subject | undefined {
  const { pathname, search } = useLocation()
  const asked = pathname === paths.contact ? search : ''
  const [subject, setSubject] = useState<Subject>()
  useEffect(() => {
    let left = false
    // If it fails, the form has no particular subject.
    findSubject(new URLSearchParams(asked)).then(
      (found) => left || setSubject(found),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [asked])
  return subject
}

async function findSubject(params: URLSearchParams): Promise<Subject | undefined> {
  const pathname = params.get(subjectParams.page)
  if (pathname) return subjectAt(pathname)
  const id = params.get(subjectParams.project)
  const project = id && (await import('../features/portfolio/project-queries.ts')).findProject(id)
  const title = project && (await project)?.title
  return title ? { label: title, hello: whatsappMessages.project(title) } : undefined
}

/** The subject of an enquiry from the page at this pathname. */
async function subjectAt(pathname: string): Promise<Subject | undefined> {
  const match = matchPage(pathname)
  return match && subjectOf(match.row, await loadRecord(match.row, match.slug))
}

function subjectOf(row: PageRow | undefined, record: unknown): Subject | undefined {
  // Cast: the table types each row's subject by the record that the row's pages load.
  return record === undefined ? undefined : row?.subject?.(record as never)
}
