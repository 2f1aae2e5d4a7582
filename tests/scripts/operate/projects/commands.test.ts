import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Project } from '#shared/project.ts'
import { addProject } from '../../../../scripts/operate/projects/add-project.ts'
import { importFile } from '../../../../scripts/operate/projects/import-projects.ts'
import { listPortfolio, removeProjects } from '../../../../scripts/operate/projects/portfolio.ts'
import { readProjectFile } from '../../../../scripts/operate/projects/project-file.ts'
import type { Terminal } from '../../../../scripts/terminal.ts'
import { projectRow } from '../../../fixtures/project-row.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'
import { jsonFile, masters, startPortfolio } from './projects-tool.ts'

const portfolio = await startPortfolio()

const folder = await masters(['board.jpg', 'lamp.jpg', 'IMG_0003.JPG'])
const open = async () => portfolio

/** Output of a command, followed by its error if any. */
async function printed(command: (terminal: Terminal) => Promise<void>, answer?: string): Promise<string> {
  const { terminal, text } = terminalOf(answer)
  const failure = await command(terminal).catch((error: Error) => error.message)
  return [text(), failure].filter(Boolean).join('\n')
}
const importing = (file: string, options = {}) =>
  printed((terminal) => importFile(open, terminal, file, { images: folder, ...options }))
/** Answers the questions of `add` in turn. */
async function adding(answers: string[], options = {}): Promise<string> {
  const { terminal, text } = terminalOf('')
  const ask = async () => answers.shift() ?? ''
  await addProject(open, { ...terminal, ask }, { image: join(folder, 'IMG_0003.JPG'), order: 1, ...options })
  return text()
}
const orphans = () => importing(jsonFile([]), { dryRun: true })
const removing = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => removeProjects(portfolio, terminal, ids, options), answer)

const storedIds = async () => (await portfolio.records.scan()).items.map(({ id }) => id).sort()

const words = ['Board', 'A board.', 'Renovations', 'Kew', 'Consumer unit, EICR', 'A board', '2026-05-01']

test('adds a project with a photo as the camera named it, once it is agreed to', async () => {
  expect(await adding([...words], { dryRun: true })).toMatch(/1 to add, 0 to change[\s\S]*A dry run/)
  await expect(adding([...words, 'no'])).rejects.toThrow('Nothing was changed.')
  expect(await storedIds()).toEqual([])
  expect(await portfolio.bucket.list()).toEqual(new Set())

  expect(await adding([...words, 'add'])).toContain('prj-001 was added.')
  expect((await portfolio.records.scan()).items).toEqual([
    expect.objectContaining({
      ...{ id: 'prj-001', alt_text: 'A board', image_url: 'prj-001.jpg' },
      services_provided: ['Consumer unit', 'EICR'],
    }),
  ])
  expect(await portfolio.bucket.list()).toContain('prj-001-640.avif')
})

test('a wrong answer is asked for again, and where nobody can be asked nothing is added', async () => {
  const answers = [
    'Board',
    'A board.',
    'Gardens',
    'Outdoor Projects',
    '',
    'Kew',
    'Lights',
    'A lamp',
    'May',
    '2026-05-01',
  ]
  const text = await adding(answers, { dryRun: true })
  expect(text).toMatch(
    /category is "Gardens", which is none of: .*Living Spaces[\s\S]*location is empty\.[\s\S]*project_date must be a date/,
  )
  expect(text).toContain('+ prj-002  Board, Kew')
  expect(answers).toEqual([])
  const image = join(folder, 'IMG_0003.JPG')
  expect(await printed((terminal) => addProject(open, terminal, { image, order: 1 }))).toMatch(/^Nobody is here/)
})

test('a dry run names pictures that are missing or that no project shows, but not what the import would correct', async () => {
  expect(await orphans()).not.toContain('picture')
  await portfolio.bucket.remove('prj-001.jpg')
  await portfolio.bucket.upload(join(folder, 'lamp.jpg'), 'lamp.jpg')
  const text = await orphans()
  expect(text).toContain('The picture of prj-001, prj-001.jpg, is not whole: import it again.')
  expect(text.match(/^The picture lamp-\d+\.(?:jpg|avif) belongs to no project\.$/gm)).toHaveLength(10)
  const corrected = [
    projectRow({ id: 'prj-001', image_url: 'board.jpg' }),
    projectRow({ id: 'p-2', image_url: 'lamp.jpg' }),
  ]
  expect(await importing(jsonFile(corrected), { dryRun: true })).not.toContain('The picture')
})

