import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { promises } from '#content/blocks.ts'
import { business } from '#content/business.ts'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { serviceNames } from '#content/lib/lists/service-names.ts'
import { registration } from '#content/lib/owner/claims.ts'
import { EmailLink, PhoneLink, RegistrationLink, WhatsappLink } from '../contact/contact-links.tsx'
import { paths } from '../paths.ts'
import { Fold } from '../ui/Fold.tsx'

/** A record, whose slugs the check for dead links knows. */
const listed = { services: ['rewiring', 'consumer-unit', 'eicr', 'smart-home', 'emergency'] }

const smallLinks = [
  { name: 'Costs', path: paths.guide('costs') },
  { name: 'Terms', path: paths.guide('terms') },
  { name: 'Privacy', path: paths.privacy },
]

/** The end of every page: links, contact details, legal lines. */
export function Footer() {
  const { street, town, postcode, companyNumber, companyName, registeredOffice, vatNumber } = business
  return (
    <footer className="footer on-ink">
      <div className="wrap">
        <div className="footer__top">
          <div>
            <p className="footer__name">{business.name}</p>
            <p className="small">{business.strapline}.</p>
            <ul className="footer__promises small" data-print="no">
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          </div>
          <FooterColumn title="Services">
            {listed.services.map((slug) => (
              <li key={slug}>
                <Link to={paths.service(slug)}>{serviceNames[slug]}</Link>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title="Areas" wide>
            {areaSummaries.map(({ name, slug }) => (
              <li key={slug}>
                <Link to={paths.area(slug)}>{name}</Link>
              </li>
            ))}
            <li>
              <Link to={paths.areas}>All areas</Link>
            </li>
          </FooterColumn>
          <FooterColumn title="Contact">
            <li>
              <PhoneLink />
            </li>
            <li>
              <WhatsappLink>
                WhatsApp <span className="figures">{business.whatsapp.display}</span>
              </WhatsappLink>
            </li>
            <li>
              <EmailLink />
            </li>
            <li className="footer__fact">{business.hours.text}</li>
            <li className="footer__fact">{[street, town, postcode].filter(Boolean).join(', ')}</li>
          </FooterColumn>
        </div>
        <div className="footer__end links small">
          <p>
            © {business.copyrightYear} {business.name}.
          </p>
          {registration && (
            <p>
              <RegistrationLink />
            </p>
          )}
          {companyNumber && (
            <p>
              {companyName}, registered in England and Wales, number {companyNumber}, {registeredOffice}.
            </p>
          )}
          {vatNumber && <p>VAT number {vatNumber}.</p>}
          <ul className="dotted" data-print="no">
            {smallLinks.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** A list of links under a heading, folded on a phone. */
function FooterColumn({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Fold title={title} headingLevel={2} className={wide ? 'footer__column footer__column--wide' : 'footer__column'}>
      <ul className="footer__links">{children}</ul>
    </Fold>
  )
}
