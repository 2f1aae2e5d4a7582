import { useEffect, useRef, useSyncExternalStore } from 'react'
import { enquiryNotices } from '#shared/enquiry-rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import { FallbackLinks } from './FallbackLinks.tsx'

/**
 * Says that the enquiry was not sent, and offers other ways to reach the business with the typed text. It takes the
 * focus, like the error summary of https://design-system.service.gov.uk.
 */
export function SendFailure({ id }: { id: string }) {
  const notice = useRef<HTMLDivElement>(null)
  const { announce } = useEnquiry()
  useEffect(() => {
    announce(notice.current)
    // Not in the page's form behind a dialog, which cannot take the focus.
    if (document.activeElement === notice.current) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [announce])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages and links, not of form fields
    <div
      ref={notice}
      className="notice quote-form__notice"
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
        <NothingLost />
        <p className="quote-form__aside">Or reach us now. WhatsApp and e-mail open with what you typed:</p>
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
