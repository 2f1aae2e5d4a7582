import { photoRules } from '#contract/photo-rules.ts'
import { projectImage } from '#contract/project-image.ts'
import { routes } from '#contract/routes.ts'
import { smallestCompressed } from '../../local/cdn/compression.ts'
import { type Check, expect, get, type Site } from './check.ts'

const { path: projects, cache } = routes.listProjects
const anyProject = `${projects}?limit=1`

/** Security and caching headers [E4] [E5] [E6] [E7]. */
export const headerChecks: Check[] = [
  {
    name: 'security headers are on pages, assets, pictures, the API and the 404 page',
    async run(site) {
      const [asset = ''] = await assetsOfHome(site)
      const missing = [`/${projectImage.prefix}none-640.avif`, `/${photoRules.keyPrefix}none.png`, '/no-such-page']
      for (const path of ['/', asset, anyProject, ...missing]) {
        const { headers } = await get(site, path)
        for (const [name, wanted] of Object.entries(strict)) {
          const value = headers.get(name) ?? ''
          expect(wanted.test(value), `${path} has ${name}: ${value || 'nothing'}`)
        }
        const policy = headers.get('content-security-policy') ?? ''
        expect(!/unsafe-(inline|eval)/.test(policy), `${path} allows unsafe-inline or unsafe-eval`)
      }
    },
  },
  {
    name: 'pages are revalidated, hashed assets are immutable',
    async run(site) {
      await expectCache(site, '/', /max-age=0/)
      const [asset = ''] = await assetsOfHome(site)
      await expectCache(site, asset, /max-age=31536000.*immutable/)
    },
  },
  {
    name: 'browsers get a compressed copy, and it is the same page, script and style',
    async run(site) {
      const paths = ['/', '/contact', ...(await assetsOfHome(site))]
      const compressed = await Promise.all(paths.map((path) => isCompressed(site, path)))
      for (const ending of ['.js', '.css']) {
        const found = paths.some((path, index) => compressed[index] && path.endsWith(ending))
        expect(
          found,
          `the home page has no ${ending} of ${smallestCompressed} bytes or more, whose copy could be looked at`,
        )
      }
    },
  },
  {
    name: 'project reads may be kept for a short time, and served stale meanwhile',
    run: (site) =>
      expectCache(
        site,
        anyProject,
        new RegExp(`max-age=${cache.maxAge}, stale-while-revalidate=${cache.staleWhileRevalidate}`),
      ),
  },
  {
    name: 'no cookie is set',
    async run(site) {
      for (const path of ['/', anyProject]) {
        const cookie = (await get(site, path)).headers.get('set-cookie')
        expect(cookie === null, `${path} sets ${cookie}`)
      }
    },
  },
]

const strict: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /./,
}

async function expectCache(site: Site, path: string, wanted: RegExp): Promise<void> {
  const value = (await get(site, path)).headers.get('cache-control') ?? ''
  expect(wanted.test(value), `${path} has cache-control: ${value || 'nothing'}`)
}

/** Scripts and styles linked from the home page. */
async function assetsOfHome(site: Site): Promise<string[]> {
  const html = await (await get(site, '/')).text()
  const assets = [...html.matchAll(/["'](\/assets\/[^"']+\.(?:js|css))["']/g)].map(([, asset = '']) => asset)
  expect(assets.length > 0, 'the home page names no script or style under /assets/')
  return [...new Set(assets)]
}

/** False for a file below CloudFront's size limit. @throws Error when a larger one is not compressed. */
async function isCompressed(site: Site, path: string): Promise<boolean> {
  const [copy, plain] = await Promise.all(
    ['br', 'identity'].map((encoding) => get(site, path, { headers: { 'accept-encoding': encoding } })),
  )
  const encoding = copy?.headers.get('content-encoding')
  const [text = '', plainText = ''] = await Promise.all([copy?.text(), plain?.text()])
  expect(text === plainText, `${path} has a compressed copy of something else`)
  expect(encoding === 'br' || Buffer.byteLength(plainText) < smallestCompressed, `${path} is not compressed`)
  return encoding === 'br'
}
