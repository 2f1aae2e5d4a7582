import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { business, telHref } from '#content/business.ts'
import { urgentAdvice } from '#content/urgent.ts'
import { useEnquiry } from '../features/quote/EnquiryProvider.tsx'
import { QuoteHeading } from '../features/quote/QuoteHeading.tsx'
import { paths } from '../paths.ts'
import { closes } from '../ui/command.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LazyBoundary } from '../ui/LazyBoundary.tsx'
import { useDialogEntry } from './use-dialog-entry.ts'
import './QuoteDialog.css'

export const quoteDialogId = 'quote-dialog'
const titleId = `${quoteDialogId}-title`

const loadForm = () => import('../features/quote/QuoteForm.tsx').then(({ QuoteForm }) => ({ default: QuoteForm }))
const QuoteForm = lazy(loadForm)

/** Opens the dialog, unless it is open. */
export function showQuoteDialog(): void {
  const dialog = document.getElementById(quoteDialogId)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/**
 * 'Get Quote' opens it from every page. Its form is rendered while it is open, so that only one form is live at a time;
 * the form's code is loaded when it opens or such a button is hovered.
 */
export function QuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { adopt, renewForms } = useEnquiry()

  useEffect(() => {
    const prefetch = (event: Event) => {
      const opener = event.target instanceof Element && event.target.closest(`[commandfor="${quoteDialogId}"]`)
      if (opener && navigator.onLine) loadForm().catch(() => undefined)
    }
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])

  const open = useEffectEvent(() => {
    // A browser may have filled in the page's form without an event.
    for (const form of document.querySelectorAll<HTMLFormElement>('main .quote-form')) adopt(form)
    setIsOpen(true)
  })
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // The dialog may have been opened before hydration.
    if (element.open) open()
    // Added by hand: React attaches a dialog's toggle listener when it creates the element, not when it hydrates it.
    const toggle = ({ newState }: Event & { newState?: string }) => newState === 'open' && open()
    const close = () => {
      setIsOpen(false)
      renewForms()
    }
    element.addEventListener('toggle', toggle)
    element.addEventListener('close', close)
    return () => {
      element.removeEventListener('toggle', toggle)
      element.removeEventListener('close', close)
    }
  }, [renewForms])

  useDialogEntry(dialog, { reopens: true })

  const withoutForm = (
    <p>
      The form is on its way. It is on our {/* A plain link, in case the code fails to load. */}
      <a href={paths.contact}>contact page</a>, or call{' '}
      <a className="figures" href={telHref}>
        {business.phone.display}
      </a>
      .
    </p>
  )
  return (
    <Dialog ref={dialog} id={quoteDialogId} className="dialog dialog--quote on-paper" aria-labelledby={titleId}>
      <div className="dialog__head">
        <h2 className="dialog__title" id={titleId}>
          <QuoteHeading>Get Your Free Quote</QuoteHeading>
        </h2>
        <button className="icon-button" {...closes(quoteDialogId)}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <div className="dialog__body">
        <p className="dialog__note">
          {urgentAdvice.fire} {urgentAdvice.ring}{' '}
          <a className="figures" href={telHref}>
            {business.phone.display}
          </a>
          . {urgentAdvice.noPower}
        </p>
        {isOpen ? (
          <LazyBoundary fallback={withoutForm}>
            <div ref={startInFirstField}>
              <QuoteForm idPrefix="dialog-quote" headingId={titleId} isInDialog />
            </div>
          </LazyBoundary>
        ) : (
          withoutForm
        )}
      </div>
    </Dialog>
  )
}

/** Moves the focus into the form once it is there, unless it was moved meanwhile. */
function startInFirstField(body: HTMLElement | null): void {
  const field = body?.querySelector<HTMLElement>('.field__control')
  const dialog = field?.closest('dialog')
  if (dialog?.open && document.activeElement === dialog.querySelector('button')) field?.focus()
}
