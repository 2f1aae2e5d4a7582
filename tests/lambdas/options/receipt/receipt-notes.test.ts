import { expect, test } from 'vitest'
import { morningReader } from '../../../../lambdas/owner/morning-facts.ts'
import { storedLead } from '../../../fixtures/reminders.ts'
import { calendar } from '../../../fixtures/working-calendar.ts'

test('a receipt that came back is told once, the next morning [O3] [O5]', () => {
  const toldOn = (day: string) => {
    const reader = morningReader({ calendar, hasDesk: false, now: Date.parse(`${day}T07:30:00Z`) })
    const receiptReturnedAt = '2026-11-17T10:05:00Z'
    reader.add(storedLead('2026-11-17T10:00:00Z', { ownerState: 'answered', receiptReturnedAt }))
    return reader.finish([])?.failures
  }
  expect(toldOn('2026-11-18')).toEqual([
    'The receipt to Priya Sharma, SW14 came back, or was not wanted: call instead of writing.',
  ])
  expect(toldOn('2026-11-19')).toBeUndefined()
})
