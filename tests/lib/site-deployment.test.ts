import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { every, siteFiles, synthesised } from './synthesised.ts'

const { assembly, resources } = await synthesised()
const uploads = every(resources, 'Custom::CDKBucketDeployment')

function upload(id: string) {
  const found = uploads.find(([logicalId]) => logicalId.startsWith(`SiteDeployment${id}`))
  if (!found) throw new Error(`no upload ${id}`)
  return found
}

/** Files of an upload, read from the staged copy. */
function filesOf(id: string): string[] {
  const [, { Properties }] = upload(id)
  const [hash] = Properties.SourceObjectKeys[0].split('.')
  const folder = join(assembly, `asset.${hash}`)
  return globSync('**/*.*', { cwd: folder }).sort()
}

test('each file of the site is uploaded once', () => {
  expect(filesOf('Assets')).toEqual(['assets/app-4f2a.js', 'assets/besley-77aa.woff2'])
  const pictures = ['portfolio-images/hallway-320.avif', 'portfolio-images/hallway-320.jpg']
  expect(filesOf('Files')).toEqual([...pictures, 'robots.txt'])
  expect(filesOf('Pages')).toEqual(siteFiles.filter((file) => file.endsWith('.html')).sort())
})

test('hashed assets go first, are immutable and never deleted; pages go last and are revalidated', () => {
  expect(upload('Assets')[1].Properties.SystemMetadata['cache-control']).toBe('public, max-age=31536000, immutable')
  const [, pages] = upload('Pages')
  expect(pages.Properties).toMatchObject({ Prune: true, Exclude: ['*'], Include: ['*.html'] })
  expect(pages.Properties.SystemMetadata['cache-control']).toMatch(/max-age=0.*must-revalidate/)
  const after = (id: string, ...before: string[]) =>
    expect(upload(id)[1].DependsOn, id).toEqual(expect.arrayContaining(before.map((each) => upload(each)[0])))
  after('Files', 'Assets')
  after('Pages', 'Files')
})

test('hashed assets say that they are in Brotli, and nothing else does', () => {
  const encoded = uploads.filter(([, { Properties }]) => Properties.SystemMetadata['content-encoding'])
  expect(encoded).toEqual([upload('Assets')])
  expect(upload('Assets')[1].Properties.SystemMetadata['content-encoding']).toBe('br')
})

test('only pages are deleted; at the end the CDN forgets everything, by one path however many pages there are', () => {
  for (const id of ['Assets', 'Files']) {
    expect(upload(id)[1].Properties, id).toMatchObject({ Prune: false })
    expect(upload(id)[1].Properties.DistributionPaths, id).toBeUndefined()
  }
  // It does not wait for that: a waiter that gives up would roll back what is there.
  expect(upload('Pages')[1].Properties).toMatchObject({
    DistributionPaths: ['/*'],
    WaitForDistributionInvalidation: false,
  })
})

test('new pages wait for the API they may call', () => {
  const { DependsOn = [] } = upload('Assets')[1]
  const stage = every(resources, 'AWS::ApiGatewayV2::Stage')[0]?.[0]
  expect(DependsOn).toContain(stage)
})
