/** The subject of a page, with which the quote form, WhatsApp and e-mail start. */
import { createContext, useContext } from 'react'
import { formPath } from '#shared/form-paths.ts'
import { projectParam } from '#shared/page-parameters.ts'

export type Subject = {
  /** A few words for the form: `Rewiring`. */
  label: string
  /** First words of a WhatsApp chat. */
  hello: string
  /** True of the emergency page: the form then declares one. */
  emergency?: boolean | undefined
}

/** The subject of the current page, provided from the page table. */
export const PageSubject = createContext<Subject | undefined>(undefined)

/** Parameter names of the contact page: a page of the site, or a project. */
export const subjectParams = { page: 'about', project: projectParam } as const

/** URL of the contact page with the subject of this page. */
export function contactPath(pathname: string): string {
  return `${formPath}?${subjectParams.page}=${pathname}`
}

/** URL of the contact page with this project as the subject. */
export function contactPathForProject(id: string): string {
  return `${formPath}?${new URLSearchParams({ [subjectParams.project]: id })}`
}

export const useSubject = (): Subject | undefined => useContext(PageSubject)
