/** A tab that was opened before a deployment. The site is copied into a folder as the stack would upload it. */
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentType } from 'mime-types'
import { expect, openReady, test } from './site.ts'

const built = 'dist/site'

test('a tab opened before a deployment still loads its chunks after it', async ({ page }) => {
  const site = await openFirstBuild(page)
  uploadNextBuild(site.folder)
  await goToAbout(page, site)

  const assets = site.answered.filter((line) => line.includes('/assets/'))
  expect(assets.length).toBeGreaterThan(0)
  expect(assets.filter((line) => line.startsWith('404'))).toEqual([])
  // No document was requested: the open tab used client-side navigation.
  expect(site.answered).not.toContain('200 /about')
  // New visitors get the new build.
  expect(await (await fetch(`${site.url}/about`)).text()).toContain('-next.js')
  site.close()
})

interface OpenSite {
  url: string
  folder: string
  /** Status and path of every response since the site was opened. */
  answered: string[]
  close: () => void
}

async function openFirstBuild(page: Page): Promise<OpenSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'))
  cpSync(built, folder, { recursive: true })
  const site = await serve(folder)
  await openReady(page, `${site.url}/faqs`)
  site.answered.length = 0
  return site
}

async function goToAbout(page: Page, { url }: OpenSite): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(`${url}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\S/)
  await expect(page).toHaveTitle(/About/)
}

/**
 * Simulates another build: every hashed file gets a new name, and every reference changes. Uploaded like in
 * `lib/site-deployment.ts`: assets are added and none deleted, then the pages are replaced.
 */
function uploadNextBuild(bucket: string): void {
  const assets = globSync('assets/**/*.{js,css}', { cwd: built })
  const renamed = assets.map((path) => ({ path, next: path.replace(/\.(js|css)$/, '-next.$1') }))
  const rewrite = (text: string) =>
    renamed.reduce((result, { path, next }) => result.replaceAll(basename(path), basename(next)), text)
  for (const { path, next } of renamed) {
    writeFileSync(join(bucket, next), rewrite(readFileSync(join(built, path), 'utf8')))
  }
  for (const path of globSync('**/*.html', { cwd: built })) {
    writeFileSync(join(bucket, path), rewrite(readFileSync(join(built, path), 'utf8')))
  }
}

/** Serves the pages and files of a folder; a missing one is 404. */
async function serve(folder: string): Promise<OpenSite> {
  const answered: string[] = []
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = /\.\w+$/.test(pathname) ? pathname : join(pathname, 'index.html')
    const isThere = existsSync(join(folder, path))
    answered.push(`${isThere ? 200 : 404} ${pathname}`)
    if (!isThere) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentType(extname(path)) || '' }).end(readFileSync(join(folder, path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  }
  // Cast: a server on a port rather than a pipe has an AddressInfo.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, folder, answered, close }
}
