import { expect, test } from 'vitest'
import { litHouse } from '../../../../web/content/exhibits/lit-house.ts'
import wiring from '../../../../web/src/sections/house-wiring.json' with { type: 'json' }

test('both pictures draw every circuit of the consumer unit and no other, and each feeds a room', () => {
  const { rooms, circuits } = litHouse
  const names = Object.keys(circuits).toSorted()
  for (const picture of ['wide', 'tall'] as const)
    expect(wiring[picture].circuits.map(({ id }) => id).toSorted()).toEqual(names)
  expect([...new Set(rooms.flatMap(({ circuits }) => circuits))].toSorted()).toEqual(names)
})
