import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { contact } from '#content/lib/owner/contact.ts'
import { bundleFunctions } from '../../../../lambdas/bundling.ts'
import { watchFunctions } from '../../../../scripts/local/api/watch-functions.ts'

async function oneFunction() {
  const [source, all] = [await mkdtemp(join(tmpdir(), 'source-')), await mkdtemp(join(tmpdir(), 'bundles-'))]
  onTestFinished(async () => {
    for (const folder of [source, all]) await rm(folder, { recursive: true })
  })
  // Written atomically: a file being written is empty for a moment, and longer on a busy machine.
  const write = async (words: string, file = 'hello.lambda.ts') => {
    await writeFile(join(source, 'draft'), words)
    await rename(join(source, 'draft'), join(source, file))
  }
  await write("export const handler = () => 'first'")
  return { folders: { source, bundles: join(all, '0') }, write }
}

/** Bundles and errors from now on. */
async function watching(folders: { source: string; bundles: string }) {
  const server = { middlewareMode: true, ws: false } as const
  const vite = await createServer({ configFile: false, root: folders.source, server })
  onTestFinished(() => vite.close())
  const [bundled, problems]: [string[], string[]] = [[], []]
  const made = (folder: string) => bundled.push(folder)
  onTestFinished(await watchFunctions(folders, vite.watcher, made, (problem) => problems.push(String(problem))))
  return { bundled, problems }
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

test('a function whose file a save has replaced is bundled again, and one that does not compile leaves the old one', async () => {
  const { folders, write } = await oneFunction()
  const { bundled, problems } = await watching(folders)
  const newest = () => bundleIn(bundled.at(-1) ?? folders.bundles).catch(() => '')
  await write("export const handler = () => 'second'")
  await expect.poll(newest).toContain('second')
  await write('export const handler = (')
  await expect.poll(() => problems.join()).toContain('hello.lambda.ts')
  expect(await newest()).toContain('second')
  await write("export const handler = () => 'third'")
  await expect.poll(newest).toContain('third')
})

test('what two functions share is bundled once', async () => {
  const { folders, write } = await oneFunction()
  await write("export const words = () => 'said by both'", 'words.ts')
  const handler = "import { words } from './words.ts'\nexport const handler = () => words()"
  for (const name of ['hello', 'bye']) await write(handler, `${name}.lambda.ts`)
  const { bundled } = await watching(folders)
  await write("export const words = () => 'said by the two'", 'words.ts')
  await expect.poll(() => bundled.at(-1)).toBeDefined()
  const [folder = ''] = bundled
  expect(await bundleIn(folder)).not.toContain('said')
  const { handler: bye } = await import(join(folder, 'bye/index.mjs'))
  expect(bye()).toBe('said by the two')
})
