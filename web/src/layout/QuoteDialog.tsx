import { lazy, useEffect, useRef, useState } from 'react'
import { business, telHref } from '#content/business.ts'
import { invitations } from '#content/invitations.ts'
import { urgentAdvice } from '#content/urgent.ts'
import { QuoteHeading } from '../features/quote/QuoteHeading.tsx'
import { paths } from '../paths.ts'
import { closes } from '../ui/command.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LazyBoundary } from '../ui/LazyBoundary.tsx'
import { useDialogEntry } from './use-dialog-entry.ts'

export const quoteDialogId = 'quote-dialog'
const titleId = `${quoteDialogId}-title`

const loadForm = () => import('../features/quote/QuoteForm.tsx').then(({ QuoteForm }) => ({ default: QuoteForm }))
const QuoteForm = lazy(loadForm)

/** 'Get Quote' opens it from every page. The form's code is loaded when it opens or such a button is hovered. */
export function QuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    // The dialog may have been opened before hydration.
    if (dialog.current?.open) setWanted(true)
    const prefetch = (event: Event) => {
      const opener = event.target instanceof Element && event.target.closest(`[commandfor="${quoteDialogId}"]`)
      if (opener && navigator.onLine) loadForm().catch(() => undefined)
    }
    // Added by hand: React attaches a dialog's toggle listener when it creates the element, not when it hydrates it.
    const open = ({ newState }: Event & { newState?: string }) => {
      if (newState === 'open') setWanted(true)
    }
    const element = dialog.current
    element?.addEventListener('toggle', open)
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      element?.removeEventListener('toggle', open)
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])

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
        <p className="dialog__lead">{invitations.quote.text}</p>
        <p className="dialog__lead">
          {urgentAdvice.fire} {urgentAdvice.ring}{' '}
          <a className="figures" href={telHref}>
            {business.phone.display}
          </a>
          . {urgentAdvice.noPower}
        </p>
        {wanted ? (
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

/** Opens the dialog with the focus in the form; if the form loads later, moves the focus there unless it was moved. */
function startInFirstField(body: HTMLElement | null): void {
  const field = body?.querySelector<HTMLElement>('.field__control')
  if (!field) return
  field.autofocus = true
  const dialog = field.closest('dialog')
  if (dialog?.open && document.activeElement === dialog.querySelector('button')) field.focus()
}
