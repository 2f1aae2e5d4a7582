import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { invitations } from '#content/invitations.ts'
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

type Way = { title: string; text: ReactNode }

/** Phone and WhatsApp, each with what to know about it. */
export function CallWays({
  call = { title: 'Call', text: business.hours.text },
  whatsapp = { title: 'WhatsApp', text: orByEmail },
}: {
  call?: Way
  whatsapp?: Way
}) {
  return (
    <div className="call-band__ways ruled pairs">
      <div className="call-way">
        <h3>{call.title}</h3>
        <PhoneLink />
        <p>{call.text}</p>
      </div>
      <div className="call-way">
        <h3>{whatsapp.title}</h3>
        <WhatsappLink className="figures">{business.whatsapp.display}</WhatsappLink>
        <p>{whatsapp.text}</p>
      </div>
    </div>
  )
}

const orByEmail = (
  <>
    Or write to <EmailLink />.
  </>
)
