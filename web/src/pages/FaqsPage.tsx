import { faqs, firmFaqs } from '#content/faqs.ts'
import { serviceNames } from '#content/lib/lists/service-names.ts'
import { faqsPage } from '#content/pages/faqs.ts'
import { paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { CallWays } from '../sections/CallBand.tsx'
import { ContactActions } from '../sections/ContactActions.tsx'
import { FaqList } from '../sections/FaqList.tsx'
import { LinkList } from '../sections/LinkList.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'

/** One name for both lists, so that one answer of the page is open at a time. */
const oneOpen = 'faq'

const questionsOfServices = Object.entries(serviceNames).map(([slug, name]) => ({
  name,
  path: `${paths.service(slug)}#questions`,
}))

export function FaqsPage() {
  const { title, metaDescription, hero, asked, firm, jobs, stillHaveQuestions } = faqsPage
  const trail = [{ name: 'FAQs', path: paths.faqs }]
  const { callCard, whatsappCard } = stillHaveQuestions
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.faqs}
        image="written-quote-kitchen-table"
        trail={trail}
        jsonLd={(data) => [data.faqData(faqs)]}
      />
      <PageHero {...hero} trail={trail}>
        <ContactActions />
      </PageHero>
      <Band className="band--close" layout="rail" {...asked}>
        <FaqList faqs={faqs} name={oneOpen} firstOpen />
      </Band>
      <Band className="band--close" layout="rail" {...firm}>
        <FaqList faqs={firmFaqs} name={oneOpen} />
      </Band>
      <Band className="band--close" layout="rail" {...jobs}>
        <LinkList links={questionsOfServices} />
      </Band>
      <Band ground="paper-2" layout="rail" title={stillHaveQuestions.title}>
        <CallWays call={callCard} whatsapp={whatsappCard} />
      </Band>
    </>
  )
}
