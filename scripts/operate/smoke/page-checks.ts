import { checkSite } from '../../../lambdas/site/check-site.ts'
import { type Check, expect, expectStatus, get, type Site } from './check.ts'

/** Pages, 404s, and other spellings of a URL. */
export const pageChecks: Check[] = [
  {
    name: 'the home page comes whole, with its script, and the form could be sent',
    run: ({ url }) => checkSite({ siteUrl: url, fetch }),
  },
  {
    name: 'one page of each kind answers 200 with a title of its own',
    async run(site) {
      const paths = onePerKind(await sitemapPaths(site))
      expect(paths.length >= 6, `the sitemap has only ${paths.length} kinds of page`)
      const titles = await Promise.all(paths.map((path) => titleOf(site, path)))
      const repeated = paths.filter((_, index) => titles.indexOf(titles[index] ?? '') !== index)
      expect(repeated.length === 0, `these pages have the title of another: ${repeated.join(' ')}`)
    },
  },
  {
    name: 'an unknown page and a missing asset answer 404, with the 404 page',
    async run(site) {
      const pages = ['/no-such-page', '/services/no-such-service']
      for (const path of [...pages, '/assets/none-00000000.js', '/media/none-640.avif']) {
        const response = await get(site, path)
        await expectStatus(response, 404)
        expect((await response.text()).includes('Page not found'), `${path} does not show the 404 page`)
      }
    },
  },
  redirectCheck('/about/?utm_source=x&y=1', 301, '/about?utm_source=x&y=1'),
  redirectCheck('/blog/no-such-article', 302, '/blog'),
]

/** For a site with a domain of its own. */
export const domainCheck: Check = {
  name: 'http and www go to the site',
  async run({ url }) {
    const { hostname } = new URL(url)
    const { status, url: end } = await get({ url: `http://www.${hostname}` }, '/about?x=1', { redirect: 'follow' })
    expect(status === 200 && end === `${url}/about?x=1`, `it ends at ${end}, which answered ${status}`)
  },
}

async function sitemapPaths(site: Site): Promise<string[]> {
  const response = await get(site, '/sitemap.xml')
  await expectStatus(response, 200)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The first page in each folder; `/` and its like are a kind each. */
function onePerKind(paths: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const kind = folder === '' ? path : folder
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

async function titleOf(site: Site, path: string): Promise<string> {
  const response = await get(site, path)
  await expectStatus(response, 200)
  const html = await response.text()
  expect(/<link[^>]+rel="canonical"/.test(html), `${path} names no canonical address`)
  const [, title] = /<title[^>]*>([^<]+)</.exec(html) ?? []
  expect(title !== undefined, `${path} has no title`)
  return title
}

function redirectCheck(path: string, status: number, target: string): Check {
  return {
    name: `${path} goes to ${target} by one ${status}`,
    async run(site) {
      const response = await get(site, path)
      await expectStatus(response, status)
      const location = new URL(response.headers.get('location') ?? '', site.url)
      expect(location.pathname + location.search === target, `it goes to ${location}`)
    },
  }
}
