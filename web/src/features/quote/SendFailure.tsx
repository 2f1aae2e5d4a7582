import { useSyncExternalStore } from 'react'
import { quoteNotices } from '#contract/quote-rules.ts'
import { FallbackLinks } from './FallbackLinks.tsx'
import { FormNotice } from './FormNotice.tsx'

/** Says that the enquiry was not sent, and offers other ways to reach the business with the typed text. */
export function SendFailure(notice: { id: string; takesFocus: boolean }) {
  return (
    <FormNotice {...notice} title={quoteNotices.failed.title}>
      <p>{quoteNotices.failed.text}</p>
      <NothingLost />
      <p className="quote-form__aside">Or reach us now. WhatsApp and e-mail open with what you typed:</p>
      <FallbackLinks />
    </FormNotice>
  )
}

/** Says that nothing typed is lost; offline, also what to do. */
export function NothingLost() {
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
