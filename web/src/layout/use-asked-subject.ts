import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whatsappMessages } from '#content/messages.ts'
import { type Subject, subjectParams } from '../contact/subject.ts'
import { paths } from '../paths.ts'
import { type SiteHandle, useSite } from './use-site.ts'

/**
 * The subject passed on by a link to the contact page. The link names a page or a project, never the text itself, so
 * that nobody can put text of their own into a visitor's form.
 */
export function useAskedSubject(): Subject | undefined {
  const { subjectAt } = useSite()
  const { pathname, search } = useLocation()
  const asked = pathname === paths.contact ? search : ''
  const [subject, setSubject] = useState<Subject>()
  useEffect(() => {
    let left = false
    // If it fails, the form has no particular subject.
    findSubject(new URLSearchParams(asked), subjectAt).then(
      (found) => left || setSubject(found),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [asked, subjectAt])
  return subject
}

async function findSubject(params: URLSearchParams, subjectAt: SiteHandle['subjectAt']): Promise<Subject | undefined> {
  const pathname = params.get(subjectParams.page)
  if (pathname) return subjectAt(pathname)
  const id = params.get(subjectParams.project)
  const project = id && (await import('../features/portfolio/project-queries.ts')).findProject(id)
  const title = project && (await project)?.title
  return title ? { label: title, hello: whatsappMessages.project(title) } : undefined
}
