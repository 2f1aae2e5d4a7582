/** A short notice. `id` grows by one with each, so that the same words twice are two notices. */
export type Toast = { id: number; tone: 'info' | 'success' | 'error'; title: string; text: string }

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a notice until it is dismissed; at most three at once, the oldest goes first. Returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId++
  set([...toasts, { ...toast, id }].slice(-3))
  // Errors stay until they are dismissed, as they say what to do next.
  if (toast.tone !== 'error') setTimeout(() => dismissToast(id), 8000)
  return id
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => toasts,
}

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
