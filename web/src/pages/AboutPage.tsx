import { Seo } from '../seo/Seo.tsx'

export function AboutPage() {
  return (
    <>
      <Seo title="About" description="About" path="/" />
      <h1>About</h1>
    </>
  )
}
