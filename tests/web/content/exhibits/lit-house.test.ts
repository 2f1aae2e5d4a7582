import { expect, test } from 'vitest'
import { litHouse } from '../../../../web/content/exhibits/lit-house.ts'
import { serviceNames } from '../../../../web/content/lib/lists/service-names.ts'
import wiring from '../../../../web/src/sections/house-wiring.json' with { type: 'json' }

const { rooms, circuits } = litHouse
const pictures = ['wide', 'tall'] as const

test('every room leads to a service that exists, and no two to the same', () => {
  for (const { service } of rooms) expect(serviceNames).toHaveProperty(service)
  expect(new Set(rooms.map(({ service }) => service)).size).toBe(rooms.length)
})

test('both pictures draw every circuit of the consumer unit and no other, and each feeds a room', () => {
  const names = Object.keys(circuits).toSorted()
  for (const picture of pictures) expect(wiring[picture].circuits.map(({ id }) => id).toSorted()).toEqual(names)
  expect([...new Set(rooms.flatMap(({ circuits }) => circuits))].toSorted()).toEqual(names)
})
