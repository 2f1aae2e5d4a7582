import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { serviceCards, serviceNames } from '../../../../web/content/services.ts'
import { rooms, roomsOfService } from '../../../../web/src/sections/lit-house-rooms.ts'

test('every room leads to a service that exists', () => {
  for (const { service } of rooms) expect(serviceNames).toHaveProperty(service)
})

test('every room has a dark twin of its own shape in the styles', async () => {
  const css = await readFile('web/src/sections/LitHouseSwitched.css', 'utf8')
  for (const { id, outdoors } of rooms) {
    const rule = new RegExp(`\\.lit-house__dark--${id} \\{\\s*(clip-path: url\\("#room-${id}"\\)|mask:)`).exec(css)
    expect(rule?.[1], id).toBe(outdoors ? 'mask:' : `clip-path: url("#room-${id}")`)
  }
})

test('every service lights a room of the house, and the styles know its switch', async () => {
  const css = await readFile('web/src/sections/HouseLights.css', 'utf8')
  for (const { href } of serviceCards) {
    const lights = roomsOfService(href)?.split(' ') ?? []
    expect(lights, href).not.toEqual([])
    for (const name of lights) expect(css, href).toMatch(new RegExp(`\\[data-lights~?="${name}"\\]`))
  }
})
