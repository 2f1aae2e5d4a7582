import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Closes the dialog when the visitor navigates; not on the first render, as it may be open before hydration. In a layout
 * effect: the dialog gives the focus back to its button, and `useNavigationFocus` then takes it to the new page.
 */
export function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    dialog.current?.close()
  }, [key, dialog])
}
