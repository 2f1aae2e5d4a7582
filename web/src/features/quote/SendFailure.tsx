import { useSyncExternalStore } from 'react'
import { business } from '#content/business.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FormNotice } from './FormNotice.tsx'
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
  // The links carry what is typed, including later corrections.
  const { fields, about } = useSyncExternalStore(quoteDraft.subscribe, quoteDraft.get, quoteDraft.getOnServer)
  const { call, whatsapp, email } = waysOut(fields, about)
  return (
    <FormNotice id={id} title={problem.title}>
      <p>{problem.text}</p>
      {problem.photo && <p>{problem.photo}</p>}
      <p>{problem.advice}</p>
      {problem.photo && (
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
    </FormNotice>
  )
}
