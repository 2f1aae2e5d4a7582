import type { ReactNode } from 'react'
import { business, telHref } from '#content/business.ts'
import { quoteNotices, refusalNotice } from '#contract/quote-rules.ts'
import { referenceOf } from '#contract/reference.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { enquiry, useEnquiry } from './enquiry.ts'
import { PhotosSent } from './PhotosSent.tsx'
import { NothingLost } from './SendFailure.tsx'

/**
 * The outcome of an enquiry whose form the visitor has left, shown and announced on whatever page they are [L20]. The
 * status element is always rendered, because screen readers announce only changes inside an existing one.
 */
export function EnquiryStatus() {
  const state = useEnquiry()
  const { isAway } = state
  const { title, words, isUrgent, actions, isOver } = tell(state)
  const said = title && (
    <>
      <p className="notice__title">{title}</p>
      {words}
      {actions}
    </>
  )
  return (
    <div className={isAway ? 'enquiry-status notice' : 'enquiry-status'} data-tone={isUrgent ? 'error' : undefined}>
      {isAway && <Icon name={isUrgent ? 'triangle-alert' : isOver ? 'circle-check' : 'clock'} />}
      <div>
        <div role="status">{isAway && !isUrgent && said}</div>
        {isAway && isUrgent && <div role="alert">{said}</div>}
      </div>
      {isAway && isOver && (
        <button type="button" className="icon-button" onClick={enquiry.see}>
          <Icon name="x" size={18} />
          <span className="visually-hidden">Close</span>
        </button>
      )}
    </div>
  )
}

type Told = { title?: string; words?: ReactNode; isUrgent?: boolean; actions?: ReactNode; isOver?: boolean }

function tell({ phase, receipt, errors }: ReturnType<typeof useEnquiry>): Told {
  switch (phase) {
    case 'sending':
      return { title: 'Sending...', words: <p>You can go on reading.</p> }
    case 'failed':
      return { ...quoteFailure, isUrgent: true, isOver: true }
    case 'sent':
      return {
        title: quoteNotices.sent.title,
        words: (
          <p>
            {quoteNotices.sent.text} {receipt && <span>Reference {referenceOf(receipt.leadId)}.</span>}{' '}
            {receipt && <PhotosSent receipt={receipt} />}
          </p>
        ),
        isOver: true,
      }
    case 'editing':
      // The server refused a field that the browser had accepted.
      return {
        title: refusalNotice(errors).title,
        words: Object.values(errors).map((sentence) => <p key={sentence}>{sentence}</p>),
        isUrgent: true,
        isOver: true,
      }
  }
}

const quoteFailure = {
  title: quoteNotices.failed.title,
  words: (
    <>
      <p>{quoteNotices.failed.text}</p>
      <NothingLost />
    </>
  ),
  actions: (
    <p className="notice__ways">
      <Button kind="secondary" onClick={enquiry.sendAgain}>
        Try again
      </Button>
      <a className={buttonClass('quiet', 'figures')} href={telHref}>
        Call {business.phone.display}
      </a>
    </p>
  ),
}
