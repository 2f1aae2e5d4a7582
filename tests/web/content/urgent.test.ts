import { expect, test } from 'vitest'
import { soundsUrgent } from '../../../web/content/urgent.ts'

test.each([
  'There is smoke and a burning smell coming from a socket right now',
  'Sparks from the fuse board',
  'I got a shock from the tap',
  'No power in half of the house',
  'the electricity went off',
])('is told to ring: %s', (words) => expect(soundsUrgent(words)).toBe(true))

test.each([
  'Fit two smoke alarms and a fire alarm',
  'Replace the fuse board, it is old',
  'An EV charger beside the garage',
  'Shock-proof sockets for a nursery',
])('is not: %s', (words) => expect(soundsUrgent(words)).toBe(false))
