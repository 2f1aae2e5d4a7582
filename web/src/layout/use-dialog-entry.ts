import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { followHistory } from '../ui/dialog-history.ts'

type DialogEntry = {
  /** True for a dialog that opens again when its entry is loaded again: a form, whose draft is kept. */
  reopens: boolean
}

/**
 * Gives an open dialog an entry of its own in the history, so that Back closes it; however else it is closed, the entry
 * goes with it. A link inside must replace the entry (`replace`). Written past the router, which would render the whole
 * page again for what only this dialog shows.
 */
export function useDialogEntry(dialog: RefObject<HTMLDialogElement | null>, { reopens }: DialogEntry): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const hasEntry = () => history.state?.dialog === element.id
    const addEntry = () => {
      if (element.open && !hasEntry()) history.pushState({ ...history.state, dialog: element.id }, '')
    }
    // Opened before this code arrived.
    addEntry()
    if (!element.open && hasEntry() && !reopens) history.replaceState({ ...history.state, dialog: undefined }, '')
    element.addEventListener('toggle', addEntry)
    const stopFollowing = followHistory(element, hasEntry)
    return () => {
      element.removeEventListener('toggle', addEntry)
      stopFollowing()
    }
  }, [dialog, reopens])

  // In a layout effect: the dialog gives the focus back to its button, and `useNavigationFocus` then takes it to the new
  // page.
  const { key } = useLocation()
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    dialog.current?.close()
  }, [key, dialog])
}
