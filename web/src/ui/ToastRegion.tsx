import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './Icon.tsx'
import { dismissToast, type Toast, toastStore } from './toast-store.ts'

const icons = { info: 'info', success: 'circle-check', error: 'triangle-alert' } as const
const none: readonly Toast[] = []

/** Where notices appear. Once per page; `showToast` fills it from anywhere. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  const region = useRef<HTMLDivElement>(null)

  // In the top layer, above an open dialog. Shown again for each notice, as a dialog may have opened since.
  useEffect(() => {
    const element = region.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts])

  const list = (
    <div ref={region} className="toasts" popover="manual">
      <div role="status">{toasts.filter(({ tone }) => tone !== 'error').map(toastItem)}</div>
      <div role="alert">{toasts.filter(({ tone }) => tone === 'error').map(toastItem)}</div>
    </div>
  )
  // Everything outside an open modal dialog is inert, notices too: show them inside it.
  const dialog = toasts.length > 0 ? document.querySelector('dialog:modal') : null
  return dialog ? createPortal(list, dialog) : list
}

function toastItem({ id, tone, title, text }: Toast) {
  return (
    <div key={id} className="toast notice" data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>
        <p className="notice__title">{title}</p>
        <p>{text}</p>
      </div>
      <button type="button" className="icon-button" onClick={() => dismissToast(id)}>
        <Icon name="x" size={18} />
        <span className="visually-hidden">Dismiss: {title}</span>
      </button>
    </div>
  )
}
