/** What a page is about: the quote form, WhatsApp and e-mail begin with it. */
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { whatsappMessages } from '#content/messages.ts'
import { paths } from './paths.ts'
import { useHydrated } from './wake/use-hydrated.ts'

export type Subject = {
  /** In a few words, for the form: `Rewiring`. */
  about: string
  /** First words of a WhatsApp chat. */
  hello: string
}

/** The subject of the page that is shown. The app provides it from the page table. */
export const PageSubject = createContext<Subject | undefined>(undefined)

/** Name in the query string of the contact page. */
const aboutParam = 'about'

/** Address of the contact page, whose form then begins with the subject. */
export function contactPath(about: string | undefined): string {
  return about ? `${paths.contact}?${new URLSearchParams({ [aboutParam]: about })}` : paths.contact
}

/** The page's own subject, or the one that the link to it brought along. */
export function useSubject(): Subject | undefined {
  const own = useContext(PageSubject)
  const hydrated = useHydrated()
  const { search } = useLocation()
  if (own || !hydrated) return own
  const about = new URLSearchParams(search).get(aboutParam)?.trim()
  return about ? { about, hello: whatsappMessages.about(about) } : undefined
}
