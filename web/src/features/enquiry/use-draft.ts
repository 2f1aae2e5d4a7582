import { useCallback, useMemo, useRef, useState } from 'react'
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
      change: (changes: Partial<Draft>) => {
        const { key, declined } = latest.current
        keep({ ...(key ? latest.current : { ...newDraft(), declined }), ...changes })
      },
      /** Takes what was stored. Returns it. */
      restore: (): Draft => {
        if (!latest.current.key) show(readDraft())
        return latest.current
      },
      /** Takes which subjects were unticked, and leaves the rest in storage. */
      restoreDeclined: () => {
        if (!latest.current.key) show({ ...emptyDraft, declined: readDraft().declined })
      },
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
