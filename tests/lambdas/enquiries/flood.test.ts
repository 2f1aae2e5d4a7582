/** A flood is only a longer queue: what is not marked is mailed by itself, what is marked takes nobody else's place. */
import { beforeEach, expect, test } from 'vitest'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { limits } from '../../../lambdas/shared/limits.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { enquiryPath, hour, minute, second } from '../../fixtures/enquiry-path.ts'

let path: ReturnType<typeof enquiryPath>
beforeEach(() => {
  // Tens of thousands of lines, which cost most of the time when they are kept.
  catchLog()
  path = enquiryPath(Date.parse('2026-11-20T18:00:00Z'))
})

const send = (enquiryId: string, network: string, changes: Partial<Enquiry> = {}) =>
  path.send({
    enquiry: enquiryOf({ enquiryId, receivedAt: new Date(path.clock.now).toISOString(), ...changes }),
    network,
  })
const emergency = { emergency: true }
/** Seconds from an enquiry's receipt to its mail. */
const waitOf = (enquiryId: string): number => {
  const stored = path.table.get(enquiryId)
  const [mail] = path.mailsOf(enquiryId)
  if (typeof stored !== 'object' || !mail) return Number.POSITIVE_INFINITY
  return Math.round((mail.at - Date.parse(stored.receivedAt)) / second)
}

test('a night of 1,040 fakes from six addresses keeps neither an honest enquiry nor an emergency waiting', async () => {
  for (let number = 0; number < 1040; number++) {
    send(`fake-${number}`, `address ${number % 6}`, number % 4 === 0 ? emergency : {})
    await path.pass((13.5 * hour) / 1040)
    if (number === 84) {
      send('honest', 'home')
      send('urgent', 'home', emergency)
    }
  }
  await path.pass(hour)
  expect([waitOf('honest'), waitOf('urgent')]).toEqual([0, 0])
  expect(path.queue.length).toBe(0)
  const aNightsMail =
    2 * 6 * (limits.enquiriesOfNetwork.most + limits.urgentOfNetwork.most) + 15 * limits.markedMails.most
  expect(path.mails.length).toBeLessThan(aNightsMail)
})

test('twenty marked emergencies take no place of an honest one, of their own network either', async () => {
  for (let number = 0; number < 20; number++) send(`marked-${number}`, 'home', { ...emergency, possibleSpam: true })
  send('urgent', 'home', emergency)
  await path.pass(second)
  expect(waitOf('urgent')).toBe(0)
  expect(path.table.get('urgent')).toMatchObject({ possibleSpam: false })
  expect(path.mails).toHaveLength(limits.markedMails.most + 1)
})

test('a drip from one address leaves fifty of the 200 mails that a new account has a day', async () => {
  path.clock.now = Date.parse('2026-11-21T00:00:00Z')
  for (let number = 0; number < 24 * 30; number++) {
    send(`drip-${number}`, 'one', number % 2 === 0 ? emergency : {})
    await path.pass(2 * minute)
  }
  expect(path.mails.length).toBeLessThanOrEqual(150)
})

test('300 posts of 300 networks: an emergency sent last is mailed at once, and the honest enquiry by itself', async () => {
  for (let number = 0; number < 300; number++) send(`flood-${number}`, `network ${number}`)
  send('honest', 'home')
  send('urgent', 'home', emergency)
  await path.pass(second)
  // Each of those before it takes four calls, of a millisecond each.
  expect(waitOf('urgent')).toBeLessThan(3)
  await path.pass(6 * hour)
  expect(path.queue.length).toBe(0)
  expect(path.mails).toHaveLength(302)
  expect(waitOf('honest')).toBeLessThan(5.5 * 60 * 60)
})
