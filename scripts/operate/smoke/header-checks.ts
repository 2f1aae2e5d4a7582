import { type Check, expect, get, type Site } from './check.ts'

/** Security and caching headers [E4] [E5] [E6] [E7]. */
export const headerChecks: Check[] = [
  {
    name: 'security headers are on pages, assets, pictures, the API and the 404 page',
    async run(site) {
      const asset = await firstAsset(site)
      for (const path of ['/', asset, '/media/none-640.avif', '/api/projects?limit=1', '/no-such-page']) {
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
      await expectCache(site, await firstAsset(site), /max-age=31536000.*immutable/)
    },
  },
  {
    name: 'browsers get a compressed copy, and it is the same page, script and style',
    async run(site) {
      const html = await (await get(site, '/')).text()
      const style = /"(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
      for (const path of ['/', '/contact', await firstAsset(site), style]) {
        const [copy, plain] = await Promise.all(
          ['br', 'identity'].map((encoding) => get(site, path, { headers: { 'accept-encoding': encoding } })),
        )
        expect(copy?.headers.get('content-encoding') === 'br', `${path} is not compressed`)
        expect((await copy?.text()) === (await plain?.text()), `${path} has a compressed copy of something else`)
      }
    },
  },
  {
    name: 'project reads may be kept for a short time, and served stale meanwhile',
    run: (site) => expectCache(site, '/api/projects?limit=1', /max-age=\d+.*stale-while-revalidate=\d+/),
  },
  {
    name: 'no cookie is set',
    async run(site) {
      for (const path of ['/', '/api/projects?limit=1']) {
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

async function firstAsset(site: Site): Promise<string> {
  const html = await (await get(site, '/')).text()
  const [, asset] = /["'](\/assets\/[^"']+\.js)["']/.exec(html) ?? []
  expect(asset !== undefined, 'the home page names no script under /assets/')
  return asset
}
