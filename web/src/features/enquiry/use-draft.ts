import { useCallback, useMemo, useRef, useState } from 'react'
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { type Draft, emptyDraft, newDraft, readDraft, writeDraft } from './draft.ts'

/** The visitor's draft as React state. Each change is stored at once, so that it survives a reload and a closed tab. */
export function useDraft() {
  const [draft, setDraft] = useState(emptyDraft)
  /** The newest draft, for handlers that run before the next render. */
  const latest = useRef(draft)

  const show = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const keep = useCallback(
    (next: Draft) => {
      writeDraft(next)
      show(next)
    },
    [show],
  )
  const actions = useMemo(
    () => ({
      latest: () => latest.current,
      /** Changes some of the draft; the first change gives it a key. */
      change: (changes: Partial<Draft>) => keep({ ...(latest.current.key ? latest.current : newDraft()), ...changes }),
      /** Takes what is stored, unless there is a draft. */
      restore: () => {
        if (!latest.current.key) show(readDraft())
      },
      /** Takes the words of a form in place of its own. They are stored with the next change: so far they may be none. */
      takeWords: (fields: EnquiryFields) => show({ ...latest.current, fields }),
      /** Called once it is sent or emptied: the next enquiry gets another key. What another tab has typed since stays stored. */
      clear: () => {
        const isOurs = JSON.stringify(readDraft().fields) === JSON.stringify(latest.current.fields)
        if (isOurs) writeDraft(emptyDraft)
        show(emptyDraft)
      },
    }),
    [keep, show],
  )
  return { ...draft, ...actions }
}
