import { Seo } from '../seo/Seo.tsx'

export function ContactPage() {
  return (
    <>
      <Seo title="Contact" description="Contact" path="/" />
      <h1>Contact</h1>
    </>
  )
}
