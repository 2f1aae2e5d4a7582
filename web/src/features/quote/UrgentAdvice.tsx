import { business, telHref } from '#content/business.ts'
import { soundsUrgent, urgentAdvice } from '#content/urgent.ts'
import { emergencyAbout, isEmergency } from '#contract/quote-rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import { quoteDraft } from './quote-draft.ts'
import { useAbout } from './use-about.ts'

/** Advises a call when the job sounds dangerous. It does not block sending [L17]. */
export function UrgentAdvice() {
  const isUrgent = quoteDraft.use(({ fields }) => soundsUrgent(fields.jobDescription))
  const { about } = useAbout()
  const { title, fire, ring, noPower, treat } = urgentAdvice
  return (
    <div role="status">
      {isUrgent && (
        <div className="notice" data-tone="error">
          <Icon name="triangle-alert" />
          <div>
            <p className="notice__title">{title}</p>
            <p>{fire}</p>
            <p>
              <span>{ring}</span>{' '}
              <a className="figures" href={telHref}>
                {business.phone.display}
              </a>
            </p>
            <p>{noPower}</p>
            {!isEmergency({ about }) && (
              <p>
                <button type="button" className="text-button" onClick={() => quoteDraft.setAbout(emergencyAbout)}>
                  {treat}
                </button>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
