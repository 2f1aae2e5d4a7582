import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { type ProjectItem, toProjectItems } from '../../../../lambdas/projects/project-items.ts'
import { addCommand } from '../../../../scripts/operate/projects/add-command.ts'
import { checkCommand } from '../../../../scripts/operate/projects/check-command.ts'
import { importCommand } from '../../../../scripts/operate/projects/import-command.ts'
import { listCommand } from '../../../../scripts/operate/projects/list-command.ts'
import type { Command, ProjectOptions } from '../../../../scripts/operate/projects/portfolio.ts'
import { removeCommand } from '../../../../scripts/operate/projects/remove-command.ts'
import { jsonFile, masters, project, startPortfolio } from './projects-tool.ts'

const portfolio = await startPortfolio()
afterAll(() => portfolio.stop())

let printed = ''
beforeEach(() => {
  printed = ''
  const print = (text: unknown) => {
    printed += `${text}\n`
  }
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
})

const folder = await masters(['board.jpg', 'lamp.jpg'])
const run = (command: Command, operands: string[], values: ProjectOptions = {}) =>
  command({ operands, values, open: async () => portfolio })
const storedIds = async () => (await portfolio.store.scan()).items.map(({ id }) => id).sort()

test('a dry run says what an import would do, and does nothing', async () => {
  const file = jsonFile([project(), project({ id: 'p-2', image_url: 'lamp.jpg' })])
  expect(await run(importCommand, [file], { images: folder, 'dry-run': true })).toBe(0)
  expect(printed).toContain('2 to add, 0 to change')
  expect(await storedIds()).toEqual([])
})

test('a file with a problem changes nothing and ends with 1', async () => {
  const file = jsonFile([project(), { ...project({ id: 'p-2' }), category: 'Garden' }])
  expect(await run(importCommand, [file], { images: folder })).toBe(1)
  expect(printed).toMatch(/row 2 \(p-2\), category: .*\n1 problems; nothing was changed/)
  expect(await storedIds()).toEqual([])
})

test('adds one project by its options, and names those that are missing', async () => {
  const image = join(folder, 'board.jpg')
  expect(await run(addCommand, [], { image, title: 'Board' })).toBe(1)
  expect(printed).toMatch(/--id: .*[\s\S]*--date: /)
  const values = {
    ...{ image, id: 'p-1', title: 'Board', description: 'A board.', category: 'Renovations', location: 'Kew' },
    ...{ services: 'Consumer unit, EICR', alt: 'A board', date: '2026-05-01' },
  }
  expect(await run(addCommand, [], { ...values, 'dry-run': true })).toBe(0)
  expect(printed).toContain('1 to add, 0 to change')
  expect(await storedIds()).toEqual([])
  expect(await portfolio.bucket.list()).toEqual(new Set())

  expect(await run(addCommand, [], values)).toBe(0)
  expect((await portfolio.store.scan()).items).toEqual([
    expect.objectContaining({ id: 'p-1', services_provided: ['Consumer unit', 'EICR'], card_category: 'Renovations' }),
  ])
}, 30_000)

test('check finds a picture that is missing and one that no project shows', async () => {
  expect(await run(checkCommand, [])).toBe(0)
  await portfolio.bucket.remove('board.jpg')
  await portfolio.bucket.upload(join(folder, 'lamp.jpg'), 'lamp.jpg')
  expect(await run(checkCommand, [])).toBe(1)
  expect(printed).toContain('The picture board-320.avif is missing')
  expect(printed).toContain('The picture lamp-1280.jpg belongs to no project')
}, 30_000)

test('removes a project with its picture, but not a picture that another project shows', async () => {
  await portfolio.store.put(toProjectItems([project({ id: 'p-9', image_url: 'lamp.jpg' })]))
  await portfolio.store.put(toProjectItems([project({ id: 'p-8', image_url: 'lamp.jpg' })]))
  await expect(run(removeCommand, ['p-7'])).rejects.toThrow('There is no project p-7: nothing was changed.')
  expect(await run(removeCommand, ['p-9'])).toBe(0)
  expect(await portfolio.bucket.list()).toContain('lamp-640.avif')
  expect(await run(removeCommand, ['p-8'])).toBe(0)
  expect(await portfolio.bucket.list()).not.toContain('lamp-640.avif')
  expect(await storedIds()).toEqual(['p-1'])
}, 30_000)

test('a malformed row is named by list and check, and repaired by an import or removed [I11]', async () => {
  const [item] = toProjectItems([project({ id: 'p-7', image_url: 'lamp.jpg' })])
  // Not a row as the contract has them: that is the point.
  const damage = () => portfolio.store.put([{ ...item, alt_text: null } as unknown as ProjectItem])
  await damage()
  for (const command of [listCommand, checkCommand]) {
    printed = ''
    expect(await run(command, [])).toBe(command === checkCommand ? 1 : 0)
    expect(printed).toMatch(/The row p-7 is not shown: alt_text: .*\. Import it again, or remove it\./)
    expect(printed, 'which picture it shows is not known').not.toContain('belongs to no project')
  }
  const file = jsonFile([project({ id: 'p-7', image_url: 'lamp.jpg' })])
  expect(await run(importCommand, [file], { images: folder })).toBe(0)
  expect(await storedIds()).toContain('p-7')
  await damage()
  expect(await run(removeCommand, ['p-7'])).toBe(0)
  expect(await portfolio.store.scan()).toMatchObject({ malformed: [] })
  expect(await storedIds()).not.toContain('p-7')
}, 30_000)
