import { useEffect, useRef } from 'react'
import { business, telHref } from '#content/business.ts'
import { replyTime } from '#content/calendar.ts'
import { nextStep, quoteNotices } from '#contract/quote-rules.ts'
import { referenceOf } from '#contract/reference.ts'
import { londonTime } from '#contract/working-hours.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Receipt } from './quote-form-state.ts'

type QuoteSentProps = {
  /** Id of the title. */
  id: string
  /** False when a heading around it says the title. */
  hasTitle: boolean
  receipt: Receipt
  onAnother: () => void
}

/** Replaces the form once the enquiry is safe: a receipt. Takes the focus, so that a screen reader announces it. */
export function QuoteSent({ id, hasTitle, receipt, onAnother }: QuoteSentProps) {
  const { leadId, photos, sentAt } = receipt
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    // Higher than a low screen, the focus alone would show its end.
    panel.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])
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
      <dl className="quote-sent__receipt">
        <div>
          <dt>Received</dt>
          <dd>
            {londonTime(sentAt).time.replace(/^0/, '')}, {photosSent(photos)}
          </dd>
        </div>
        <div>
          <dt>Our reply</dt>
          <dd>by {replyTime(sentAt)}</dd>
        </div>
        <div>
          <dt>What happens next</dt>
          <dd>{nextStep}</dd>
        </div>
        <div>
          <dt>If it cannot wait</dt>
          <dd>
            call{' '}
            <a className="figures" href={telHref}>
              {business.phone.display}
            </a>{' '}
            at any hour
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className="figures">{referenceOf(leadId)}</dd>
        </div>
      </dl>
      <div className="actions quote-sent__more">
        <Button kind="quiet" onClick={() => print()}>
          Print
        </Button>
        <Button kind="quiet" onClick={onAnother}>
          Send another request
        </Button>
      </div>
    </div>
  )
}

function photosSent(photos: number): string {
  if (photos === 0) return 'without photos'
  return photos === 1 ? 'with 1 photo' : `with ${photos} photos`
}
