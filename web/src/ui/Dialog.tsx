import { type DialogHTMLAttributes, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'

type DialogProps = DialogHTMLAttributes<HTMLDialogElement> & {
  ref: RefObject<HTMLDialogElement | null>
}

/**
 * The browser's modal dialog: it traps the focus, restores it, and closes on Escape. `closedby` closes it on a press
 * outside; for browsers without that attribute the handlers do the same.
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
        // Checks where the press began and ended: dragging a text selection out of the dialog must not close it.
        if (pressedOutside.current && isOutside(event)) event.currentTarget.close()
      }}
    >
      {children}
    </dialog>
  )
}

/** True for a press on the backdrop: its target is the dialog, but it lies outside the dialog's edges. */
function isOutside(event: MouseEvent<HTMLDialogElement> | PointerEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}
