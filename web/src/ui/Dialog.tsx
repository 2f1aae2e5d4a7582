import { type DialogHTMLAttributes, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'

type DialogProps = DialogHTMLAttributes<HTMLDialogElement> & {
  ref?: RefObject<HTMLDialogElement | null>
}

/**
 * The platform's modal dialog: it keeps the focus inside, gives it back, and closes on Escape. `closedby` closes it on
 * a press outside; for browsers that do not know the attribute the handlers do the same.
 */
export function Dialog({ ref, children, ...rest }: DialogProps) {
  const pressedOutside = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape.
    <dialog
      {...rest}
      ref={ref}
      closedby="any"
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        // Checks both ends of the press: a text selection dragged out of the dialog must not close it.
        if (pressedOutside.current && isOutside(event)) event.currentTarget.close()
      }}
    >
      {children}
    </dialog>
  )
}

/** True for a press on the backdrop, which counts as the dialog itself but lies beyond its edges. */
function isOutside(event: MouseEvent<HTMLDialogElement> | PointerEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}
