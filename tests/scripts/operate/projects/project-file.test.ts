import { expect, test } from 'vitest'
import { readProjectFile } from '../../../../scripts/operate/projects/project-file.ts'
import { projectRow } from '../../../fixtures/project-row.ts'
import { jsonFile, masters } from './projects-tool.ts'

const folder = await masters(['board.jpg', 'board.png'])

test('takes a list of rows, or an object with portfolio_projects, with null for no collection', async () => {
  const row = { ...projectRow(), collection_id: null }
  for (const content of [[row], { _meta: {}, portfolio_projects: [row] }]) {
    const { rows, problems } = await readProjectFile(jsonFile(content), folder)
    expect(problems).toEqual([])
    expect(rows).toEqual([{ ...projectRow(), collection_id: undefined }])
  }
})

test('names file, row and field of each problem, all at once', async () => {
  const file = jsonFile([
    projectRow(),
    { ...projectRow({ id: 'p-2' }), category: 'Garden', featured: 'yes' },
    projectRow({ id: 'p-3', image_url: 'nowhere.jpg' }),
    'not a row',
  ])
  const { problems } = await readProjectFile(file, folder)
  expect(problems).toEqual([
    expect.stringMatching(/projects\.json: row 2 \(p-2\), category is "Garden", which is none of: Renovations, /),
    expect.stringMatching(/projects\.json: row 2 \(p-2\), featured must be true or false, without quotation marks\.$/),
    expect.stringMatching(/projects\.json: row 3 \(p-3\), image_url: there is no picture .*nowhere\.jpg/),
    expect.stringMatching(/projects\.json: row 4 must be /),
  ])
})

test.each([
  ['a repeated id', [projectRow(), projectRow()], /2 rows have the id p-1/],
  [
    'two masters of one name',
    [projectRow(), projectRow({ id: 'p-2', image_url: 'board.png' })],
    /board\.jpg and board\.png would be kept/,
  ],
  [
    'a way out of the folder',
    [projectRow({ image_url: 'a/../../board.jpg' })],
    /image_url must be a path without "\.\."/,
  ],
  ['a row without a description', [{ ...projectRow(), description: undefined }], /\(p-1\), description is missing\.$/],
  ['no list', { rows: [] }, /must be a list of projects/],
])('refuses %s', async (_, content, sentence) => {
  expect((await readProjectFile(jsonFile(content), folder)).problems.join('\n')).toMatch(sentence)
})

test("a terminal's control codes in a text are taken out, and a text of nothing else is empty", async () => {
  const codes = '\u001b[2J\u0007'
  const row = {
    ...projectRow(),
    title: `New${codes} board`,
    description: 'Line 1\nLine 2',
    services_provided: [`EICR${codes}`],
  }
  const { rows, problems } = await readProjectFile(jsonFile([row]), folder)
  expect(problems).toEqual([])
  expect(rows[0]).toMatchObject({ title: 'New[2J board', description: 'Line 1 Line 2', services_provided: ['EICR[2J'] })
  const empty = await readProjectFile(jsonFile([{ ...projectRow(), alt_text: '\u001b\u0007' }]), folder)
  expect(empty.problems).toEqual([expect.stringMatching(/row 1 \(p-1\), alt_text is empty\.$/)])
})

test('a folder is refused by its name', async () => {
  await expect(readProjectFile(folder)).rejects.toThrow(`${folder}, line 1: it is a folder`)
})

test('a byte order mark is read over', async () => {
  const file = jsonFile(`\ufeff${JSON.stringify([projectRow()])}`)
  expect(await readProjectFile(file, folder)).toMatchObject({ rows: [projectRow()], problems: [] })
})
