import type { MouseEvent } from 'react'

/** Invoker commands: a button with these attributes opens or closes a dialog without JavaScript. */
type DialogCommand = { type: 'button'; command: 'show-modal' | 'close'; commandfor: string }

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** React 19 passes unknown lower-case attributes to the DOM; its types do not include these yet. */
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
      // Polyfill for Safari before 26.2 and Firefox before 144.
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(attributes.commandfor)
      if (!(dialog instanceof HTMLDialogElement)) return
      event.preventDefault()
      if (attributes.command === 'close') dialog.close()
      else if (!dialog.open) dialog.showModal()
    },
  }
}
