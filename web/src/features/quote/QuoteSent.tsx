import { useEffect, useRef } from 'react'
import { business, telHref } from '#content/business.ts'
import { quoteNotices } from '#contract/quote-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

type QuoteSentProps = {
  /** Id of the title. */
  id: string
  /** False when a heading around it says the title. */
  hasTitle: boolean
  onAnother: () => void
}

/** Replaces the form once the enquiry is safe. Takes the focus, so that a screen reader announces it. */
export function QuoteSent({ id, hasTitle, onAnother }: QuoteSentProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
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
      <p>
        We reply to quote requests within {business.replyWithin.quoteForm}. If it cannot wait, call{' '}
        <a className="figures" href={telHref}>
          {business.phone.display}
        </a>{' '}
        at any hour.
      </p>
      <p className="quote-sent__more">
        <Button kind="quiet" onClick={onAnother}>
          Send another request
        </Button>
      </p>
    </div>
  )
}
