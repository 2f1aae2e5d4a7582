import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { invalidationPaths } from '../../lib/site-deployment.ts'
import { every, siteFiles, synthesised } from './synthesised.ts'

const { app, resources } = synthesised()
const outdir = app.synth().directory
const uploads = every(resources, 'Custom::CDKBucketDeployment')

function upload(id: string) {
  const found = uploads.find(([logicalId]) => logicalId.startsWith(`SiteDeployment${id}`))
  if (!found) throw new Error(`no upload ${id}`)
  return found
}

/** The files that an upload carries, read from the staged copy. */
function filesOf(id: string): string[] {
  const [, { Properties }] = upload(id)
  const [hash] = Properties.SourceObjectKeys[0].split('.')
  const folder = join(outdir, `asset.${hash}`)
  return globSync('**/*.*', { cwd: folder }).sort()
}

test('each file of the site is uploaded once, in the part it belongs to [E6]', () => {
  expect(filesOf('Assets')).toEqual(['assets/app-4f2a.js'])
  expect(filesOf('Fonts')).toEqual(['assets/besley-77aa.woff2'])
  expect(filesOf('CompressedScripts')).toEqual(['assets/app-4f2a.js.br'])
  expect(filesOf('CompressedStyles')).toEqual(['assets/site-1b2c.css.br'])
  expect(filesOf('CompressedPages')).toEqual(['about/index.html.br', 'index.html.br'])
  expect(filesOf('Files')).toEqual(['portfolio-images/hallway-320.avif', 'robots.txt'])
  const pages = siteFiles.filter((file) => file.endsWith('.html')).sort()
  expect(filesOf('Pages')).toEqual(pages)
})

test('hashed assets go first, are immutable and never deleted; pages go last and are revalidated [E6]', () => {
  const assets = upload('Assets')[1].Properties
  expect(assets).toMatchObject({
    Prune: false,
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
  const [, pages] = upload('Pages')
  expect(pages.Properties).toMatchObject({ Prune: true, Exclude: ['*'], Include: ['*.html'] })
  expect(pages.Properties.SystemMetadata['cache-control']).toMatch(/max-age=0.*must-revalidate/)
  const order = ['Assets', 'Fonts', 'CompressedScripts', 'CompressedStyles', 'Files', 'CompressedPages', 'Pages'].map(
    (id) => upload(id)[0],
  )
  for (const [index, id] of order.entries()) {
    if (index > 0) expect(resources[id]?.DependsOn, id).toContain(order[index - 1])
  }
})

test('the compressed copies say what they are, which their names do not', () => {
  const metadata = (id: string) => upload(id)[1].Properties.SystemMetadata
  expect(metadata('CompressedScripts')).toMatchObject({ 'content-type': 'text/javascript', 'content-encoding': 'br' })
  expect(metadata('CompressedStyles')).toMatchObject({ 'content-type': 'text/css', 'content-encoding': 'br' })
  expect(metadata('CompressedPages')).toMatchObject({ 'content-type': 'text/html', 'content-encoding': 'br' })
  expect(metadata('CompressedPages')['cache-control']).toBe(metadata('Pages')['cache-control'])
})

test('only pages are deleted; they are forgotten with the files of the root, such as the sitemap [E6]', () => {
  for (const [id, { Properties }] of uploads) {
    if (id.startsWith('SiteDeploymentPages')) continue
    expect(Properties.DistributionPaths, id).toBeUndefined()
    if (id.startsWith('SiteDeploymentCompressedPages')) continue
    expect(Properties.Prune, id).toBe(false)
  }
  expect(upload('CompressedPages')[1].Properties).toMatchObject({ Prune: true, Exclude: ['*'], Include: ['*.html.br'] })
  expect(upload('Pages')[1].Properties.DistributionPaths).toEqual([
    '/',
    '/404.html',
    '/about/*',
    '/blog/*',
    '/index.html',
    '/index.html.br',
    '/robots.txt',
  ])
})

test('no invalidation reaches assets or pictures [E6]', () => {
  const paths = invalidationPaths(['index.html', 'portfolio/index.html', 'services/eicr/index.html'])
  const matches = (url: string) =>
    paths.some((path) => (path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : url === path))
  expect(matches('/services/eicr/index.html')).toBe(true)
  expect(matches('/portfolio/index.html')).toBe(true)
  expect(matches('/portfolio-images/hallway-320.avif')).toBe(false)
  expect(matches('/assets/app-4f2a.js')).toBe(false)
})

test('new pages wait for the API they may call', () => {
  const { DependsOn = [] } = upload('Assets')[1]
  const stage = every(resources, 'AWS::ApiGatewayV2::Stage')[0]?.[0]
  expect(DependsOn).toContain(stage)
})

test('a deployment uploads the site and nothing else: no sample projects', () => {
  expect(uploads).toHaveLength(7)
})
