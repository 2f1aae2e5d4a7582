import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceNames } from '../../../../web/content/lib/service-names.ts'
import { rooms } from '../../../../web/src/sections/lit-house-rooms.ts'

test('every room leads to a service that exists', () => {
  for (const { service } of rooms) expect(serviceNames).toHaveProperty(service)
})

test('what is outdoors, which no wall cuts, has its soft edges in the styles', () => {
  const styles = readFileSync('web/src/sections/LitHouseSwitched.css', 'utf8')
  const masked = [...styles.matchAll(/\[data-outdoors="([\w-]+)"\] \{\s*mask:/g)].map(([, id]) => id)
  expect(masked).toEqual(rooms.flatMap(({ id, outdoors }) => (outdoors ? id : [])))
})
