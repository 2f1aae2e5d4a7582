import { Link, useLoaderData } from 'react-router-dom'
import { business, telHref, whatsappHref } from '#content/business.ts'
import { faqs } from '#content/faqs.ts'
import type { ServiceAnswers } from '#content/lib/service-answers.ts'
import { serviceNames } from '#content/lib/service-names.ts'
import { whatsappMessages } from '#content/messages.ts'
import { faqsPage } from '#content/pages/faqs.ts'
import { paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { FaqList } from '../sections/FaqList.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import { Seo } from '../seo/Seo.tsx'
import '../sections/CallBand.css'

const picture = {
  stem: 'written-quote-kitchen-table',
  alt: 'A written quote on a kitchen table with a pen, a mug and a phone beside it',
}

/** One name for all lists, so that one answer of the page is open at a time. */
const oneOpen = 'faq'

export function FaqsPage() {
  const answers = useLoaderData<ServiceAnswers[]>()
  const { title, metaDescription, hero, stillHaveQuestions } = faqsPage
  const trail = [{ name: 'FAQs', path: paths.faqs }]
  const { callCard, whatsappCard } = stillHaveQuestions
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.faqs}
        image={picture.stem}
        jsonLd={(data) => [data.faqData(faqs), data.breadcrumbData(trail)]}
      />
      <PageHero {...hero} trail={trail} picture={picture} wideOnly>
        <QuoteActions />
      </PageHero>
      <Band className="band--close" layout="rail" title="Questions and answers">
        <FaqList faqs={faqs} name={oneOpen} firstOpen />
      </Band>
      {answers.map(({ slug, faqs }) => (
        <Band
          key={slug}
          className="band--close"
          layout="rail"
          title={serviceNames[slug] ?? slug}
          aside={
            <Link className="text-link" to={paths.service(slug)}>
              What it costs and how it goes
              <span className="visually-hidden">: {serviceNames[slug]}</span>
            </Link>
          }
        >
          <FaqList faqs={faqs} name={oneOpen} />
        </Band>
      ))}
      <Band ground="paper-2" layout="rail" title={stillHaveQuestions.title}>
        <div className="call-band__ways ruled">
          <div className="call-way" data-text="first">
            <h3>{callCard.title}</h3>
            <p>{callCard.text}</p>
            <a className="figures" href={telHref}>
              {business.phone.display}
            </a>
          </div>
          <div className="call-way" data-text="first">
            <h3>{whatsappCard.title}</h3>
            <p>{whatsappCard.text}</p>
            <a className="figures" href={whatsappHref(whatsappMessages.general)}>
              {business.whatsapp.display}
            </a>
          </div>
        </div>
      </Band>
    </>
  )
}
