import { Seo } from '../seo/Seo.tsx'

export function EmergencyPage() {
  return (
    <>
      <Seo title="Emergency" description="Emergency" path="/" />
      <h1>Emergency</h1>
    </>
  )
}
