import { registration } from '#content/lib/owner/claims.ts'
import { nextSteps } from '#content/process.ts'
import { PhoneLink, RegistrationLink, WhatsappLink } from '../../contact/contact-links.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import { useDraft } from './use-draft.ts'
import './NextSteps.css'

type NextStepsProps = {
  /** False where phone and WhatsApp stand beside it. */
  hasWays?: boolean
}

/** Beside the form: what happens next, and faster ways: in an emergency the phone alone. */
export function NextSteps({ hasWays = true }: NextStepsProps) {
  const { emergency } = useDraft()
  const { sending } = useEnquiry()
  const isUrgent = sending.sent?.urgent || emergency
  const steps = isUrgent ? nextSteps.emergency : nextSteps.quote
  return (
    <div className="next-steps">
      <h3>What happens next</h3>
      <ol className="next-steps__list numbered ruled">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {hasWays && (
        <ul className="next-steps__ways">
          <li>
            <Icon name="phone" />
            <PhoneLink />
          </li>
          {!isUrgent && (
            <li>
              <Icon name="message-circle" />
              <WhatsappLink>WhatsApp</WhatsappLink>
            </li>
          )}
        </ul>
      )}
      {registration && (
        <p>
          <RegistrationLink />
        </p>
      )}
    </div>
  )
}
