import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rooms } from '../../../../web/src/sections/lit-house-rooms.ts'

const styles = readFileSync('web/src/sections/LitHouseSwitched.css', 'utf8')

test('what is outdoors, which no wall cuts, has its soft edges in the styles', () => {
  const masked = [...styles.matchAll(/\[data-outdoors="([\w-]+)"\] \{\s*mask:/g)].map(([, id]) => id)
  expect(masked).toEqual(rooms.flatMap(({ id, outdoors }) => (outdoors ? id : [])))
})
