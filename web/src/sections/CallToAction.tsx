import { invitations } from '#content/invitations.ts'
import { ContactActions } from './ContactActions.tsx'
import './CallToAction.css'

/** Closing band of a page, on a dark ground. */
export function CallToAction({ text = invitations.ready.text }: { text?: string }) {
  return (
    <section className="call-to-action on-ink" aria-labelledby="call-to-action-title" data-print="no">
      <div className="wrap call-to-action__grid split" data-split="7-5">
        <div>
          <h2 id="call-to-action-title">{invitations.ready.title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ContactActions />
      </div>
    </section>
  )
}
