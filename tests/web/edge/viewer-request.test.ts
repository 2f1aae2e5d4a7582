import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ViewerRequestSettings, viewerRequestCode } from '../../../lib/edge-code.ts'
import { edgeFunction } from '../../../scripts/local/cdn/edge-function.ts'

const withDomain: ViewerRequestSettings = {
  canonicalHost: 'example.co.uk',
  pages: ['blog/eicr-explained', 'services/eicr', 'services/rewiring', 'areas/kew'].map((page) => `${page}/index.html`),
}

const edges = new Map<ViewerRequestSettings, ReturnType<typeof edgeFunction>>()

/** Created once per settings: bundling it takes longer than all calls. */
function edgeOf(settings: ViewerRequestSettings) {
  const edge = edges.get(settings) ?? edgeFunction(viewerRequestCode(settings))
  edges.set(settings, edge)
  return edge
}

function run(
  path: string,
  { settings = withDomain, host = 'example.co.uk', rawQuery = '', agent = 'Mozilla/5.0' } = {},
) {
  const headers = { host, 'user-agent': agent }
  return edgeOf(settings)({ method: 'GET', path, rawQuery, headers, address: '203.0.113.7' })
}

/** `301 https://example.co.uk/about` */
function redirect(...request: Parameters<typeof run>): string {
  const answer = run(...request)
  return answer.kind === 'respond' ? `${answer.status} ${answer.headers.location}` : answer.path
}

test.each([
  ['/', '/index.html'],
  ['/areas/kew', '/areas/kew/index.html'],
  ['/guides/18th.edition/wiring', '/guides/18th.edition/wiring/index.html'],
  ['/robots.txt', '/robots.txt'],
  ['/portfolio-images/hallway-640.avif', '/portfolio-images/hallway-640.avif'],
])('%s is served from %s', (uri, file) => {
  expect(run(uri)).toMatchObject({ path: file })
})

test.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/about/index.html', '/about'],
  ['/areas//kew/', '/areas/kew'],
  ['/index.html', '/'],
  ['/Blog//EICR-explained/Index.html', '/blog/eicr-explained'],
  // As programs for mail and chat make links of what stands beside an address.
  ['/contact.', '/contact'],
  ['/contact)', '/contact'],
  ['/contact,', '/contact'],
  ['/contact/).', '/contact'],
  ['/contact%20', '/contact'],
  ['/%E2%80%9D', '/'],
  ['/contact&utm_source=mail', '/contact'],
  ['/contact%3Futm_source=mail', '/contact'],
  ['/&//evil.example', '/'],
])('%s goes to %s in one step', (uri, canonical) => {
  expect(redirect(uri)).toBe(`301 https://example.co.uk${canonical}`)
  expect(run(canonical).kind).toBe('continue')
})

test('www and a wrong spelling together are one redirect, with the query kept', () => {
  const rawQuery = 'project=p%201&tag=a&tag=b&flag'
  expect(redirect('/portfolio/', { host: 'www.example.co.uk', rawQuery })).toBe(
    `301 https://example.co.uk/portfolio?${rawQuery}`,
  )
})

test.each(['/blog/never-written', '/blog/constructor', '/blog/eicr-explained/more', '/blog/%F0%9F%92%A1'])(
  '%s is no article and goes to the blog, for now',
  (uri) => {
    expect(redirect(uri)).toBe('302 https://example.co.uk/blog')
  },
)

test.each(['/%F0%9F%92%A1', '/%E6%97%A5%E6%9C%AC', '/%f0%9f%92%a1', '/services/%F0%9F%92%A1', '/%C3%A9%C3%A9'])(
  '%s is a name that no page has, not another page with something behind it',
  (uri) => {
    expect(run(uri)).toMatchObject({ path: `${uri}/index.html` })
  },
)

test('asked for by its file name, the page for what is missing is missing too', () => {
  expect(run('/404.html')).toMatchObject({ path: '/404.html/index.html' })
})

test.each([
  ['/%61bout', '/about'],
  ['/%2e%2E/about', '/../about'],
  ['/favicon%2Esvg', '/favicon.svg'],
])('%s is sent to its plain encoding %s, or it would be cached twice', (uri, plain) => {
  expect(redirect(uri)).toBe(`301 https://example.co.uk${plain}`)
})

