import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Announced } from './announce-once.ts'

/** Milliseconds. A failure that was on the screen for less, because its page was left, is shown again. */
const timeToRead = 2000

/**
 * Shows a form for a failure that nobody has seen: its form was left meanwhile, or is behind a dialog, or its page was
 * about to be replaced and took the failure with it.
 */
export function useUnseenFailure(
  failure: Error | null,
  form: RefObject<HTMLFormElement | null>,
  announced: Announced,
  showForm: () => void,
): void {
  const shown = useRef<{ failure: Error; at: number }>(undefined)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is shown has changed.
  useEffect(() => {
    if (!failure) return
    const isKnown = shown.current?.failure === failure
    if (isOnScreen(form.current)) {
      if (!isKnown) shown.current = { failure, at: Date.now() }
    } else if (!isKnown || Date.now() - (shown.current?.at ?? 0) <= timeToRead) {
      shown.current = { failure, at: 0 }
      announced.current = undefined
      showForm()
    }
  }, [failure, key, form, announced, showForm])
}

/** False for a form that is gone, or behind a modal dialog, such as a project's. */
function isOnScreen(form: HTMLFormElement | null): boolean {
  if (!form || form.getClientRects().length === 0) return false
  return [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(form))
}
