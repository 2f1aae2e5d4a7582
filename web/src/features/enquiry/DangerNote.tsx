import { business, telHref } from '#content/business.ts'
import { dangerAdvice } from '#content/danger-advice.ts'
import { CallWords } from '../../CallWords.tsx'
import { DangerWords } from '../../DangerWords.tsx'
import { Icon } from '../../ui/Icon.tsx'
import './DangerNote.css'

/** One line before the first field of a form, for whoever is in danger; what counts as a danger opens below it. */
export function DangerNote() {
  return (
    <div className="danger-note">
      <Icon name="siren" />
      <div>
        <p>
          <CallWords text={dangerAdvice.briefly} />{' '}
          <a className="figures" href={telHref}>
            {business.phone.display}
          </a>
          .
        </p>{' '}
        <details>
          <summary>{dangerAdvice.more}</summary>
          <DangerWords />
        </details>
      </div>
    </div>
  )
}
