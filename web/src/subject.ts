/** What a page is about: the quote form, WhatsApp and e-mail begin with it. */
import { createContext, useContext } from 'react'
import { paths } from './paths.ts'

export type Subject = {
  /** In a few words, for the form: `Rewiring`. */
  about: string
  /** First words of a WhatsApp chat. */
  hello: string
}

/** The subject of the page that is shown. The app provides it from the page table. */
export const PageSubject = createContext<Subject | undefined>(undefined)

/** Names in the query string of the contact page: a page of the site, or a project. */
export const aboutParams = { page: 'about', project: 'project' } as const

/** Address of the contact page, whose form then begins with the subject of this page. */
export function contactPath(pathname: string): string {
  return `${paths.contact}?${aboutParams.page}=${pathname}`
}

/** Address of the contact page, whose form then begins with this project. */
export function contactPathForProject(id: string): string {
  return `${paths.contact}?${new URLSearchParams({ [aboutParams.project]: id })}`
}

export const useSubject = (): Subject | undefined => useContext(PageSubject)
