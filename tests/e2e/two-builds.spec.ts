/** A tab that was opened before a deployment. The site is copied into a folder as the stack would upload it. */
import { cpSync, globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { folderOrigin } from '../../scripts/local/cdn/bucket-origin.ts'
import { listen } from '../../scripts/local/services/http-server.ts'
import { readBuilt, siteFolder } from '../fixtures/built-files.ts'
import { expect, openReady, test } from './support/site.ts'

test('a tab opened before a deployment still loads its chunks after it', async ({ page }, testInfo) => {
  const bucket = testInfo.outputPath('bucket')
  cpSync(siteFolder, bucket, { recursive: true })
  const site = await serve(bucket)
  await openReady(page, `${site.url}/faqs`)
  site.answered.length = 0
  uploadNextBuild(bucket)
  await page.getByRole('navigation').first().getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/about`)
  await expect(page).toHaveTitle(/About/)

  const assets = site.answered.filter((line) => line.includes('/assets/'))
  expect(assets.length).toBeGreaterThan(0)
  expect(assets.filter((line) => line.startsWith('404'))).toEqual([])
  // No document was requested: the open tab used client-side navigation.
  expect(site.answered).not.toContain('200 /about')
  // New visitors get the new build.
  expect(await (await fetch(`${site.url}/about`)).text()).toContain('-next.js')
  await site.stop()
})

/**
 * Simulates another build: every hashed file gets a new name, and every reference changes. Uploaded like in
 * `lib/site-deployment.ts`: assets are added and none deleted, then the pages are replaced.
 */
function uploadNextBuild(bucket: string): void {
  const code = globSync('assets/*.{js,css}', { cwd: siteFolder })
  const renamed = code.map((path) => ({ path, next: path.replace(/\.(js|css)$/, '-next.$1') }))
  const rewritten = (file: string) =>
    renamed.reduce((all, { path, next }) => all.replaceAll(basename(path), basename(next)), readBuilt(file))
  for (const { path, next } of renamed) writeFileSync(join(bucket, next), brotliCompressSync(rewritten(path)))
  for (const path of globSync('**/*.html', { cwd: siteFolder })) writeFileSync(join(bucket, path), rewritten(path))
}

/** Serves the pages and files of a folder, and notes status and path of every response. */
async function serve(folder: string) {
  const answered: string[] = []
  const read = folderOrigin(folder)
  const { endpoint: url, stop } = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = /\.\w+$/.test(pathname) ? pathname : join(pathname, 'index.html')
    const { status, headers, body } = await read(path.slice(1))
    answered.push(`${status} ${pathname}`)
    response.writeHead(status, headers).end(body)
  })
  return { url, answered, stop }
}
