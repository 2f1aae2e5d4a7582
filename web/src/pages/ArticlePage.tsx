import { Seo } from '../seo/Seo.tsx'

export function ArticlePage() {
  return (
    <>
      <Seo title="Article" description="Article" path="/" />
      <h1>Article</h1>
    </>
  )
}
