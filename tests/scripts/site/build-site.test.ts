import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { strictBuild } from '../../../scripts/site/build-site.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

const root = temporaryFolder()

/** Builds a page with these styles. */
async function buildWith(css: string): Promise<void> {
  writeFileSync(join(root, 'index.html'), '<link rel="stylesheet" href="/page.css">')
  writeFileSync(join(root, 'page.css'), css)
  await strictBuild({ root, configFile: false })
}

test('a build without a warning passes', async () => {
  await buildWith('a:hover { color: red }')
})

test.each([
  ['a selector that Lightning CSS does not know', 'a:no-such-class { color: red }'],
  ['a picture that is missing', 'a { background: url("/images/no-such.webp") }'],
])('%s fails the build', async (_title, css) => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await expect(buildWith(css)).rejects.toThrow('The build has warned')
  expect(printed).toHaveBeenCalled()
})
