import vm from 'node:vm'
import { expect, test } from 'vitest'
import { maxFunctionBytes, type ViewerRequestSettings, viewerRequestCode } from '../../../lib/edge-code.ts'

const withDomain: ViewerRequestSettings = {
  canonicalHost: 'example.co.uk',
  pages: ['blog/eicr-explained', 'services/eicr', 'services/rewiring', 'areas/kew'].map((page) => `${page}/index.html`),
}

interface EdgeAnswer {
  uri?: string
  statusCode?: number
  headers: { location?: { value: string } }
}

/** Runs the function as the edge does: alone in a context, without Node's globals. */
function run(
  uri: string,
  { settings = withDomain, host = 'example.co.uk', querystring = {}, encodings = 'gzip', agent = 'Mozilla/5.0' } = {},
): EdgeAnswer {
  const context = vm.createContext({})
  vm.runInContext(viewerRequestCode(settings), context)
  const headers = { host: { value: host }, 'accept-encoding': { value: encodings }, 'user-agent': { value: agent } }
  const event = { request: { method: 'GET', uri, querystring, headers } }
  context.json = JSON.stringify(event)
  return JSON.parse(String(vm.runInContext('JSON.stringify(handler(JSON.parse(json)))', context)))
}

/** `301 https://example.co.uk/about` */
function redirect(...request: Parameters<typeof run>): string {
  const { statusCode, headers } = run(...request)
  return `${statusCode} ${headers.location?.value}`
}

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/areas', '/areas/index.html'],
  ['/areas/kew', '/areas/kew/index.html'],
  ['/blog', '/blog/index.html'],
  ['/blog/eicr-explained', '/blog/eicr-explained/index.html'],
  ['/guides/18th.edition/wiring', '/guides/18th.edition/wiring/index.html'],
  ['/robots.txt', '/robots.txt'],
  ['/portfolio-images/hallway-640.avif', '/portfolio-images/hallway-640.avif'],
])('%s is served from %s [E1]', (uri, file) => {
  expect(run(uri)).toMatchObject({ uri: file })
})

test.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/about/index.html', '/about'],
  ['/about/index.html/', '/about'],
  ['/about//', '/about'],
  ['/areas//kew/', '/areas/kew'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/blog/eicr-explained/', '/blog/eicr-explained'],
  ['/About', '/about'],
  ['/FAQs', '/faqs'],
  ['/areas/Kew', '/areas/kew'],
  ['/Blog//EICR-explained/Index.html', '/blog/eicr-explained'],
  ['/faq', '/faqs'],
  ['/FAQ/', '/faqs'],
  ['/quote', '/contact'],
])('%s goes to %s in one step [E1]', (uri, canonical) => {
  expect(redirect(uri)).toBe(`301 https://example.co.uk${canonical}`)
  expect(run(canonical).statusCode).toBeUndefined()
})

test('www and a wrong spelling together are one redirect, with the query kept [E1]', () => {
  const querystring = {
    project: { value: 'p%201' },
    tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
    flag: { value: '' },
  }
  expect(redirect('/portfolio/', { host: 'www.example.co.uk', querystring })).toBe(
    '301 https://example.co.uk/portfolio?project=p%201&tag=a&tag=b&flag',
  )
})

test.each([
  ['/Areas/', '/areas'],
  ['/area', '/areas'],
  ['/locations', '/areas'],
  ['/area/Kew', '/areas/kew'],
  ['/EICR', '/services/eicr'],
  ['/kew/', '/areas/kew'],
  ['/electrician-kew', '/areas/kew'],
  ['/electrician-in-kew', '/areas/kew'],
  ['/prices', '/guides/costs'],
  ['/services/security', '/security'],
])('%s goes to %s at once, with the query kept [E1]', (uri, target) => {
  const querystring = { utm_source: { value: 'x' } }
  expect(redirect(uri, { querystring })).toBe(`301 https://example.co.uk${target}?utm_source=x`)
})

test('a query stands before the section of a page that a guess leads to', () => {
  const querystring = { utm_source: { value: 'x' } }
  expect(redirect('/reviews', { querystring })).toBe('301 https://example.co.uk/?utm_source=x#reviews-title')
})

test.each([
  '/blog/never-written',
  '/blog/constructor',
  '/blog/no.such',
  '/blog/eicr-explained.html',
  '/Blog/Nope/extra',
  '/blog/eicr-explained/more',
])('%s is no article and goes to the blog, for now', (uri) => {
  expect(redirect(uri)).toBe('302 https://example.co.uk/blog')
})

test('asked for by its file name, the page for what is missing is missing too [E2]', () => {
  expect(run('/404.html')).toMatchObject({ uri: '/404.html/index.html' })
})

test.each([
  ['/%61bout', '/about'],
  ['/areas/k%65w', '/areas/kew'],
  ['/%2e%2E/about', '/../about'],
  ['/favicon%2Esvg', '/favicon.svg'],
  ['/assets/%61pp-4f2a.js', '/assets/app-4f2a.js'],
  ['/media/%78-640.avif', '/media/x-640.avif'],
])('%s is sent to its plain encoding %s, or it would be cached twice [E7]', (uri, plain) => {
  expect(redirect(uri)).toBe(`301 https://example.co.uk${plain}`)
})

test.each(['/Photo.JPG', '/images/Hallway-640.avif'])('%s keeps its case: it is a file [E1]', (uri) => {
  expect(run(uri)).toMatchObject({ uri })
})

test.each([
  ['WhatsApp/2.23.20.0', '/portfolio'],
  ['facebookexternalhit/1.1 Facebot Twitterbot/1.0', '/about/'],
])('%s is given the preview of the project that %s names', (agent, uri) => {
  const querystring = { project: { value: 'prj-001' } }
  expect(redirect(uri, { agent, querystring })).toBe('302 https://example.co.uk/api/projects/prj-001')
})

test('a browser, and a messenger that asks for no project, are given the page', () => {
  expect(run('/portfolio', { querystring: { project: { value: 'prj-001' } } })).toMatchObject({
    uri: '/portfolio/index.html',
  })
  expect(run('/portfolio', { agent: 'WhatsApp/2.23.20.0' })).toMatchObject({ uri: '/portfolio/index.html' })
})

test.each(['/api/projects', '/api/x/', '/api//x', '/assets/a/', '/media/x-640.avif', '/customer-photos/x.jpg'])(
  'leaves %s alone, on any host',
  (uri) => {
    expect(run(uri, { host: 'www.example.co.uk' })).toMatchObject({ uri })
  },
)

test('without a domain any host is served and redirects stay on it', () => {
  const settings = { canonicalHost: undefined, pages: [] }
  expect(run('/about', { settings, host: 'd1.cloudfront.net' })).toMatchObject({ uri: '/about/index.html' })
  expect(redirect('/about/', { settings, host: 'd1.cloudfront.net' })).toBe('301 /about')
})

test.each(['//evil.example/', '/\\evil.example/', '/\t/evil.example/', '\\\\evil.example'])(
  'never redirects to another site: %j',
  (uri) => {
    const settings = { canonicalHost: undefined, pages: [] }
    const target = run(uri, { settings }).headers.location?.value ?? ''
    expect(new URL(target, 'https://here.example').host).toBe('here.example')
  },
)

test('fits the limit of the edge with room for a hundred more articles', () => {
  const pages = Array.from({ length: 118 }, (_, n) => `blog/an-article-with-quite-a-long-slug-${n}/index.html`)
  expect(Buffer.byteLength(viewerRequestCode({ ...withDomain, pages }))).toBeLessThan(maxFunctionBytes)
})
