import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'
import { wasAnnounced } from './announce-once.ts'
import type { Draft } from './draft.ts'
import { readFields, whenShownAgain, writeFields } from './read-form.ts'
import { useDraft } from './use-draft.ts'
import { countIn, urlsOf, usePhotos } from './use-photos.ts'
import { useSending } from './use-sending.ts'

type EnquiryProviderProps = {
  /** Shows a form: sending failed when none was on the screen. */
  showForm: () => void
  children: ReactNode
}

/** Provides the visitor's one enquiry to every form, whichever page they are on. */
export function EnquiryProvider({ showForm, children }: EnquiryProviderProps) {
  return <EnquiryContext value={useEnquiryState(showForm)}>{children}</EnquiryContext>
}

type EnquiryState = ReturnType<typeof useEnquiryState>
const EnquiryContext = createContext<EnquiryState | undefined>(undefined)

export function useEnquiry(): EnquiryState {
  const enquiry = useContext(EnquiryContext)
  if (!enquiry) throw new Error('useEnquiry outside of EnquiryProvider')
  return enquiry
}

/** The draft, the photos and their sending, and what concerns all three. It outlives the form it was sent from. */
function useEnquiryState(showForm: () => void) {
  const draft = useDraft()
  const photos = usePhotos(draft)
  const sending = useSending(draft, photos, showForm)
  const [emptied, setEmptied] = useState<Draft>()

  /** Brings the forms of a page that the browser has kept up to date, as a reload would. */
  const updateForms = useEffectEvent(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('.enquiry-form')]
    if (forms.length === 0 || sending.isPending || !forms.every(draft.isStoredIn)) return
    const { key } = draft.latest()
    draft.readAgain()
    const stored = draft.latest()
    for (const form of forms) writeFields(form, stored.fields, true)
    if (countIn(photos.own, 'uploaded') === photos.own.length) photos.restoreLost(stored.photosLost)
    if (stored.key !== key) sending.reset()
  })
  useEffect(() => whenShownAgain(updateForms), [])

  /** Ends an enquiry that was sent. */
  const startAgain = () => {
    setEmptied(undefined)
    photos.clear()
    sending.reset()
  }

  return {
    draft,
    photos,
    sending,
    /** Brings the draft and a form together, see `useDraft`. */
    adopt: (form: HTMLFormElement) => {
      const isNew = draft.latest().key === ''
      draft.adopt(form)
      if (isNew) photos.restoreLost(draft.latest().photosLost)
    },
    /** Empties the draft and its photos. */
    empty: (form: HTMLFormElement) => {
      setEmptied({ ...draft.latest(), fields: readFields(form) })
      draft.forget({ ...draft.fields, emergency: draft.emergency === true, photoUrls: urlsOf(photos.list) })
      photos.clear()
      sending.reset()
    },
    /** Takes that back. Absent once something else was begun. */
    putBack:
      emptied && draft.key === ''
        ? () => {
            draft.change(() => emptied, { yields: true })
            photos.restoreLost(emptied.photosLost)
          }
        : undefined,
    startAgain,
    /** Called when a form is asked for: it is empty after a receipt that was seen and has nothing left to say. */
    askForForm: () => {
      const { sent } = sending
      if (sent && wasAnnounced(sent.outcome) && countIn(photos.list, 'uploaded') === photos.list.length) startAgain()
    },
  }
}
