import type { MouseEvent } from 'react'

/** Invoker commands: a button with these opens or closes a dialog without any script. */
type DialogCommand = { type: 'button'; command: 'show-modal' | 'close'; commandfor: string }

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** React 19 hands unknown lower-case attributes to the DOM as they are; its types do not know these yet. */
    command?: string | undefined
    commandfor?: string | undefined
  }
}

/** Attributes of a button that opens the dialog with this id. */
export function opens(dialogId: string) {
  return withFallback({ type: 'button', command: 'show-modal', commandfor: dialogId })
}

/** Attributes of a button that closes the dialog with this id. */
export function closes(dialogId: string) {
  return withFallback({ type: 'button', command: 'close', commandfor: dialogId })
}

function withFallback(attributes: DialogCommand) {
  return {
    ...attributes,
    onClick(event: MouseEvent) {
      // Safari before 26.2 and Firefox before 144 do not know the attributes.
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(attributes.commandfor)
      if (!(dialog instanceof HTMLDialogElement)) return
      event.preventDefault()
      if (attributes.command === 'close') dialog.close()
      else if (!dialog.open) dialog.showModal()
    },
  }
}
