import { createContext, type ReactNode, useContext, useState } from 'react'
import { changeDraft, forgetDraft, readDraft } from './draft.ts'
import type { Draft } from './draft-storage.ts'
import { clearPhotos, countIn, readPhotos } from './photos/form-photos.ts'
import { readFields, showInForms } from './read-form.ts'
import { useSending } from './use-sending.ts'

type EnquiryProviderProps = {
  /** Shows a form: sending failed when none was on the screen. */
  showForm: () => void
  children: ReactNode
}

/** Provides the sending of the visitor's one enquiry to every form, whichever page they are on. */
export function EnquiryProvider({ showForm, children }: EnquiryProviderProps) {
  return <EnquiryStateContext value={useEnquiryState(showForm)}>{children}</EnquiryStateContext>
}

type EnquiryState = ReturnType<typeof useEnquiryState>
const EnquiryStateContext = createContext<EnquiryState | undefined>(undefined)

export function useEnquiry(): EnquiryState {
  const enquiry = useContext(EnquiryStateContext)
  if (!enquiry) throw new Error('useEnquiry outside of EnquiryProvider')
  return enquiry
}

/** The sending of the draft, and what ends it. It outlives the form it was sent from. */
function useEnquiryState(showForm: () => void) {
  const sending = useSending(showForm)
  const [emptied, setEmptied] = useState<Draft>()

  /** Ends an enquiry that was sent. */
  const startAgain = () => {
    setEmptied(undefined)
    clearPhotos()
    sending.reset()
  }

  return {
    sending,
    /** Empties the draft and its photos. */
    empty: (form: HTMLFormElement) => {
      setEmptied({ ...readDraft(), fields: readFields(form) })
      forgetDraft()
      showInForms()
      clearPhotos()
    },
    /** Takes that back once. Offered until something else is begun. */
    putBack:
      emptied &&
      (() => {
        setEmptied(undefined)
        changeDraft(() => emptied)
        showInForms()
      }),
    startAgain,
    /** Called when a form is asked for: it is empty after a receipt that was seen and has nothing left to say. */
    askForForm: () => {
      const { sent, announced } = sending
      const { own } = readPhotos()
      if (sent && announced.current === sent && countIn(own, 'uploaded') === own.length) startAgain()
    },
  }
}
