import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { followHistory, whenOpened } from '../ui/dialog-history.ts'

type DialogEntry = {
  /** True if the dialog reopens when its entry is reloaded, as for a form, whose draft is kept. */
  reopens: boolean
}

/**
 * Gives an open dialog a history entry of its own, so that Back closes it; closing it in any other way removes the
 * entry. Links inside it must replace the entry (`replace`). Bypasses the router, which would render the whole page
 * again.
 */
export function useDialogEntry(dialog: RefObject<HTMLDialogElement | null>, { reopens }: DialogEntry): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const hasEntry = () => history.state?.dialog === element.id
    const addEntry = () => {
      if (element.open && !hasEntry()) history.pushState({ ...history.state, dialog: element.id }, '')
    }
    // The dialog may have been opened before hydration.
    addEntry()
    if (!element.open && hasEntry() && !reopens) history.replaceState({ ...history.state, dialog: undefined }, '')
    const stopWaiting = whenOpened(element, addEntry)
    const stopFollowing = followHistory(element, hasEntry)
    return () => {
      stopWaiting()
      stopFollowing()
    }
  }, [dialog, reopens])

  // In a layout effect: the dialog returns the focus to its button before `useNavigationFocus` moves it to the new
  // page.
  const { key } = useLocation()
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    dialog.current?.close()
  }, [key, dialog])
}
