import { useEffect, useState } from 'react'
import { afterPress, onSignOfLife } from './signs-of-life.ts'

/**
 * Calls `fetchAhead` at the visitor's first sign of life (it may be called again), and is true a moment later. For code that
 * a press needs and a look does not: it is on its way before the finger is up.
 */
export function useFirstSign(fetchAhead: () => void): boolean {
  const [shown, setShown] = useState(false)
  useEffect(
    () =>
      onSignOfLife(
        () => {
          fetchAhead()
          setTimeout(setShown, afterPress, true)
        },
        { orMove: true },
      ),
    [fetchAhead],
  )
  return shown
}
