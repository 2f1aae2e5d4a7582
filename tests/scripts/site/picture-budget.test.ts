import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgetOf, picturesOverBudget } from '../../../scripts/site/picture-budget.ts'

test('every committed picture is within its budget', async () => {
  expect(await picturesOverBudget('web/public')).toEqual([])
})

test('a picture over its budget is named with what it would save', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, 'images'))
  await mkdir(join(folder, 'portfolio-images'))
  const budget = budgetOf('kitchen-800.avif') ?? 0
  await writeFile(join(folder, 'images/kitchen-800.avif'), Buffer.alloc(budget + 5000))
  await writeFile(join(folder, 'images/hall-800.avif'), Buffer.alloc(budget))
  await writeFile(join(folder, 'portfolio-images/photo.jpg'), Buffer.alloc(1))
  expect(await picturesOverBudget(folder)).toEqual([
    expect.stringMatching(/^images\/kitchen-800\.avif has .* 5\.0 KB over its budget/),
    'portfolio-images/photo.jpg is not named {stem}-{width}.{avif|webp|jpg}.',
  ])
  await rm(folder, { recursive: true })
})
