import { Seo } from '../seo/Seo.tsx'

export function PortfolioPage() {
  return (
    <>
      <Seo title="Portfolio" description="Portfolio" path="/" />
      <h1>Portfolio</h1>
    </>
  )
}
