import { Seo } from '../seo/Seo.tsx'

export function BlogPage() {
  return (
    <>
      <Seo title="Blog" description="Blog" path="/" />
      <h1>Blog</h1>
    </>
  )
}
