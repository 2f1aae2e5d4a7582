import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { viewerRequest } from '#edge/viewer-request.ts'
import { siteUrl } from '../../fixtures/enquiry-settings.ts'
import { projectReads } from '../../fixtures/project-reads.ts'
import { projectRow } from '../../fixtures/project-row.ts'

const readProjects = await projectReads([
  projectRow({
    id: 'stairs',
    title: 'Lights & "stairs" <script>',
    description: '<img src=x onerror=alert(1)>',
    image_url: 'hall/stairs.jpg',
  }),
])

const preview = (id: string) => readProjects({ route: 'previewProject', params: { id } })

test('a shared project previews as itself: its title, words and picture, and a link to it', async () => {
  const { status, headers, body } = await preview('stairs')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
  const { document } = new JSDOM(body).window
  const property = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(property('title')).toContain('Lights & "stairs" <script>')
  expect(property('image')).toBe(`${siteUrl}/media/hall/stairs-1280.jpg`)
  expect([property('image:width'), property('image:height')]).toEqual(['1280', '960'])
  expect(document.querySelector('script, [onerror]')).toBeNull()
  expect(document.querySelector('main')?.textContent).toContain('<img src=x onerror=alert(1)>')
})

test('a person who reaches a preview sees the picture, can ring, and can leave for the project', async () => {
  const { document } = new JSDOM((await preview('stairs')).body).window
  const pictures = [...document.querySelectorAll('main img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/media/hall/stairs-1280.jpg'])
  expect(pictures[0]?.getAttribute('alt')).toBeTruthy()
  expect(document.querySelector('main a[href^="tel:"]')?.textContent).toContain(business.phone.display)
  const { search, pathname } = new URL(document.querySelector<HTMLAnchorElement>('main a')?.href ?? '', siteUrl)
  expect([pathname, new URLSearchParams(search).get('project')]).toEqual(['/portfolio', 'stairs'])
  const querystring = Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, { value }]))
  const headers = { 'user-agent': { value: 'facebookexternalhit/1.1' } }
  const site = { host: '', articles: [], untouched: [] }
  expect(viewerRequest({ uri: pathname, querystring, headers }, site)).toMatchObject({ uri: '/portfolio/index.html' })
})

test.each(['never-there', 'a/b'])('%s has no preview, and the page leads to the portfolio', async (id) => {
  const { status, body } = await preview(id)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('og:title')
  expect(body).toContain('href="/portfolio"')
  expect(body).toContain(`href="tel:${business.phone.e164}"`)
})
