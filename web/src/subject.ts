import { createContext, useContext } from 'react'
import type { Subject } from '#content/messages.ts'
import { paths } from './paths.ts'

/** The subject of the current page, provided from the page table. */
export const PageSubject = createContext<Subject | undefined>(undefined)

/** Parameter names of the contact page: a page of the site, or a project. */
export const subjectParams = { page: 'about', project: 'project' } as const

/** URL of the contact page with the subject of this page. */
export function contactPath(pathname: string): string {
  return `${paths.contact}?${subjectParams.page}=${pathname}`
}

/** URL of the contact page with this project as the subject. */
export function contactPathForProject(id: string): string {
  return `${paths.contact}?${new URLSearchParams({ [subjectParams.project]: id })}`
}

export const useSubject = (): Subject | undefined => useContext(PageSubject)
