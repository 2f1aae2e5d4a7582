import { Seo } from '../seo/Seo.tsx'

export function NotFoundPage() {
  return (
    <>
      <Seo title="NotFound" description="NotFound" path="/" />
      <h1>NotFound</h1>
    </>
  )
}
