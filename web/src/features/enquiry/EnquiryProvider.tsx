import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { useSubject } from '../../contact/subject.ts'
import { wasAnnounced } from './announce-once.ts'
import { checkboxesOf, type Draft, emptyDraft, readDraft, subscribeDraft, writeDraft } from './draft.ts'
import { clearPhotos, countIn, photosLostOf, photosOf, readPhotos, subscribePhotos } from './photo-store.ts'
import { readFields } from './read-form.ts'
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
  const page = useSubject()
  const stored = useSyncExternalStore(subscribeDraft, readDraft, () => emptyDraft)
  const own = useSyncExternalStore(subscribePhotos, readPhotos, readPhotos)
  const list = photosOf(stored, own)
  const sending = useSending(list, showForm)
  const [emptied, setEmptied] = useState<Draft>()

  /** Ends an enquiry that was sent. */
  const startAgain = () => {
    setEmptied(undefined)
    clearPhotos()
    sending.reset()
  }

  return {
    /** The draft with its checkboxes on this page. */
    draft: { ...stored, ...checkboxesOf(stored, page) },
    /** All of its photos, how many were lost by a reload, and what was refused of the last selection. */
    photos: { list, lost: photosLostOf(stored, own), problems: own.problems },
    sending,
    /** Empties the draft and its photos. */
    empty: (form: HTMLFormElement) => {
      setEmptied({ ...readDraft(), fields: readFields(form) })
      writeDraft(emptyDraft)
      clearPhotos()
      sending.reset()
    },
    /** Takes that back. Absent once something else was begun, perhaps in another tab. */
    putBack: emptied && stored.key === '' ? () => writeDraft(readDraft().key ? readDraft() : emptied) : undefined,
    startAgain,
    /** Called when a form is asked for: it is empty after a receipt that was seen and has nothing left to say. */
    askForForm: () => {
      const { sent } = sending
      if (sent && wasAnnounced(sent.outcome) && countIn(list, 'uploaded') === list.length) startAgain()
    },
  }
}
