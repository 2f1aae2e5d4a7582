/** A tab that was opened before a deployment. The site is copied into a folder as the stack would upload it. */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { contentType } from 'mime-types'
import { expect, openReady, test } from './site.ts'

const built = 'dist/site'

test('a tab opened before a deployment still loads its chunks after it', async ({ page }, testInfo) => {
  const bucket = testInfo.outputPath('bucket')
  cpSync(built, bucket, { recursive: true })
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
  site.close()
})

/**
 * Simulates another build: every hashed file gets a new name, and every reference changes. Uploaded like in
 * `lib/site-deployment.ts`: assets are added and none deleted, then the pages are replaced.
 */
function uploadNextBuild(bucket: string): void {
  const assets = globSync('assets/**/*.{js,css}', { cwd: built })
  const renamed = assets.map((path) => ({ path, next: path.replace(/\.(js|css)$/, '-next.$1') }))
  const upload = (path: string, to = path) => {
    const text = readFileSync(join(built, path), 'utf8')
    const rewritten = renamed.reduce((all, { path, next }) => all.replaceAll(basename(path), basename(next)), text)
    writeFileSync(join(bucket, to), rewritten)
  }
  for (const { path, next } of renamed) upload(path, next)
  for (const path of globSync('**/*.html', { cwd: built })) upload(path)
}

/** Serves the pages and files of a folder, and notes status and path of every response; a missing one is 404. */
async function serve(folder: string) {
  const answered: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = /\.\w+$/.test(pathname) ? pathname : join(pathname, 'index.html')
    const isThere = existsSync(join(folder, path))
    answered.push(`${isThere ? 200 : 404} ${pathname}`)
    if (!isThere) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentType(extname(path)) || '' }).end(readFileSync(join(folder, path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => server.close().closeAllConnections()
  // Cast: a server on a port rather than a pipe has an AddressInfo.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answered, close }
}
