import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimWords } from '#content/claim-words.ts'
import { toConfirm } from '#content/to-confirm.ts'

const page = join(import.meta.dirname, '../../docs/before-you-go-live.md')

// When it is red: npx vitest run tests/docs/before-you-go-live.test.ts -u
test('the page lists every claim that somebody has to confirm', async () => {
  const rows = [
    ...toConfirm.map(({ by, claim, standing }) => [by, claim, standing]),
    ...Object.values(claimWords).map((words) => ['owner', words, '`claims.yaml`']),
  ]
  const lines = [['Who', 'Claim', 'Where it stands'], ['---', '---', '---'], ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const written = readFileSync(page, 'utf8').replace(/\| Who \| Claim .*?\|\n\n/s, `${table}\n\n`)
  await expect(written).toMatchFileSnapshot(page)
})
