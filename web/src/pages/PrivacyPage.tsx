import { Seo } from '../seo/Seo.tsx'

export function PrivacyPage() {
  return (
    <>
      <Seo title="Privacy" description="Privacy" path="/" />
      <h1>Privacy</h1>
    </>
  )
}
