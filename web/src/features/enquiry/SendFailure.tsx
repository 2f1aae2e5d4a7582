import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { enquiryNotices, maybeArrived, tooLong } from '#shared/enquiry-words.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { CallButton } from '../../contact/contact-links.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { announceOnce } from './announce-once.ts'
import { useEnquiry } from './EnquiryProvider.tsx'
import { fallbackLinks } from './fallback-links.ts'
import { useDraft } from './use-draft.ts'

/**
 * Says that the enquiry was not sent, and offers other ways to reach the business with the typed text. It takes the
 * focus, like the error summary of https://design-system.service.gov.uk.
 */
export function SendFailure({ id }: { id: string }) {
  const notice = useRef<HTMLDivElement>(null)
  const { failure, mayHaveArrived, announced } = useEnquiry().sending
  useLayoutEffect(() => {
    if (announceOnce(failure, notice.current, announced)) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, announced])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages and links, not of form fields
    <div
      ref={notice}
      className="notice enquiry-form__notice"
      data-tone="error"
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
    >
      <Icon name="triangle-alert" />
      <div>
        <p className="notice__title" id={id}>
          {enquiryNotices.failed.title}
        </p>
        <p>{enquiryNotices.failed.text}</p>
        {failure instanceof ApiFailure && failure.kind === 'too_large' && <p>{tooLong}</p>}
        {mayHaveArrived && <p>{maybeArrived}</p>}
        <NothingLost />
        <p>Or contact us now. WhatsApp and email open with what you've typed:</p>
        <FallbackLinks />
      </div>
    </div>
  )
}

/** Says that nothing typed is lost; offline, also what to do. */
function NothingLost() {
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
  const lost = 'Nothing you typed is lost'
  return <p>{isOnline ? `${lost}.` : `You are offline. ${lost}: send it again when the connection is back.`}</p>
}

function onConnection(changed: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, changed)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, changed)
  }
}

/** Links that call, or open WhatsApp or email with the typed text, later changes included. */
function FallbackLinks() {
  const { fields, subject, emergency } = useDraft()
  const { whatsapp, email } = fallbackLinks(fields, { about: subject.isTicked ? subject.label : undefined, emergency })
  return (
    <ul className="notice__ways enquiry-form__ways">
      <li>
        <CallButton kind="quiet" />
      </li>
      <li>
        <a className={buttonClass('quiet')} href={whatsapp}>
          <Icon name="message-circle" />
          WhatsApp
        </a>
      </li>
      <li>
        <a className={buttonClass('quiet')} href={email}>
          <Icon name="mail" />
          Email
        </a>
      </li>
    </ul>
  )
}
