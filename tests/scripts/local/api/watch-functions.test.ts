import { cpSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contact } from '#content/lib/owner/contact.ts'
import { watchFunctions } from '../../../../scripts/local/api/watch-functions.ts'
import { bundleFunctions } from '../../../../scripts/site/bundle-functions.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

async function oneFunction() {
  const [source, all] = [temporaryFolder(), temporaryFolder()]
  // Written atomically: a file being written is empty for a moment, and longer on a busy machine.
  const write = async (words: string, file = 'hello.lambda.ts') => {
    await writeFile(join(source, 'draft'), words)
    await rename(join(source, 'draft'), join(source, file))
  }
  await write("export const handler = () => 'first'")
  return { folders: { source, bundles: join(all, '0') }, write }
}

const bundleIn = (folder: string) => readFile(join(folder, 'hello/index.mjs'), 'utf8')

test('every entry point becomes a module of its own, in which what the owner has written is plain data', async () => {
  const { folders, write } = await oneFunction()
  const content = join(import.meta.dirname, '../../../../web/content/lib/owner/contact.ts')
  await write(`import { contact } from '${content}'\nexport const handler = () => contact`)
  await bundleFunctions(folders)
  expect((await bundleIn(folders.bundles)).length).toBeLessThan(1500)
  const { handler } = await import(join(folders.bundles, 'hello/index.mjs'))
  expect(handler()).toEqual(JSON.parse(JSON.stringify(contact)))
})

test('a function whose file a save has replaced is bundled again; one that does not compile is reported, and runs as it last did until it is corrected', async () => {
  const { folders, write } = await oneFunction()
  const [bundled, problems]: [string[], string[]] = [[], []]
  const note = async () => bundled.push(await bundleIn(folders.bundles))
  onTestFinished(await watchFunctions(folders, note, (problem) => problems.push(problem)))
  await expect.poll(() => bundled.at(-1)).toContain('first')
  await write("export const handler = () => 'second'")
  await expect.poll(() => bundled.at(-1)).toContain('second')
  await write('export const handler = (')
  await expect.poll(() => problems.join()).toContain('hello.lambda.ts')
  expect(await bundleIn(folders.bundles)).toContain('second')
  await write("export const handler = () => 'third'")
  await expect.poll(() => bundled.at(-1)).toContain('third')
})

test('functions are bundled again with what the owner now says, after a mistake too', async () => {
  const owner = temporaryFolder()
  cpSync('tests/fixtures/owner', owner, { recursive: true })
  vi.stubEnv('OWNER_FILES', owner)
  vi.resetModules()
  const { town } = (await import('#content/lib/owner/contact.ts')).contact
  const { watchFunctions } = await import('../../../../scripts/local/api/watch-functions.ts')
  const { folders, write } = await oneFunction()
  const content = join(import.meta.dirname, '../../../../web/content/lib/owner/contact.ts')
  await write(`import { contact } from '${content}'\nexport const handler = () => contact`)
  const [bundled, problems]: [string[], string[]] = [[], []]
  const note = async () => bundled.push(await bundleIn(folders.bundles))
  onTestFinished(await watchFunctions(folders, note, (problem) => problems.push(problem)))
  await expect.poll(() => bundled.at(-1)).toContain(town)
  const file = join(owner, 'contact.yaml')
  const written = await readFile(file, 'utf8')
  await writeFile(file, written.replace(`town: ${town}`, 'town: <'))
  await expect.poll(() => problems.join()).toContain('contact.yaml')
  await writeFile(file, written.replace(`town: ${town}`, 'town: Newtown'))
  await expect.poll(() => bundled.at(-1)).toContain('Newtown')
})
