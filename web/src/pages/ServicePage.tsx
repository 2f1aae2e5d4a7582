import { Seo } from '../seo/Seo.tsx'

export function ServicePage() {
  return (
    <>
      <Seo title="Service" description="Service" path="/" />
      <h1>Service</h1>
    </>
  )
}
