import { type DialogHTMLAttributes, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'

type DialogProps = DialogHTMLAttributes<HTMLDialogElement> & {
  ref?: RefObject<HTMLDialogElement | null>
}

/**
 * The platform's modal dialog: it keeps the focus inside, gives it back, and closes on Escape. `closedby` closes it on
 * a press outside; browsers that do not know the attribute get the same from here.
 */
export function Dialog({ ref, children, ...rest }: DialogProps) {
  const pressedOutside = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which a modal dialog has by itself.
    <dialog
      {...rest}
      ref={ref}
      closedby="any"
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        // Both ends of the press, or a text selection dragged out of the dialog would close it.
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
