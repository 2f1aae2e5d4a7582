import { expect, test } from 'vitest'
import { litHouse } from '../../../../web/content/exhibits/lit-house.ts'
import { serviceNames } from '../../../../web/content/lib/lists/service-names.ts'
import outlines from '../../../../web/src/sections/house-outlines.json' with { type: 'json' }
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

test.each(pictures)('in the %s picture a switch is on a wall of every room indoors but the bathroom', (picture) => {
  const switches = wiring[picture].circuits.flatMap(({ fittings }) => fittings.filter(([kind]) => kind === 'switch'))
  const withSwitch = rooms.filter(({ id }) =>
    switches.some(([, x, y]) => isInside(outlines[picture][id], Number(x), Number(y))),
  )
  const expected = rooms.filter(({ id, outdoors }) => !outdoors && id !== 'bathroom')
  expect(withSwitch.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})

/** Whether a line from the position to the right leaves the outline, `x y x y ...`, once more than it enters it. */
function isInside(outline: string, x: number, y: number): boolean {
  const numbers = outline.split(' ').map(Number)
  const corners = numbers.flatMap((each, index) => (index % 2 ? [] : [[each, numbers[index + 1] ?? 0] as const]))
  const crossed = corners.filter(([fromX, fromY], index) => {
    const [toX, toY] = corners.at(index - 1) ?? [0, 0]
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
  })
  return crossed.length % 2 === 1
}
