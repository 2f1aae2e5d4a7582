import { useMemo, useRef, useState } from 'react'
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { changeDraft, type Draft, emptyDraft, forgetDraft, readDraft } from './draft.ts'

/** The visitor's draft as React state. Each change is stored at once, so that it survives a reload and a closed tab. */
export function useDraft() {
  const [draft, setDraft] = useState(emptyDraft)
  /** The newest draft, for handlers that run before the next render. */
  const latest = useRef(draft)

  const actions = useMemo(() => {
    const show = (next: Draft) => {
      latest.current = next
      setDraft(next)
    }
    return {
      latest: () => latest.current,
      change: (make: (before: Draft) => Partial<Draft>) => show(changeDraft(make, latest.current)),
      /** Takes what is stored, unless there is a draft. */
      restore: () => {
        if (!latest.current.key) show(readDraft())
      },
      /** Takes the words of a form in place of its own. They are stored with the next change: so far they may be none. */
      takeWords: (fields: EnquiryFields) => show({ ...latest.current, fields }),
      /** Called once this is sent or emptied: the next enquiry gets another key. */
      clear: (gone: EnquiryRequestInput) => {
        forgetDraft(gone)
        show(emptyDraft)
      },
    }
  }, [])
  return { ...draft, ...actions }
}
