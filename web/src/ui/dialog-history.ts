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
