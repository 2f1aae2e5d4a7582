import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleFunctions, watchFunctions } from '../../../../scripts/local/api/bundle-functions.ts'

async function oneFunction() {
  const source = await mkdtemp(join(tmpdir(), 'source-'))
  const bundles = await mkdtemp(join(tmpdir(), 'bundles-'))
  onTestFinished(async () => {
    for (const folder of [source, bundles]) await rm(folder, { recursive: true })
  })
  // Put in place whole: the watcher may look at a file that is being written, while it is empty.
  const write = async (words: string) => {
    const draft = join(source, 'draft')
    await writeFile(draft, words)
    await rename(draft, join(source, 'hello.lambda.ts'))
  }
  await write("export const handler = () => 'first'")
  return { folders: { source, bundles }, write, bundle: () => readFile(join(bundles, 'hello.mjs'), 'utf8') }
}

test('every entry point becomes a module of its own', async () => {
  const { folders, bundle } = await oneFunction()
  await bundleFunctions(folders)
  expect(await bundle()).toContain('first')
})

test('a changed function is bundled again, and one that does not compile leaves the old one', async () => {
  const { folders, write, bundle } = await oneFunction()
  const bundled: string[] = []
  const problems: unknown[] = []
  const end = await watchFunctions(
    folders,
    async () => void bundled.push(await bundle()),
    (problem) => problems.push(problem),
  )
  onTestFinished(end)
  await write("export const handler = () => 'second'")
  await expect.poll(() => bundled.at(-1)).toContain('second')
  await write('export const handler = (')
  await expect.poll(() => String(problems.at(-1))).toContain('hello.lambda.ts')
  expect(await bundle()).toContain('second')
  await write("export const handler = () => 'third'")
  await expect.poll(() => bundled.at(-1)).toContain('third')
})
