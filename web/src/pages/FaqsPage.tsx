import { Seo } from '../seo/Seo.tsx'

export function FaqsPage() {
  return (
    <>
      <Seo title="Faqs" description="Faqs" path="/" />
      <h1>Faqs</h1>
    </>
  )
}
