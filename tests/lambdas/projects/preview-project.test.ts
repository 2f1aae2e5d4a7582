import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { siteUrl } from '../../fixtures/enquiry-deps.ts'
import { projectReads } from '../../fixtures/project-reads.ts'
import { projectRow } from '../../fixtures/project-row.ts'

const readProjects = projectReads([
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
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/portfolio?project=stairs')
  expect(document.querySelector('script, img')).toBeNull()
  expect(document.querySelector('main')?.textContent).toContain('<img src=x onerror=alert(1)>')
})

test.each(['never-there', 'a/b'])('%s has no preview, and the page leads to the portfolio', async (id) => {
  const { status, body } = await preview(id)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('og:title')
  expect(body).toContain('href="/portfolio"')
})
