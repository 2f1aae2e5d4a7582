import { useMemo, useRef, useState } from 'react'
import type { EnquiryFields } from '#shared/enquiry-fields.ts'
import { changed, type Draft, emptyDraft, newDraft, readDraft, writeDraft } from './draft.ts'

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
      /**
       * Changes some of what is stored; the first change gives it a key. Another tab may have declared an emergency or added a
       * photo meanwhile: that stays, and only the words are this form's own.
       */
      change: (make: (stored: Draft) => Partial<Draft>) => {
        const own = latest.current
        const stored = readDraft()
        const isSame = stored.key !== '' && (own.key === '' || own.key === stored.key)
        const before = isSame ? stored : own.key === '' ? newDraft() : own
        const changes = make(before)
        const next = changed(before, changes)
        writeDraft(next)
        show({ ...next, fields: changes.fields ?? own.fields })
      },
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
    }
  }, [])
  return { ...draft, ...actions }
}
