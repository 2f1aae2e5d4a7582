import { ContactActions } from './ContactActions.tsx'
import './CallToAction.css'

type CallToActionProps = { title: string; text: string }

/** Closing band of a page, on a dark ground. */
export function CallToAction({ title, text }: CallToActionProps) {
  return (
    <section className="call-to-action on-ink" aria-labelledby="call-to-action-title" data-print="no">
      <div className="wrap call-to-action__grid split" data-split="7-5">
        <div>
          <h2 id="call-to-action-title">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ContactActions />
      </div>
    </section>
  )
}
