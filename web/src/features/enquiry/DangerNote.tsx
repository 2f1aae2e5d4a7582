import { dangerAdvice } from '#content/danger-advice.ts'
import { PhoneLink } from '../../contact/contact-links.tsx'
import { LinkedCalls } from '../../contact/LinkedCalls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import './DangerNote.css'

/** One line before the first field of a form, for whoever is in danger; what counts as a danger opens below it. */
export function DangerNote() {
  return (
    <div className="danger-note">
      <Icon name="siren" />
      <div>
        <p>
          <LinkedCalls text={dangerAdvice.briefly} /> <PhoneLink />.
        </p>{' '}
        <details>
          <summary>{dangerAdvice.more}</summary>
          <DangerAdviceText />
        </details>
      </div>
    </div>
  )
}

/** What to do in each danger, and whom to call. */
export function DangerAdviceText() {
  return (
    <>
      <p>
        <LinkedCalls text={dangerAdvice.fire} />
      </p>
      <p>
        <span>{dangerAdvice.ring}</span> <PhoneLink />.
      </p>
      <p>
        <LinkedCalls text={dangerAdvice.noPower} />
      </p>
    </>
  )
}
