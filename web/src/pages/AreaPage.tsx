import { Seo } from '../seo/Seo.tsx'

export function AreaPage() {
  return (
    <>
      <Seo title="Area" description="Area" path="/" />
      <h1>Area</h1>
    </>
  )
}
