import { Seo } from '../seo/Seo.tsx'

export function HomePage() {
  return (
    <>
      <Seo title="Home" description="Home" path="/" />
      <h1>Home</h1>
    </>
  )
}
