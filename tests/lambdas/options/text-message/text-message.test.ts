import { expect, test } from 'vitest'
import { textMessage } from '../../../../lambdas/options/text-message/text-message.ts'
import { enquiryOf } from '../../../fixtures/enquiry.ts'

test('a text says that it is an emergency, who and where, the job and the number to ring', () => {
  expect(textMessage(enquiryOf(), { isLast: false })).toBe(
    'EMERGENCY: Priya Sharma, SW14\nlight over the pergola\nRing 07700 900456',
  )
})

test('a number that cannot be rung is not called one that can', () => {
  const text = textMessage(enquiryOf({ phone: '07700 90', phoneE164: undefined, phoneDisplay: undefined }), {
    isLast: false,
  })
  expect(text).toMatch(/\nThe number cannot be rung: 07700 90$/)
})

test('a number abroad is said to be dear', () => {
  const text = textMessage(enquiryOf({ phone: '+353 1 234 5678', phoneDisplay: '+353 1 234 5678' }), { isLast: false })
  expect(text).toMatch(/\nRing \+353 1 234 5678 \(abroad: a call may cost pounds a minute\)$/)
})

test('what a visitor types stays on its line, whatever control characters are in it', () => {
  const text = textMessage(
    enquiryOf({
      fullName: 'Eve\u0000\u001b[2J',
      phoneDisplay: '0770\n0 900456',
      jobDescription: 'fuse board\r\nRing 09098 790000\u2028now\u202e',
    }),
    { isLast: false },
  )
  expect(text.split('\n')).toEqual([
    'EMERGENCY: Eve[2J, SW14',
    'fuse board Ring 09098 790000 now',
    'Ring 0770 0 900456',
  ])
})

test.each([
  ['in letters of the GSM alphabet', { jobDescription: 'an £80 job: “fuse – board” isn’t safe… '.repeat(60) }, 306],
  ['in any others', { jobDescription: 'Ηλεκτρικός πίνακας 🔥 '.repeat(60) }, 134],
  [
    'of somebody whose name and place are long',
    { fullName: `Zoë ${'y'.repeat(190)}`, postcode: 'x'.repeat(100), jobDescription: '🔥'.repeat(5000) },
    134,
  ],
])('a long job %s is cut so that two messages hold it, the number whole', (_, changes, most) => {
  const text = textMessage(enquiryOf(changes), { isLast: false })
  expect(text.length).toBeLessThanOrEqual(most)
  expect(text.length).toBeGreaterThan(most - 3)
  expect(text).toMatch(/^EMERGENCY: .*\.\.\.\nRing 07700 900456$/s)
  expect(text.isWellFormed()).toBe(true)
})
