import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { iconNames } from '../../../../web/src/ui/icon-names.ts'

test('the sprite has every icon of the list', async () => {
  const sprite = await readFile('web/src/ui/icons.svg', 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual([...iconNames])
})
