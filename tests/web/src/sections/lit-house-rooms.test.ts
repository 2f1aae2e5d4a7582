import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { serviceNames } from '../../../../web/content/lib/services.ts'
import { rooms } from '../../../../web/src/sections/lit-house-rooms.ts'

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
