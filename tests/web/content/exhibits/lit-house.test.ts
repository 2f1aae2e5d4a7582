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

/** In units of a picture: lamps and alarms hang from the ceiling, of which an outline shows the front edge. */
const ceiling = 40

test('a circuit that is said to feed a room has a fitting there in both pictures', () => {
  const missing = pictures.flatMap((picture) =>
    rooms.flatMap((room) => {
      const numbers = outlines[picture][room.id].split(' ').map(Number)
      const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2)]
      const isInside = (x: number, y: number) =>
        x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) - ceiling && y <= Math.max(...ys)
      return room.circuits
        .filter((id) => {
          const fittings = wiring[picture].circuits.find((circuit) => circuit.id === id)?.fittings ?? []
          return !fittings.some(([, x, y]) => isInside(Number(x), Number(y)))
        })
        .map((id) => `${picture}: ${room.id} has nothing of ${id}`)
    }),
  )
  expect(missing).toEqual([])
})

test('every cable begins at the consumer unit', () => {
  for (const picture of pictures) {
    const {
      board: [boardX = 0, boardY = 0],
      circuits,
    } = wiring[picture]
    for (const { id, path, fittings } of circuits) {
      const cables = path.split('M').slice(1)
      expect(cables, id).toHaveLength(fittings.length)
      for (const cable of cables) {
        const [x = 0, y = 0] = cable.split(' ').map(Number)
        expect(Math.hypot(x - boardX, y - boardY), id).toBeLessThan(25)
      }
    }
  }
})
