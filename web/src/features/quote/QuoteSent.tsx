import { useEffect, useRef } from 'react'
import { business, telHref } from '#content/business.ts'
import { emergencyLine } from '#content/lib/emergency-line.ts'
import { formReplyTime } from '#content/reply-times.ts'
import { instantWords } from '#contract/london-time.ts'
import { readPhoneNumbers } from '#contract/phone-number.ts'
import { isEmergency, nextStep, quoteField, quoteFieldNames, quoteNotices } from '#contract/quote-rules.ts'
import { referenceOf } from '#contract/reference.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PaperSheet } from '../../ui/PaperSheet.tsx'
import type { Receipt } from './enquiry-state.ts'
import { PhotosSent } from './PhotosSent.tsx'
import { type Row, SheetRows } from './QuoteSheet.tsx'
import '../../ui/Lamp.css'

type QuoteSentProps = {
  /** Id of the title. */
  id: string
  /** False when a heading outside shows the title. */
  hasTitle: boolean
  takesFocus: boolean
  receipt: Receipt
  /** Puts the enquiry back into the form, with the focus on the phone number. */
  onCorrect: () => void
  onAnother: () => void
}

/** The receipt of a sent enquiry, in place of the form. Takes the focus where it was sent, so that a screen reader announces it. */
export function QuoteSent({ id, hasTitle, takesFocus, receipt, onCorrect, onAnother }: QuoteSentProps) {
  const { leadId, request: fields, sentAt } = receipt
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    panel.current?.focus({ preventScroll: true })
    // On a low screen the focus alone would scroll to the receipt's end.
    panel.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  const number = (
    <>
      <span className="figures">
        {readPhoneNumbers(fields.phone)
          .map(({ display }) => display)
          .join(' or ') || fields.phone}
      </span>{' '}
      <button type="button" className="text-button" onClick={onCorrect}>
        Correct it
      </button>
    </>
  )
  const urgent = (
    <>
      call{' '}
      <a className="figures" href={telHref}>
        {business.phone.display}
      </a>{' '}
      {emergencyLine.when}
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages, not of form fields
    <div ref={panel} className="quote-sent" tabIndex={-1} role="group" aria-labelledby={id}>
      <Icon name="circle-check" size={32} />
      {hasTitle && (
        <p className="quote-sent__title" id={id}>
          {quoteNotices.sent.title}
        </p>
      )}
      <p className="lead">{quoteNotices.sent.text}</p>
      <PaperSheet title={<p className="paper__title">Your request</p>} from={business.name}>
        <SheetRows
          rows={[
            [
              'Reference',
              <span key="reference" className="figures">
                {referenceOf(leadId)}
              </span>,
            ],
            ['Received', instantWords(sentAt)],
            ['Photos', <PhotosSent key="photos" receipt={receipt} />],
            ...quoteFieldNames
              .filter((name) => fields[name])
              .map((name): Row => [quoteField(name).name, name === 'phone' ? number : fields[name]]),
            ...(formReplyTime && !isEmergency(fields) ? [['Our reply', formReplyTime] satisfies Row] : []),
            ['What happens next', nextStep],
            ['If it cannot wait', urgent],
          ]}
        />
      </PaperSheet>
      <div className="actions quote-sent__more">
        <Button kind="quiet" onClick={() => printAlone(panel.current)}>
          Print
        </Button>
        <Button kind="quiet" onClick={onAnother}>
          Send another request
        </Button>
      </div>
    </div>
  )
}

/** Prints the receipt without the rest of the page, see `print.css`. */
function printAlone(receipt: HTMLElement | null): void {
  receipt?.setAttribute('data-printed', '')
  addEventListener('afterprint', () => receipt?.removeAttribute('data-printed'), { once: true })
  print()
}
