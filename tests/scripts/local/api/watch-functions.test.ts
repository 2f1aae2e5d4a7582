import { cpSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contact } from '#content/lib/owner/contact.ts'
import { bundleFunctions } from '../../../../scripts/site/bundle-functions.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

/** A function that answers with what the owner says of the firm. */
function oneFunction() {
  const folders = { source: temporaryFolder(), bundles: temporaryFolder() }
  const words = `import { contact } from '${resolve('web/content/lib/owner/contact.ts')}'\nexport const handler = () => contact`
  writeFileSync(join(folders.source, 'hello.lambda.ts'), words)
  return { folders, bundle: join(folders.bundles, 'hello/index.mjs') }
}

test('every entry point becomes a module of its own, in which what the owner has written is plain data', async () => {
  const { folders, bundle } = oneFunction()
  await bundleFunctions(folders)
  expect((await readFile(bundle)).length).toBeLessThan(1500)
  const { handler } = await import(bundle)
  expect(handler()).toEqual(JSON.parse(JSON.stringify(contact)))
})

test('a function is bundled again with what the owner now says; a mistake is reported, and until it is corrected the function stays', async () => {
  const owner = temporaryFolder()
  cpSync('tests/fixtures/owner', owner, { recursive: true })
  vi.stubEnv('OWNER_FILES', owner)
  vi.resetModules()
  const { town } = (await import('#content/lib/owner/contact.ts')).contact
  const { watchFunctions } = await import('../../../../scripts/local/api/watch-functions.ts')
  const { folders, bundle } = oneFunction()
  const [bundled, problems]: [string[], string[]] = [[], []]
  const note = async () => bundled.push(await readFile(bundle, 'utf8'))
  onTestFinished(await watchFunctions(folders, note, (problem) => problems.push(problem)))
  await expect.poll(() => bundled.at(-1)).toContain(town)
  const file = join(owner, 'contact.yaml')
  const written = await readFile(file, 'utf8')
  await writeFile(file, written.replace(`town: ${town}`, 'town: <'))
  await expect.poll(() => problems.join()).toContain('contact.yaml')
  expect(await readFile(bundle, 'utf8')).toContain(town)
  await writeFile(file, written.replace(`town: ${town}`, 'town: Newtown'))
  await expect.poll(() => bundled.at(-1)).toContain('Newtown')
})
