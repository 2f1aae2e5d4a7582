import { Seo } from '../seo/Seo.tsx'

export function SecurityPage() {
  return (
    <>
      <Seo title="Security" description="Security" path="/" />
      <h1>Security</h1>
    </>
  )
}
