import { useEffect, useRef, useSyncExternalStore } from 'react'
import { business } from '#content/business.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { quoteDraft } from './quote-draft.ts'
import type { SendProblem } from './quote-form-state.ts'
import { waysOut } from './way-out.ts'

type SendFailureProps = {
  id: string
  problem: SendProblem
  onSendWithoutPhotos: () => void
}

/** Says that the enquiry was not sent, and how else to reach the business with what was typed. */
export function SendFailure({ id, problem, onSendWithoutPhotos }: SendFailureProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  // The ways out carry what is typed, later corrections too.
  const { fields } = useSyncExternalStore(quoteDraft.subscribe, quoteDraft.get, quoteDraft.getOnServer)
  const { call, whatsapp, email } = waysOut(fields)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages and links, not of form fields
    <div
      ref={panel}
      className="notice quote-form__notice"
      data-tone="error"
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
    >
      <Icon name="triangle-alert" />
      <div>
        <p className="notice__title" id={id}>
          {problem.title}
        </p>
        <p>{problem.text}</p>
        <p>{problem.advice}</p>
        {problem.canSendWithoutPhotos && (
          <p className="quote-form__aside">
            <Button kind="secondary" onClick={onSendWithoutPhotos}>
              Send without photos
            </Button>
          </p>
        )}
        <p className="quote-form__aside">Or reach us now. WhatsApp and e-mail open with what you typed:</p>
        <ul className="quote-form__ways">
          <li>
            <a className={buttonClass('quiet', 'figures')} href={call}>
              <Icon name="phone" size={18} />
              Call {business.phone.display}
            </a>
          </li>
          <li>
            <a className={buttonClass('quiet')} href={whatsapp}>
              <Icon name="message-circle" size={18} />
              WhatsApp
            </a>
          </li>
          <li>
            <a className={buttonClass('quiet')} href={email}>
              <Icon name="mail" size={18} />
              E-mail
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}
