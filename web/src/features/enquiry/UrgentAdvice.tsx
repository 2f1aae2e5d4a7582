import { business, telHref } from '#content/business.ts'
import { soundsUrgent, urgentAdvice } from '#content/urgent.ts'
import { emergencyAbout, isEmergency } from '#shared/enquiry-rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'

/** Advises a call when the job sounds dangerous. It does not block sending. */
export function UrgentAdvice() {
  const { draft, about, isPending } = useEnquiry()
  const isUrgent = soundsUrgent(draft.fields.jobDescription)
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
                <button
                  type="button"
                  className="text-button"
                  disabled={isPending}
                  onClick={() => draft.change({ about: emergencyAbout, declined: undefined })}
                >
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
