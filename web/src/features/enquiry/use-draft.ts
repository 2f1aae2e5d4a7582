import { useMemo, useRef, useState } from 'react'
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { changeDraft, type Draft, emptyDraft, forgetDraft, hasDraftOfOthers, newDraft, readDraft } from './draft.ts'

/** The visitor's draft as React state. Each change is stored at once, so that it survives a reload and a closed tab. */
export function useDraft() {
  const [draft, setDraft] = useState(emptyDraft)
  /** The newest draft, for handlers that run before the next render. */
  const latest = useRef(draft)
  /** The words in storage when this page last read or wrote them. Any others are another tab's. */
  const known = useRef(draft.fields)

  const actions = useMemo(() => {
    const show = (next: Draft) => {
      latest.current = next
      setDraft(next)
    }
    const change = (make: (before: Draft) => Partial<Draft>) => {
      const next = changeDraft(make, latest.current)
      if (next.fields !== latest.current.fields) known.current = next.fields
      show(next)
    }
    return {
      latest: () => latest.current,
      change,
      /** Changes the draft of the page; and the stored one, unless another tab has typed into it since: that stays as it is. */
      changeOwn: (make: (before: Draft) => Partial<Draft>) => {
        const { current } = latest
        if (!hasDraftOfOthers(current.key, known.current)) return change(make)
        const own = current.key ? current : newDraft()
        show({ ...own, ...make(own) })
      },
      /** Changes the draft by something that nobody typed, as when an upload ends: what another tab has sent or replaced stays so. */
      changeUnlessGone: (make: (before: Draft) => Partial<Draft>) => {
        const { current } = latest
        if (current.key === '' || current.key === readDraft().key) return change(make)
        show({ ...current, ...make(current) })
      },
      /** Takes what is stored, unless there is a draft. */
      restore: () => {
        if (latest.current.key) return
        show(readDraft())
        known.current = latest.current.fields
      },
      /** Takes the words of a form in place of its own. They are stored with the next change: so far they may be none. */
      takeWords: (fields: EnquiryFields) => show({ ...latest.current, fields }),
      /** Called once this is sent or emptied: the next enquiry gets another key. */
      clear: (gone: EnquiryRequestInput) => {
        forgetDraft(gone)
        show(emptyDraft)
        known.current = emptyDraft.fields
      },
    }
  }, [])
  return { ...draft, ...actions }
}
