import { Link } from 'react-router-dom'
import { business } from '#content/business.ts'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { contactPage } from '#content/pages/contact.ts'
import { CallButton, EmailLink, PhoneLink, WhatsappLink } from '../contact/contact-links.tsx'
import { DangerNote } from '../features/enquiry/DangerNote.tsx'
import { EnquiryForm } from '../features/enquiry/EnquiryForm.tsx'
import { EnquiryHeading } from '../features/enquiry/EnquiryHeading.tsx'
import { NextSteps } from '../features/enquiry/NextSteps.tsx'
import { paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Points } from '../sections/Points.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Icon } from '../ui/Icon.tsx'
import './ContactPage.css'

/** The first eight areas; the footer lists all. */
const areasShown = 8

export function ContactPage() {
  const { title, metaDescription, hero, emergencyCard, infoCard, areasCard, guarantees } = contactPage
  const trail = [{ name: 'Contact', path: paths.contact }]
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.contact}
        image="front-door-lantern-closeup"
        trail={trail}
      />
      <PageHero {...hero} trail={trail} />
      <div className="contact on-paper">
        <div className="wrap contact__grid">
          <div className="split" data-split="7-5">
            <section className="contact__form" aria-labelledby="contact-form-title">
              <h2 id="contact-form-title">
                <EnquiryHeading>Request a free quote</EnquiryHeading>
              </h2>
              <DangerNote />
              <EnquiryForm idPrefix="contact-enquiry" headingId="contact-form-title" />
            </section>
            <div className="contact__beside">
              <NextSteps />
              <section className="contact__emergency on-ink" aria-labelledby="contact-emergency">
                <h2 className="h3" id="contact-emergency">
                  {emergencyCard.title}
                </h2>
                <ul className="contact__emergency-lines figures ruled">
                  {emergencyCard.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <CallButton kind="primary" className="button--wide" label="Call Now" />
              </section>
            </div>
          </div>
          <div className="split" data-split="7-5">
            <section className="contact-card" aria-labelledby="contact-information">
              <h2 className="h3" id="contact-information">
                {infoCard.title}
              </h2>
              <ul className="contact-card__ways">
                <li>
                  <Icon name="phone" />
                  <span>
                    Phone
                    <PhoneLink />
                  </span>
                </li>
                <li>
                  <Icon name="message-circle" />
                  <span>
                    WhatsApp
                    <WhatsappLink className="figures">{business.whatsapp.display}</WhatsappLink>
                  </span>
                </li>
                <li>
                  <Icon name="mail" />
                  <span>
                    Email
                    <EmailLink />
                  </span>
                </li>
                <li>
                  <Icon name="clock" />
                  <span>
                    {business.hours.text}
                    <span className="contact-card__reply">{infoCard.reply}</span>
                  </span>
                </li>
              </ul>
            </section>
            <section className="contact-card" aria-labelledby="contact-areas">
              <h2 className="h3" id="contact-areas">
                {areasCard.title}
              </h2>
              <ul className="contact-card__areas links">
                {areaSummaries.slice(0, areasShown).map(({ name, slug }) => (
                  <li key={slug}>
                    <Link to={paths.area(slug)}>{name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </div>
      <Band ground="paper-2" layout="rail" title="What you can count on">
        <Points points={guarantees} />
      </Band>
    </>
  )
}
