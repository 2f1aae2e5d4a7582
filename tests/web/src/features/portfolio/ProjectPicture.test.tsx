import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import sample from '../../../../../scripts/sample/projects.json' with { type: 'json' }
import { ProjectPicture } from '../../../../../web/src/features/portfolio/ProjectPicture.tsx'

async function picture(): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.createElement('div')
  const imageUrl = sample.portfolio_projects[0]?.image_url ?? ''
  await act(() => createRoot(container).render(<ProjectPicture imageUrl={imageUrl} alt="A hall" sizes="24rem" />))
  return container
}

const urls = (container: HTMLElement) =>
  [...container.querySelectorAll('source, img')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  )

test("a picture that fails comes from the site's own copies, and a second failure changes nothing more", async () => {
  const container = await picture()
  const image = container.querySelector('img')
  for (const _ of ['first', 'second']) {
    await act(() => image?.dispatchEvent(new Event('error')))
    expect(urls(container).every((url) => url.startsWith('/portfolio-images/'))).toBe(true)
    expect(image?.getAttribute('src')).toMatch(/^\/portfolio-images\/.*-640\.jpg$/)
  }
})
