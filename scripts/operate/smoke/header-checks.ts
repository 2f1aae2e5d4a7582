import { photoRules } from '#shared/photo-rules.ts'
import { projectImage } from '#shared/project-image.ts'
import { routes } from '#shared/routes.ts'
import { type Check, expect, get, type Site } from './check.ts'

const anyProject = `${routes.listProjects.path}?limit=1`

/** Security and caching headers. */
export const headerChecks: Check[] = [
  {
    name: 'security headers are on pages, assets, pictures, the API and the 404 page',
    async run(site) {
      const asset = await assetOfHome(site)
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
      await expectCache(site, await assetOfHome(site), /max-age=31536000.*immutable/)
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

/** The script of the home page. */
async function assetOfHome(site: Site): Promise<string> {
  const html = await (await get(site, '/')).text()
  const [, asset] = /["'](\/assets\/[^"']+\.js)["']/.exec(html) ?? []
  expect(asset !== undefined, 'the home page names no script under /assets/')
  return asset
}
