import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes the dialog when the visitor navigates; not on the first render, as it may be open before hydration. */
export function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    dialog.current?.close()
  }, [key, dialog])
}