test('removes a project with its picture, but not a picture that another project shows', async () => {
  await portfolio.records.put([projectRow({ id: 'p-9', image_url: 'lamp.jpg' })])
  await portfolio.records.put([projectRow({ id: 'p-8', image_url: 'lamp.jpg' })])
  expect(await removing(['p-7'])).toBe('There is no project p-7: nothing was changed.')
  expect(await removing(['p-9'], {}, 'no')).toContain('Nothing was changed.')
  const question = /Remove 1 project and 0 pictures from the test\? A dry run/
  expect(await removing(['p-9', 'p-9'], { dryRun: true, yes: true })).toMatch(question)
  expect(await storedIds()).toContain('p-9')
  await removing(['p-9', 'p-9'], {}, 'remove')
  expect(await portfolio.bucket.list()).toContain('lamp-640.avif')
  await removing(['p-8'], { yes: true })
  expect([...(await portfolio.bucket.list())].filter((name) => name.startsWith('lamp-'))).toEqual([])
  expect(await storedIds()).toEqual(['prj-001'])
})

test('samples are not imported to a site under a name of its own', async () => {
  const file = await jsonFile([projectRow({ title: 'Full rewire of a Victorian terrace', image_url: 'lamp.jpg' })])
  const live = async () => ({ ...portfolio, hasOwnDomain: true })
  const said = await printed((terminal) => importFile(live, terminal, file, { images: folder }))
  expect(said).toMatch(
    /are the samples, which are invented, and this site is real: Full rewire of a Victorian terrace\./,
  )
  const own = await jsonFile([projectRow({ title: 'A board of our own', image_url: 'lamp.jpg' })])
  expect(await printed((terminal) => importFile(live, terminal, own, { images: folder, dryRun: true }))).toContain('+ ')
})

test('a malformed row is named by list and by a dry run, and repaired by an import or removed', async () => {
  const item = projectRow({ id: 'p-7', image_url: 'lamp.jpg' })
  // Cast: the row violates the schema on purpose.
  const damage = () => portfolio.records.put([{ ...item, alt_text: null } as unknown as Project])
  await damage()
  for (const text of [await printed((terminal) => listPortfolio(portfolio, terminal)), await orphans()]) {
    expect(text).toMatch(/The row p-7 is not shown: alt_text must be .*\. Import it again, or remove it\./)
    expect(text, 'which picture it shows is not known').not.toContain('belongs to no project')
  }
  const file = jsonFile([projectRow({ id: 'p-7', image_url: 'lamp.jpg' })])
  await importing(file)
  expect(await storedIds()).toContain('p-7')
  await damage()
  await portfolio.records.put([projectRow({ id: 'p-9', image_url: 'lamp.jpg' })])
  expect(await removing(['p-9'], { yes: true })).toMatch(/The row p-7 is not shown: .*Removed, with 0 pictures\./s)
  expect(await portfolio.bucket.list()).toContain('lamp-640.avif')
  await removing(['p-7'], { yes: true })
  expect(await portfolio.records.scan()).toMatchObject({ malformed: [] })
  expect(await storedIds()).not.toContain('p-7')
})

test('the sample portfolio of this repository is in order, and a picture may have any name', async () => {
  expect(await readProjectFile('scripts/sample/projects.json')).toMatchObject({ problems: [] })
  const names = ['Küche 1.JPG', '照片.jpg']
  const file = jsonFile(names.map((image_url, index) => projectRow({ id: `any-${index}`, image_url })))
  expect(await importing(file, { images: await masters(names) })).toContain('2 to add')
  const pictures = (await portfolio.records.scan()).items.map(({ image_url }) => image_url)
  expect(pictures.filter((name) => /^picture-[0-9a-f]{8}\.jpg$/.test(name))).toHaveLength(2)
})
