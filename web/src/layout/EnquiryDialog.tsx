import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PhoneLink } from '../contact/contact-links.tsx'
import { DangerNote } from '../features/enquiry/DangerNote.tsx'
import { EnquiryForm } from '../features/enquiry/EnquiryForm.tsx'
import { EnquiryHeading } from '../features/enquiry/EnquiryHeading.tsx'
import { useEnquiry } from '../features/enquiry/EnquiryProvider.tsx'
import { keepWords } from '../features/enquiry/read-form.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { closes } from '../ui/command.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { whenOpened } from '../ui/dialog-history.ts'
import { Icon } from '../ui/Icon.tsx'
import { useDialogEntry } from './use-dialog-entry.ts'
import './EnquiryDialog.css'

export const enquiryDialogId = 'enquiry-dialog'
const titleId = `${enquiryDialogId}-title`

/** Opens the dialog, unless it is open. */
export function showEnquiryDialog(): void {
  const dialog = document.getElementById(enquiryDialogId)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** 'Get Quote' opens it from every page. Its form is rendered while it is open, so that only one is live at a time. */
export function EnquiryDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { askForForm } = useEnquiry()

  const open = useEffectEvent(() => {
    // A browser may have filled in the page's form without an event.
    for (const form of document.querySelectorAll<HTMLFormElement>('main .enquiry-form')) keepWords(form)
    // By Back, Forward or a reload its entry is there already.
    if (history.state?.dialog !== enquiryDialogId) askForForm()
    // In a transition, because the dialog itself is painted first.
    startTransition(() => setIsOpen(true))
  })
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // The dialog may have been opened before hydration.
    if (element.open) open()
    const close = () => setIsOpen(false)
    const stopWaiting = whenOpened(element, open)
    element.addEventListener('close', close)
    return () => {
      stopWaiting()
      element.removeEventListener('close', close)
    }
  }, [])

  useDialogEntry(dialog, { reopens: true })

  return (
    <Dialog ref={dialog} id={enquiryDialogId} className="dialog dialog--enquiry on-paper" aria-labelledby={titleId}>
      <div className="dialog__head">
        <h2 className="h3" id={titleId}>
          <EnquiryHeading>Get Your Free Quote</EnquiryHeading>
        </h2>
        <button className={buttonClass('quiet', 'button--icon')} {...closes(enquiryDialogId)}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <div className="dialog__body">
        <DangerNote />
        {isOpen ? (
          <div ref={startInFirstField}>
            <EnquiryForm idPrefix="dialog-enquiry" headingId={titleId} isInDialog />
          </div>
        ) : (
          <p>
            The form is on its way. It is on our {/* A plain link: it works if no code is loaded. */}
            <a href={paths.contact}>contact page</a>, or call <PhoneLink />.
          </p>
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
