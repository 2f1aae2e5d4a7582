import { dismissToast, showToast } from '../../ui/toast-store.ts'
import type { Notice } from './quote-form-state.ts'

/** Milliseconds. Each of these notices is also in the form, so it need not stay on top of it. */
const shownFor = 8000

let shown: { tone: 'success' | 'error'; ids: readonly number[] } = { tone: 'success', ids: [] }

/** Shows the form's notices in place of its earlier ones. */
export function showQuoteToasts(tone: 'success' | 'error', ...notices: Notice[]): void {
  dismissAll(shown.ids)
  const ids = notices.map((notice) => showToast({ tone, ...notice }))
  shown = { tone, ids }
  setTimeout(() => dismissAll(ids), shownFor)
}

export function dismissQuoteToasts(): void {
  dismissAll(shown.ids)
}

/** When the form that they speak of is left. That an enquiry was sent stays true. */
export function dismissQuoteErrors(): void {
  if (shown.tone === 'error') dismissAll(shown.ids)
}

function dismissAll(ids: readonly number[]): void {
  for (const id of ids) dismissToast(id)
}
