import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyRepository } from '../fixtures/copy-repository.ts'
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

const copy = temporaryFolder()
const content = join(copy, 'web/content')
beforeAll(() => copyRepository(copy))

function contentOfCopy(ownerFiles = resolve(owner)) {
  return run(['scripts/cli.js', 'content'], { OWNER_FILES: ownerFiles }, copy)
}

test('names the line of a text whose code cannot be read, in a sentence and without a stack', () => {
  const [name = ''] = readdirSync('web/content/areas')
  const text = readFileSync(`web/content/areas/${name}`, 'utf8')
  writeFileSync(join(content, 'areas', name), `${text}export const said = 'It's'`)
  const { status, stderr } = contentOfCopy()
  writeFileSync(join(content, 'areas', name), text)
  expect(status).toBe(1)
  const place = `web/content/areas/${name}, line ${text.split('\n').length}`
  expect(stderr).toMatch(new RegExp(`^${place}: the line cannot be read [^)]*\\).*a quotation mark.* missing`, 'm'))
  expect(stderr).not.toMatch(/ {4}at /)
})

describe('with a service deleted, and texts with a mistake each', () => {
  // A service that the house on the home page leads to and a guide prices: the owner may have deleted any other.
  const house = readFileSync('web/content/exhibits/lit-house.ts', 'utf8')
  const costs = readFileSync('web/content/guides/costs.md', 'utf8')
  const tables = readFileSync('web/content/lib/price-table-heads.ts', 'utf8')
  const [[, table = '', slug = ''] = []] = [...tables.matchAll(/(\w+): \{ service: '(\w+-[\w-]+)'/g)].filter(
    ([, table, slug]) => house.includes(`service: '${slug}'`) && costs.includes(`{table="${table}"}`),
  )
  /** Each line that is named, with its text. */
  let places: { file: string; sentence: string; text: string }[]
  let status: number | null
  let stdout: string

  beforeAll(() => {
    const own = temporaryFolder()
    cpSync(owner, own, { recursive: true })
    change('prices.yaml', /$/, '\ntableOfNoService:\n  lead: Gone\n', own)
    rmSync(join(content, `services/${slug}.ts`))
    const terms = join(content, 'guides/terms.md')
    writeFileSync(terms, Buffer.from(readFileSync(terms, 'utf8').replace(/e(?=[^e]*$)/, '\u00e9'), 'latin1'))
    // Read all the same.
    change('articles/eicr-codes.md', /^/, '\ufeff', content)
    writeFileSync(join(content, 'articles/new.txt'), 'Words that nobody reads.')
    change('articles/eicr-guide.md', '](/services/', '](/servicesx/', content)
    change('pages/about.ts', "pageTitle('About", `pageTitle('${'Long '.repeat(12)}About`, content)
    const result = contentOfCopy(own)
    status = result.status
    stdout = result.stdout
    places = stdout.split('\n').flatMap((line) => {
      const [, file = '', number, sentence = ''] = /^(web\/\S+), line (\d+): (.*)$/.exec(line) ?? []
      if (!file) return []
      return { file, sentence, text: readFileSync(join(copy, file), 'utf8').split('\n')[Number(number) - 1] ?? '' }
    })
  })

  test('each line that leads to the service, or prints its prices, is named', () => {
    const leading = ['exhibits', 'areas', 'services'].flatMap((folder) =>
      readdirSync(join(content, folder))
        .map((file) => `web/content/${folder}/${file}`)
        .filter((file) => readFileSync(join(copy, file), 'utf8').includes(`'${slug}'`)),
    )
    expect(leading).toContain('web/content/exhibits/lit-house.ts')
    expect(places.map(({ file }) => file)).toEqual(expect.arrayContaining(leading))
    const pricing = places.filter(({ text }) => text.includes(table)).map(({ file }) => file)
    expect(pricing).toContain('web/content/lib/price-table-heads.ts')
    expect(pricing).toContain('web/content/guides/costs.md')
  })

  test('so is a price table that nothing reads any more, which hides no other line', () => {
    expect(stdout).toMatch(/prices\.yaml, line \d+: the file has "tableOfNoService", .* delete it\.$/m)
  })

  test('so are a mistyped link, a title that is too long, a letter of Windows and a text that nothing reads', () => {
    const sentences = places.map(({ file, sentence }) => `${file}: ${sentence}`)
    for (const said of [
      /terms\.md: the line has a letter that is not UTF-8/,
      /new\.txt: nothing reads it: its name must end in \.md\.$/,
      /: the link \/servicesx\/\S+ leads to no page\.$/,
      /: title has \d+ characters, at most 60 are shown\.$/,
    ])
      expect(sentences).toContainEqual(expect.stringMatching(said))
  })

  test('and no other line', () => {
    expect(status).toBe(1)
    const wrong = [slug, `{table="${table}"}`, '/servicesx/', 'Long Long', '\ufffd', 'Words that nobody reads']
    expect(places.filter(({ text }) => !wrong.some((part) => text.includes(part)))).toEqual([])
  })
})
