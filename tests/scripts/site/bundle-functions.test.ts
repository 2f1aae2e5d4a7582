import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleFunctions, bundleOptions } from '../../../scripts/site/bundle-functions.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

const source = temporaryFolder()
const bundles = temporaryFolder()

test('what esbuild warns of fails the bundling of the functions, and what does not read is named with its place', async () => {
  writeFileSync(join(source, 'quiet.lambda.ts'), 'export const handler = () => ({ one: 1 })')
  await bundleFunctions({ source, bundles })
  writeFileSync(join(source, 'loud.lambda.ts'), 'export const handler = () => ({ one: 1, one: 2 })')
  await expect(bundleFunctions({ source, bundles })).rejects.toThrow('Duplicate key')
  writeFileSync(join(source, 'loud.lambda.ts'), '\nconst = 1')
  await expect(bundleFunctions({ source, bundles })).rejects.toThrow(/loud\.lambda\.ts:2:6/)
})

test('a function is named by its path with slashes, whatever the separator of the host', () => {
  const folder = temporaryFolder()
  // On Linux a name, on Windows a path.
  writeFileSync(join(folder, 'enquiries\\send.lambda.ts'), '')
  expect(bundleOptions({ source: folder, bundles }).entryPoints).toMatchObject([{ out: 'enquiries/send/index' }])
})
