/**
 * Opens a dialog while it has its entry of the history: Back closes it, Forward opens it again, and however else it is
 * closed, its entry is left. Returns how to stop.
 */
export function followHistory(dialog: HTMLDialogElement, hasEntry: () => boolean): () => void {
  let leaving = false
  const leave = () => {
    // The event comes late: by then the dialog may be open again, or closed twice.
    if (dialog.open || leaving || !hasEntry()) return
    leaving = true
    history.back()
  }
  const follow = () => {
    leaving = false
    if (dialog.open === hasEntry()) return
    if (dialog.open) dialog.close()
    else dialog.showModal()
  }
  dialog.addEventListener('close', leave)
  window.addEventListener('popstate', follow)
  follow()
  return () => {
    dialog.removeEventListener('close', leave)
    window.removeEventListener('popstate', follow)
  }
}
