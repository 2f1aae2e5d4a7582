/** `npm run smoke`: passes on a healthy site, and each check fails on a site with the fault that it looks for. */
import { spawn } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { photoRules } from '#shared/photo-rules.ts'
import { projectImage } from '#shared/project-image.ts'
import { routes } from '#shared/routes.ts'
import { type Answer, listen } from '../../scripts/local/services/http-server.ts'
import { apiChecks } from '../../scripts/operate/smoke/api-checks.ts'
import { headerChecks } from '../../scripts/operate/smoke/header-checks.ts'
import { pageChecks } from '../../scripts/operate/smoke/page-checks.ts'
import { localData } from './local-data.ts'

test('a healthy site passes every check that can run on it', async () => {
  // The test starts a process and fetches every page.
  test.setTimeout(120_000)
  const env = { ...process.env, LOCAL_DATA: localData }
  const child = spawn(process.execPath, ['scripts/electrician.js', 'smoke'], { env: { ...env, FORCE_COLOR: '0' } })
  const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(printed, said).toMatch(/^( {2}ok {6}.*\n)+All in order\.\n$/)
})

/** Changes a response of the site, whose origin is `origin`. `path` includes the query. */
type Fault = (answer: Answer, path: string, origin: string) => Answer

const withHeader = (name: string, value: string, where: (path: string) => boolean = () => true): Fault => {
  return (answer, path) => (where(path) ? { ...answer, headers: { ...answer.headers, [name]: value } } : answer)
}
const withBody = (change: (body: string) => string, where: (path: string) => boolean): Fault => {
  return (answer, path) => (where(path) ? { ...answer, body: Buffer.from(change(answer.body.toString())) } : answer)
}
/** Like many single-page sites: every URL exists. */
const soft: Fault = (answer) => ({ ...answer, status: 200 })
const isOf =
  ({ path: begin }: { path: string }) =>
  (path: string) =>
    path.startsWith(begin)
const isPage = (path: string) => !/^\/(api|assets|media)\//.test(path)

/** Uploads go to a URL that checks no signature. */
const takesEveryUpload: Fault = (answer, path, origin) => {
  if (path === '/takes-all') return { ...answer, status: 200 }
  const toAll = (json: string) => json.replace(/"uploadUrl":"[^"]+"/, `"uploadUrl":"${origin}/takes-all"`)
  return withBody(toAll, isOf(routes.createPhotoUploads))(answer, path, origin)
}

const faults: Record<string, Fault[]> = {
  'the home page comes whole, with its script, and the form could be sent': [
    (answer, path) => (path.endsWith('.js') ? { ...answer, status: 404 } : answer),
    withBody(
      (html) => html.replace('</html>', ''),
      (path) => path === '/',
    ),
    (answer, path) => (isOf(routes.getFormToken)(path) ? { ...answer, status: 400 } : answer),
  ],
  'one page of each kind answers 200 with a title of its own': [
    withBody((html) => html.replace(/(<title[^>]*>)[^<]*/, '$1Home'), isPage),
    withBody((html) => html.replace('rel="canonical"', ''), isPage),
    (answer, path) => (path === '/contact' ? { ...answer, status: 404 } : answer),
    withBody(
      (xml) => xml.replace(/<url>.*<\/url>/s, ''),
      (path) => path === '/sitemap.xml',
    ),
  ],
  'an unknown page and a missing asset answer 404, with the 404 page': [
    soft,
    withBody(
      () => 'AccessDenied',
      (path) => path.startsWith('/assets/none'),
    ),
  ],
  'security headers are on pages, assets, pictures, the API and the 404 page': [
    withHeader('content-security-policy', "default-src 'none'; script-src 'unsafe-inline'"),
    withHeader('strict-transport-security', '', isOf(routes.listProjects)),
    withHeader('x-content-type-options', '', (path) => path.startsWith(`/${projectImage.prefix}`)),
    withHeader('x-frame-options', '', (path) => path.startsWith(`/${photoRules.keyPrefix}`)),
  ],
  'pages are revalidated, hashed assets are immutable': [
    withHeader('cache-control', 'max-age=600', isPage),
    withHeader('cache-control', 'max-age=600', (path) => path.startsWith('/assets/')),
  ],
  'projects come newest first, as cards, as many as asked for': [
    withBody((json) => JSON.stringify({ projects: JSON.parse(json).projects.toReversed() }), isOf(routes.listProjects)),
    withBody(() => '<!doctype html>', isOf(routes.listProjects)),
    withBody(() => '{"projects":[{"id":"a"}]}', isOf(routes.listProjects)),
  ],
  'what the contract refuses is refused in JSON, never by a page': [
    soft,
    (answer, path) => (path.startsWith(routes.sendLeadEmail.path) ? { ...answer, status: 403 } : answer),
    withHeader('content-type', 'text/html', isOf(routes.createPhotoUploads)),
    (answer, path) => (path.includes('limit=0') ? { ...answer, status: 200 } : answer),
  ],
  'a signed upload is good for one file of one size, once': [takesEveryUpload],
}
/** Checks that need an operator: tested in tests/scripts/operate/smoke. */
const seenRedElsewhere = [
  'a test enquiry goes the whole way, to its mail',
  'everybody who is to get alarms has confirmed that',
  'a mail to the owner is taken, which a person must look for',
]
const isRedirect = (name: string) => name.startsWith('/')

for (const { name, run } of [...pageChecks, ...headerChecks, ...apiChecks]) {
  if (seenRedElsewhere.includes(name)) continue
  test(`red: ${name}`, async ({ baseURL }) => {
    const wrong = isRedirect(name) ? [soft, withHeader('location', '/contact')] : faults[name]
    if (!wrong) throw new Error('There is no fault for this check')
    for (const fault of wrong) {
      const site = await siteWith(fault, baseURL)
      await expect(
        run({ url: site.endpoint, operator: undefined }, () => {}),
        fault.toString(),
      ).rejects.toThrow()
      await site.stop()
    }
    const whole = await siteWith((answer) => answer, baseURL)
    await run({ url: whole.endpoint, operator: undefined }, () => {})
    await whole.stop()
  })
}

/** The site behind a proxy that corrupts its responses. */
function siteWith(fault: Fault, siteUrl = '') {
  return listen(async (request, response) => {
    const { method, url = '/', headers } = request
    // fetch would normalise the URL.
    const { hostname, port } = new URL(siteUrl)
    const passedOn = httpRequest(
      { hostname, port, path: url, method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answered) => {
        const body = Buffer.concat(await answered.toArray())
        const plain = Object.entries(answered.headers).map(([name, value]) => [name, String(value)])
        const answer = { status: answered.statusCode ?? 500, headers: Object.fromEntries(plain), body }
        const spoilt = fault(answer, url, `http://${headers.host}`)
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = spoilt.headers
        response.writeHead(spoilt.status, Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== '')))
        response.end(spoilt.body)
      },
    )
    passedOn.end(Buffer.concat(await request.toArray()))
  })
}
