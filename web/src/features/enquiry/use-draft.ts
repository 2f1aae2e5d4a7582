import { useMemo, useRef, useState } from 'react'
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { useSubject } from '../../contact/subject.ts'
import {
  changeDraft,
  checkboxesOf,
  type Draft,
  forgetDraft,
  hasWords,
  isSame,
  type PageDraft,
  readDraft,
  unknownDraft,
} from './draft.ts'
import { hasNewWords, isInUse, readFields } from './read-form.ts'

/**
 * The visitor's draft as React state, with its checkboxes on this page. Each change is stored at once: a reload keeps
 * it.
 */
export function useDraft() {
  const page = useSubject()
  const [draft, setDraft] = useState(unknownDraft.shown)
  /** The newest draft, for handlers that run before the next render. */
  const latest = useRef(unknownDraft)

  const actions = useMemo(() => {
    const show = (next: PageDraft) => {
      latest.current = next
      setDraft(next.shown)
    }
    return {
      latest: () => latest.current.shown,
      change: (make: (before: Draft) => Partial<Draft>, options?: { yields: boolean }) =>
        show(changeDraft(make, latest.current, options)),
      /**
       * Brings the draft and a form together when the form appears. Stored words are put back only into a form that
       * nobody has touched; else what was typed replaces them, and is stored with the next change: so far it may be
       * nothing.
       */
      adopt: (form: HTMLFormElement) => {
        const { key, fields } = latest.current.shown
        // Words that a browser filled in without an event have no key yet.
        const isNew = key === '' && !hasWords(fields)
        const isOwn = hasNewWords(form) || (isNew && isInUse(form))
        const stored = readDraft()
        const { shown, known } = isNew ? { shown: stored, known: stored.fields } : latest.current
        show({ shown: isOwn ? { ...shown, fields: readFields(form) } : shown, known })
      },
      /** True of a form whose words this page has read from storage or stored itself: none is lost with them. */
      isStoredIn: (form: HTMLFormElement) => isSame(readFields(form), latest.current.known),
      /** Takes what is stored now in place of what the page knew. */
      readAgain: () => {
        const stored = readDraft()
        show({ shown: stored, known: stored.fields })
      },
      /** Called once this is sent or emptied: the next enquiry gets another key. */
      forget: (gone: EnquiryRequestInput) => {
        forgetDraft(gone)
        show(unknownDraft)
      },
    }
  }, [])
  return {
    ...draft,
    ...checkboxesOf(draft, page),
    ...actions,
    /** Stores what was typed, with the checkboxes beside it. */
    type: (fields: EnquiryFields) => actions.change((before) => ({ fields, ...checkboxesOf(before, page) })),
  }
}
