import { Seo } from '../seo/Seo.tsx'

export function ServicesPage() {
  return (
    <>
      <Seo title="Services" description="Services" path="/" />
      <h1>Services</h1>
    </>
  )
}