test.each(['/Photo.JPG', '/images/Hallway-640.avif'])('%s keeps its case: it is a file', (uri) => {
  expect(run(uri)).toMatchObject({ path: uri })
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A556B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36'
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.7204.251 Electron/37.4.0 Safari/537.36'

test.each([
  ['WhatsApp/2.23.20.0', '/portfolio'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', '/portfolio'],
  // iMessage.
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    '/about/',
  ],
  ['Pinterest/0.2 (+https://www.pinterest.com/bot.html)', '/portfolio'],
])('%s is given the preview of the project that %s names', (agent, uri) => {
  expect(redirect(uri, { agent, rawQuery: 'project=prj-001' })).toBe('302 https://example.co.uk/api/projects/prj-001')
})

test.each([
  'Mozilla/5.0',
  `${iPhone} Mobile/15E148 [Pinterest/iOS]`,
  'Pinterest/11.30.0 (iPhone; iOS 16.0; Scale/3.00)',
  `${iPhone} Mobile/15E148 WhatsApp/2.22.4.74 W`,
  `${desktop} WhatsApp/2.2537.2`,
  `${android} [FB_IAB/Orca-Android;FBAV/470.0.0.35.115;]`,
  `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.0;FBBV/123456;]`,
])('a person is given the page, whatever the app: %s', (agent) => {
  expect(run('/portfolio', { agent, rawQuery: 'project=prj-001' })).toMatchObject({ path: '/portfolio/index.html' })
})

test('a messenger that asks for no project is given the page', () => {
  expect(run('/portfolio', { agent: 'WhatsApp/2.23.20.0' })).toMatchObject({ path: '/portfolio/index.html' })
})

test.each(['/api/projects', '/api/x/', '/api//x', '/assets/a/', '/media/x-640.avif', '/customer-photos/x.jpg'])(
  'leaves %s alone, on any host',
  (uri) => {
    expect(run(uri, { host: 'www.example.co.uk' })).toMatchObject({ path: uri })
  },
)

test('without a domain any host is served and redirects stay on it', () => {
  const settings = { canonicalHost: undefined, pages: ['blog/eicr-guide/index.html'] }
  expect(run('/about', { settings, host: 'd1.cloudfront.net' })).toMatchObject({ path: '/about/index.html' })
  expect(redirect('/about/', { settings, host: 'd1.cloudfront.net' })).toBe('301 /about')
})

/** Parts of which a path to another host may consist, and those that the function looks for. */
const pieces = [
  '/',
  '//',
  '\\',
  '%2f',
  '%5C',
  '\t',
  '..',
  '%2e',
  ')',
  '&',
  '@',
  ':',
  '?',
  '#',
  'evil.example',
  'https:',
]
const ours = ['areas', 'kew', 'blog', 'services', 'index.html', 'Index.HTML']
const anyPath = fc.array(fc.oneof(fc.constantFrom(...pieces, ...ours), fc.string({ maxLength: 3 })), { maxLength: 8 })

test('no path, whatever its spelling, redirects to another host', () => {
  const noDomain: ViewerRequestSettings = { ...withDomain, canonicalHost: undefined }
  fc.assert(
    fc.property(anyPath, fc.boolean(), (parts, hasDomain) => {
      const settings = hasDomain ? withDomain : noDomain
      const { location } = run(`/${parts.join('')}`, { settings }).headers
      if (!location) return
      const { host } = new URL(location, 'https://example.co.uk')
      expect(host).toBe('example.co.uk')
    }),
    {
      numRuns: 5000,
      examples: [
        [['/evil.example/'], false],
        [['\\evil.example/'], false],
      ],
    },
  )
})

/**
 * CloudFront's limit, in bytes:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const maxFunctionBytes = 10 * 1024

test('fits the limit of the edge with room for a hundred more articles', () => {
  const pages = Array.from({ length: 118 }, (_, n) => `blog/an-article-with-quite-a-long-slug-${n}/index.html`)
  expect(Buffer.byteLength(viewerRequestCode({ ...withDomain, pages }))).toBeLessThan(maxFunctionBytes)
})

test('a site of which the edge would know no article is an error: each of them would be sent to the list', () => {
  expect(() => viewerRequestCode({ canonicalHost: undefined, pages: ['blog\\eicr-guide\\index.html'] })).toThrow(
    'The edge would know no article',
  )
})
