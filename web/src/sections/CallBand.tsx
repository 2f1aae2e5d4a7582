import { business } from '#content/business.ts'
import { invitations } from '#content/invitations.ts'
import type { Point } from '#content/lib/schema.ts'
import { EmailLink, PhoneLink, WhatsappLink } from '../contact/contact-links.tsx'
import { Band } from './Band.tsx'
import './CallBand.css'

/** Phone, WhatsApp and e-mail, for visitors who prefer them to the form. */
export function CallBand() {
  return (
    <Band layout="rail" title={invitations.call.title} text={invitations.call.text}>
      <CallWays />
    </Band>
  )
}

/** The same inside the quote form's band. */
export function CallAside() {
  return (
    <section className="call-aside" aria-labelledby="call-aside-title">
      <h2 className="h3" id="call-aside-title">
        {invitations.call.title}
      </h2>
      <p className="band__text">{invitations.call.text}</p>
      <CallWays />
    </section>
  )
}

/** Phone and WhatsApp, each below what it is for. */
export function CallCards({ call, whatsapp }: { call: Point; whatsapp: Point }) {
  return (
    <div className="call-band__ways ruled">
      <div className="call-way" data-text="first">
        <h3>{call.title}</h3>
        <p>{call.text}</p>
        <PhoneLink />
      </div>
      <div className="call-way" data-text="first">
        <h3>{whatsapp.title}</h3>
        <p>{whatsapp.text}</p>
        <WhatsappLink className="figures">{business.whatsapp.display}</WhatsappLink>
      </div>
    </div>
  )
}

function CallWays() {
  return (
    <div className="call-band__ways ruled">
      <div className="call-way">
        <h3>Call</h3>
        <PhoneLink />
        <p>{business.hours.text}</p>
      </div>
      <div className="call-way">
        <h3>WhatsApp</h3>
        <WhatsappLink className="figures">{business.whatsapp.display}</WhatsappLink>
        <p>
          Or write to <EmailLink />.
        </p>
      </div>
    </div>
  )
}
