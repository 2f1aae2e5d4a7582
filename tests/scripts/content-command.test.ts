import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const owner = 'tests/fixtures/owner'
/** Owner's files with two mistakes. */
const folder = temporaryFolder()
const said = [
  /prices\.yaml, line 4: emergency, callOut is "£95" and must be whole pounds, without sign or pence, for example 95\.$/m,
  /notice\.yaml, line 1: lastDay must be a date such as 2026-11-21\.$/m,
]
cpSync(owner, folder, { recursive: true })
change('prices.yaml', 'callOut: 95', 'callOut: £95')
change('notice.yaml', '2027-01-01', '1 January')

function change(file: string, before: string | RegExp, after: string, within = folder) {
  const path = join(within, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, after))
}

function run(args: readonly string[], env: Record<string, string> = {}, cwd = '.') {
  return spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, OWNER_FILES: folder, GITHUB_ACTIONS: '', ...env },
    encoding: 'utf8',
  })
}

test.each([
  ['the check', ['scripts/cli.js', 'content']],
  ['the build', ['scripts/cli.js', 'build']],
])('%s names each mistake in the files of the owner in a sentence, and shows no code', (_what, args) => {
  const { status, stdout, stderr } = run(args)
  expect(status).toBe(1)
  for (const sentence of said) expect(stdout + stderr).toMatch(sentence)
  expect(stdout + stderr).not.toMatch(/ {4}at |Error:|"code"|zod/i)
})

test('on GitHub the page of a failed run shows each mistake, with its file and line', () => {
  const { stdout } = run(['scripts/cli.js', 'content'], { GITHUB_ACTIONS: 'true' })
  expect(stdout).toMatch(
    /^::error file=.*prices\.yaml,line=4,title=To be corrected::emergency, callOut is "£95" and must be/m,
  )
})

test('neither the name of the firm nor the style of the owner’s words stops a build', () => {
  const own = temporaryFolder()
  cpSync(owner, own, { recursive: true })
  change('claims.yaml', 'title: A note from me', 'title: A note from me!', own)
  change('contact.yaml', /^name: .*/m, `name: ${'Longest '.repeat(7)}Ltd`, own)
  const { status, stdout } = run(['scripts/cli.js', 'content'], { OWNER_FILES: own })
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^The words of the site are in order\.$/m),
  })
})

function copyOfRepository(): string {
  const copy = temporaryFolder()
  for (const part of ['lambdas', 'lib', 'scripts', 'web', 'package.json', 'site.config.ts', 'tsconfig.json'])
    cpSync(part, join(copy, part), { recursive: true, filter: (file) => !file.startsWith('web/public') })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

test('names the line of a text whose code cannot be read or run, in a sentence and without a stack', () => {
  const copy = copyOfRepository()
  const [name = ''] = readdirSync('web/content/areas')
  const text = readFileSync(`web/content/areas/${name}`, 'utf8')
  for (const [line, reason] of [
    ["export const said = 'It's'", 'cannot be read \\(.*Is a quotation mark, a comma or a bracket missing'],
    ['export const said = nothing.here', 'names something that there is not \\(nothing is not defined\\)'],
  ] as const) {
    writeFileSync(join(copy, 'web/content/areas', name), text + line)
    const { status, stderr } = run(['scripts/cli.js', 'content'], { OWNER_FILES: resolve(owner) }, copy)
    expect(status).toBe(1)
    const last = text.split('\n').length
    expect(stderr).toMatch(new RegExp(`^web/content/areas/${name}, line ${last}: the line ${reason}`))
    expect(stderr).not.toMatch(/ {4}at /)
  }
})

/** What the check of a copy says, with each line that it names. */
function contentOf(copy: string) {
  const { status, stdout } = run(['scripts/cli.js', 'content'], { OWNER_FILES: resolve(owner) }, copy)
  const places = stdout.split('\n').flatMap((line) => {
    const [, file = '', number, sentence = ''] = /^(web\/\S+), line (\d+): (.*)$/.exec(line) ?? []
    return file
      ? { file, sentence, text: readFileSync(join(copy, file), 'utf8').split('\n')[Number(number) - 1] ?? '' }
      : []
  })
  return { status, stdout, places }
}

test('names every line that leads to a service whose file is deleted, or prints its prices, and no other', () => {
  const copy = copyOfRepository()
  const content = join(copy, 'web/content')
  // One that the house on the home page leads to and a guide prices: the owner may have deleted any other.
  const house = readFileSync(join(content, 'exhibits/lit-house.ts'), 'utf8')
  const costs = readFileSync(join(content, 'guides/costs.md'), 'utf8')
  const tables = readFileSync(join(content, 'lib/price-table-heads.ts'), 'utf8')
  const [[, table = '', slug = ''] = []] = [...tables.matchAll(/(\w+): \{ service: '(\w+-[\w-]+)'/g)].filter(
    ([, table, slug]) => house.includes(`service: '${slug}'`) && costs.includes(`{table="${table}"}`),
  )
  rmSync(join(content, `services/${slug}.ts`))
  const leading = ['exhibits', 'areas', 'services'].flatMap((folder) =>
    readdirSync(join(content, folder))
      .map((file) => `web/content/${folder}/${file}`)
      .filter((file) => readFileSync(join(copy, file), 'utf8').includes(`'${slug}'`)),
  )
  const { status, places } = contentOf(copy)
  expect(status).toBe(1)
  expect(places.filter(({ text }) => !text.includes(slug) && !text.includes(`{table="${table}"}`))).toEqual([])
  expect(leading).toContain('web/content/exhibits/lit-house.ts')
  expect(places.map(({ file }) => file)).toEqual(expect.arrayContaining(leading))
  const pricing = places.filter(({ text }) => text.includes(table)).map(({ file }) => file)
  expect(pricing).toContain('web/content/lib/price-table-heads.ts')
  expect(pricing).toContain('web/content/guides/costs.md')
})

test('names a mistyped link, a title that is too long, a letter of Windows and a text that nothing reads', () => {
  const copy = copyOfRepository()
  const content = join(copy, 'web/content')
  const terms = join(content, 'guides/terms.md')
  writeFileSync(terms, Buffer.from(readFileSync(terms, 'utf8').replace(/e(?=[^e]*$)/, '\u00e9'), 'latin1'))
  // Read all the same.
  change('articles/eicr-codes.md', /^/, '\ufeff', content)
  writeFileSync(join(content, 'articles/new.txt'), 'Words that nobody reads.')
  change('articles/eicr-guide.md', '](/services/', '](/servicesx/', content)
  change('pages/about.ts', "pageTitle('About", `pageTitle('${'Long '.repeat(12)}About`, content)
  const { status, stdout, places } = contentOf(copy)
  expect(status).toBe(1)
  expect(stdout).not.toContain('eicr-codes.md')
  const reported = ['/servicesx/', 'Long Long', '\ufffd', 'Words that nobody reads']
  expect(places.filter(({ text }) => !reported.some((part) => text.includes(part)))).toEqual([])
  const sentences = places.map(({ file, sentence }) => `${file}: ${sentence}`)
  for (const said of [
    /terms\.md: the line has a letter that is not UTF-8/,
    /new\.txt: nothing reads it: its name must end in \.md\.$/,
    /: the link \/servicesx\/\S+ leads to no page\.$/,
    /: title has \d+ characters, at most 60 are shown\.$/,
  ])
    expect(sentences).toContainEqual(expect.stringMatching(said))
})
