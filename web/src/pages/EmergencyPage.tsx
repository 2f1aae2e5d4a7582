import { useLoaderData } from 'react-router-dom'
import { whatsappHref } from '#content/business.ts'
import { whatsappMessages } from '#content/messages.ts'
import type { EmergencyService } from '#content/schema.ts'
import { paths } from '../paths.ts'
import { CallNow } from '../sections/CallNow.tsx'
import { EmergencyQuestions } from '../sections/exhibits/EmergencyQuestions.tsx'
import { PricePlate } from '../sections/PricePlate.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'

/** Says what to do now before it says anything else. */
export function EmergencyPage() {
  const service = useLoaderData<EmergencyService>()
  return (
    <ServiceFrame
      service={service}
      path={paths.service('emergency')}
      beside={
        <>
          <EmergencyQuestions />
          <PricePlate price={service.price} />
        </>
      }
      wideTimeline="ink"
      hero={
        <>
          <ol className="do-now">
            {service.doNow.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <CallNow>
            <a className={buttonClass('secondary')} href={whatsappHref(whatsappMessages.emergency)}>
              <Icon name="message-circle" size={18} />
              WhatsApp
            </a>
          </CallNow>
        </>
      }
    />
  )
}
