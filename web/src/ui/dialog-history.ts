/**
 * Keeps a dialog open while it has its history entry: Back closes it, Forward reopens it, and closing it in any other
 * way goes back. Returns a function that stops this.
 */
export function followHistory(dialog: HTMLDialogElement, hasEntry: () => boolean): () => void {
  let leaving = false
  const leave = () => {
    // `close` fires late: by then the dialog may be open again, or have been closed twice.
    if (dialog.open || leaving || !hasEntry()) return
    leaving = true
    history.back()
  }
  const follow = () => {
    leaving = false
    if (dialog.open === hasEntry()) return
    if (dialog.open) dialog.close()
    // Not above a dialog whose entry was added later: it opens once that one is closed.
    else if (!history.state?.dialog || history.state.dialog === dialog.id) dialog.showModal()
  }
  dialog.addEventListener('close', leave)
  window.addEventListener('popstate', follow)
  follow()
  return () => {
    dialog.removeEventListener('close', leave)
    window.removeEventListener('popstate', follow)
  }
}

/**
 * Runs each time the dialog has been opened. Told by its attribute, because Safari before 26, Chrome before 132 and
 * Firefox before 133 fire no `toggle` at a dialog; in a task of its own like that event, so that the dialog is painted
 * first. Returns a function that stops this.
 */
export function whenOpened(dialog: HTMLDialogElement, run: () => void): () => void {
  const observer = new MutationObserver(() => setTimeout(() => dialog.open && run()))
  observer.observe(dialog, { attributeFilter: ['open'] })
  return () => observer.disconnect()
}
