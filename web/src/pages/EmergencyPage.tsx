import { use } from 'react'
import { business, telHref, whatsappHref } from '#content/business.ts'
import { whatsappMessages } from '#content/messages.ts'
import { contactPage } from '#content/pages/contact.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { ServiceFrame } from '../sections/ServiceFrame.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { loadEmergencyService } from '../wake/records.ts'

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
        <>
          <PageHero title={service.heroTitle} trail={trail} picture={service.picture}>
            <ol className="do-now">
              {service.doNow.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <div className="actions">
              <a className={buttonClass('primary')} href={telHref}>
                <Icon name="phone" size={18} />
                Call {business.phone.display}
              </a>
              <a className={buttonClass('secondary')} href={whatsappHref(whatsappMessages.emergency)}>
                <Icon name="message-circle" size={18} />
                WhatsApp
              </a>
            </div>
          </PageHero>
          <section className="facts-strip on-paper" aria-label={contactPage.emergencyCard.title}>
            <div className="wrap">
              <p className="lead">{service.heroDescription}</p>
              <ul className="facts-strip__list figures">
                {contactPage.emergencyCard.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          </section>
        </>
      }
    />
  )
}
