import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

type Item = { weight: string; file: string; sentence: string }

function launchList(folder: string): { status: number | null; stderr: string; items: Item[] } {
  const env = { ...process.env, OWNER_FILES: folder }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/electrician.js', 'content', '--launch', '--json'],
    {
      env,
      encoding: 'utf8',
    },
  )
  return { status, stderr, items: JSON.parse(stdout).open }
}

test('names what is still sample, each with its file, and fails as long as something must be done', () => {
  const { status, stderr, items } = launchList('tests/fixtures/owner')
  const files = items.map(({ file }) => file)
  for (const name of ['claims', 'prices', 'reviews', 'team-note'])
    expect(files).toContain(`tests/fixtures/owner/${name}.yaml`)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(status).toBe(1)
  const musts = items.filter(({ weight }) => weight === 'must').length
  expect(stderr).toContain(`${musts} of them must be done`)
})

test('no longer names what has been replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'))
  cpSync('tests/fixtures/owner', folder, { recursive: true })
  const reviews = join(folder, 'reviews.yaml')
  const text = readFileSync(reviews, 'utf8').replace('samples: yes', 'samples: no')
  writeFileSync(reviews, text.replaceAll('    text: >', '    published: Google\n    text: >'))
  const claims = join(folder, 'claims.yaml')
  writeFileSync(claims, readFileSync(claims, 'utf8').replaceAll(/: no$/gm, ': 2026-11-20'))
  const prices = join(folder, 'prices.yaml')
  writeFileSync(prices, readFileSync(prices, 'utf8').replaceAll('confirmed: no', 'confirmed: 2026-11-20'))
  await sharp({ create: { width: 900, height: 900, channels: 3, background: '#808080' } }).toFile(
    join(folder, 'me.jpg'),
  )
  const { items } = launchList(folder)
  expect(items.filter(({ file }) => file.endsWith('.yaml'))).toEqual([])
  rmSync(folder, { recursive: true })
})
