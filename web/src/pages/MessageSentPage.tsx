import { Seo } from '../seo/Seo.tsx'

export function MessageSentPage() {
  return (
    <>
      <Seo title="MessageSent" description="MessageSent" path="/" />
      <h1>MessageSent</h1>
    </>
  )
}
