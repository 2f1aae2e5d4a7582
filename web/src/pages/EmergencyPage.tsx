import { use } from 'react'
import { business, telHref, whatsappHref } from '#content/business.ts'
import { whatsappMessages } from '#content/messages.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { PricePlate } from '../sections/PricePlate.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { loadEmergencyService } from '../wake/records.ts'
import { ServiceFrame } from './ServiceFrame.tsx'

/** Says what to do now before it says anything else. */
export function EmergencyPage() {
  const service = use(loadEmergencyService())
  const path = paths.service('emergency')
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Services', path: paths.services },
    { name: service.name, path },
  ]
  return (
    <ServiceFrame
      service={service}
      path={path}
      trail={trail}
      hero={
        <PageHero
          title={service.heroTitle}
          text={service.heroDescription}
          trail={trail}
          picture={service.picture}
          wideOnly
        >
          <ol className="do-now">
            {service.doNow.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <a className="big-number figures" href={telHref}>
            {business.phone.display}
          </a>
          <div className="actions">
            <a className={buttonClass('primary')} href={telHref}>
              <Icon name="phone" size={18} />
              Call Now
            </a>
            <a className={buttonClass('secondary')} href={whatsappHref(whatsappMessages.emergency)}>
              <Icon name="message-circle" size={18} />
              WhatsApp
            </a>
          </div>
          <PricePlate price={service.price} />
        </PageHero>
      }
    />
  )
}
