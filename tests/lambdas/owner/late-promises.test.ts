import { expect, test } from 'vitest'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { remindOfPromises } from '../../../lambdas/owner/late-promises.ts'
import { reminderDeps, storedLead } from '../../fixtures/reminders.ts'

/** Received at 12:30 on a Tuesday, so a reply is promised by Wednesday, 12:30. */
const tuesday = '2026-11-17T12:30:00Z'

async function mailsAt(now: string, ...leads: StoredLead[]) {
  const { deps, mails } = reminderDeps(leads, now)
  await remindOfPromises(deps)
  return mails
}

/** The run a quarter of an hour later. */
function next(deps: Parameters<typeof remindOfPromises>[0]): typeof deps {
  return { ...deps, now: () => deps.now() + 15 * 60_000 }
}

test('four working hours before the promised time the owner is reminded, and only then [O4]', async () => {
  expect(await mailsAt('2026-11-18T08:29:00Z', storedLead(tuesday))).toHaveLength(0)
  const [mail] = await mailsAt('2026-11-18T08:30:00Z', storedLead(tuesday))
  expect(mail?.subject).toBe('Reminder: SW14 - Priya - answer by Wednesday 18 November, 12:30')
  for (const part of [mail?.text, mail?.html]) expect(part).toContain('/api/enquiries/')
  expect(await mailsAt('2026-11-18T12:31:00Z', storedLead(tuesday))).toHaveLength(0)
})

test('an emergency is reminded of within its hour, at any time of any day [O4]', async () => {
  // A new lead each time, as each is reminded of once. One within the hour is promised if the form alerts somebody.
  const remindedAt = async (now: string) => {
    const { deps, mails } = reminderDeps([storedLead('2026-11-22T02:00:00Z', { about: 'An emergency' })], now)
    await remindOfPromises({ ...deps, calendar: { ...deps.calendar, alertsOwner: true } })
    return mails.length
  }
  expect(await remindedAt('2026-11-22T02:29:00Z')).toBe(0)
  expect(await remindedAt('2026-11-22T02:30:00Z')).toBe(1)
  expect(await remindedAt('2026-11-22T03:00:00Z'), 'its hour is over').toBe(0)
})

test('an enquiry of a Sunday is reminded of when the business opens, not at once [O4]', async () => {
  const sunday = storedLead('2026-11-22T08:05:00Z')
  expect(await mailsAt('2026-11-22T08:10:00Z', sunday)).toHaveLength(0)
  expect(await mailsAt('2026-11-23T07:59:00Z', sunday)).toHaveLength(0)
  expect(await mailsAt('2026-11-23T08:00:00Z', sunday)).toHaveLength(1)
})

test('an enquiry that came at the beginning of a long closure is reminded of when its time comes [O4]', async () => {
  const winter = [{ from: '2026-12-01', to: '2027-02-13', sentence: 'Closed until 13 February.' }]
  const first = storedLead('2026-12-01T12:00:00Z')
  const { deps, mails } = reminderDeps([first], '2027-02-15T08:15:00Z')
  deps.calendar = { ...deps.calendar, closedDays: winter }
  await remindOfPromises(deps)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('answer by Monday 15 February, 9:00')])
})

test('what is answered, possible spam, of a busy address or a canary is not watched; who came after sixty others is [O4]', async () => {
  const changes: Partial<StoredLead>[] = [
    { ownerState: 'answered' },
    { possibleSpam: true },
    { heldFor: 'address' },
    { canary: true },
  ]
  expect(await mailsAt('2026-11-18T09:00:00Z', ...changes.map((each) => storedLead(tuesday, each)))).toHaveLength(0)
  for (const watched of [{ ownerState: 'new' }, { heldFor: 'all' }] satisfies Partial<StoredLead>[])
    expect(await mailsAt('2026-11-18T09:00:00Z', storedLead(tuesday, watched))).toHaveLength(1)
})

test('an enquiry is reminded of once, also when runs overlap [O4]', async () => {
  const { deps, mails } = reminderDeps([storedLead(tuesday)], '2026-11-18T09:00:00Z')
  await Promise.all([remindOfPromises(deps), remindOfPromises(deps)])
  await remindOfPromises(next(deps))
  expect(mails).toHaveLength(1)
})

test('several at once are one mail, the soonest first [O4]', async () => {
  const leads = [
    storedLead('2026-11-17T12:45:00Z', { fullName: 'Bob Two' }),
    storedLead(tuesday, { fullName: 'Ann One' }),
    storedLead('2026-11-18T08:15:00Z', { fullName: 'Eve Emergency', about: 'An emergency' }),
  ]
  const mails = await mailsAt('2026-11-18T08:50:00Z', ...leads)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'EMERGENCY - Reminder: 3 answers are due, the first by Wednesday 18 November, 12:30',
  ])
  expect(mails[0]?.text.match(/Eve Em|Ann One|Bob Two/g)).toEqual(['Eve Em', 'Ann One', 'Bob Two'])
})

test('reminders that the mail service did not take are tried again [O4]', async () => {
  const leads = [storedLead(tuesday, { fullName: 'Ann One' }), storedLead(tuesday, { fullName: 'Bob Two' })]
  const { deps, mails } = reminderDeps(leads, '2026-11-18T09:00:00Z')
  const broken = { ...deps, mailer: { send: () => Promise.reject(new Error('the mail service is down')) } }
  await expect(remindOfPromises(broken)).rejects.toThrow('the mail service is down')
  await remindOfPromises(next(deps))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/Ann One[\s\S]*Bob Two/)
})

test('a run that ends after its mail, before all are noted, sends one mail again and loses none [O4]', async () => {
  const leads = ['Ann One', 'Bob Two', 'Cid Three'].map((fullName) => storedLead(tuesday, { fullName }))
  const { deps, mails } = reminderDeps(leads, '2026-11-18T09:00:00Z')
  const { noteOnce } = deps.list
  let noted = 0
  const list: typeof deps.list = {
    ...deps.list,
    noteOnce: (...of) => (noted++ > 0 ? Promise.reject(new Error('ended')) : noteOnce(...of)),
  }
  await expect(remindOfPromises({ ...deps, list })).rejects.toThrow('ended')
  await remindOfPromises(next(deps))
  await remindOfPromises(next(next(deps)))
  expect(mails.map(({ text }) => text.match(/Ann One|Bob Two|Cid Three/g))).toEqual([
    ['Ann One', 'Bob Two', 'Cid Three'],
    ['Bob Two', 'Cid Three'],
  ])
})

test('days that the owner has declared closed move the reminder with the promise [O10]', async () => {
  const closedDays = [{ from: '2026-11-17', to: '2026-11-19', sentence: 'Ill.' }]
  const mailAt = async (now: string) => {
    const { deps, mails } = reminderDeps([storedLead(tuesday)], now)
    await remindOfPromises({ ...deps, closures: { list: async () => closedDays } })
    return mails
  }
  expect(await mailAt('2026-11-18T09:00:00Z')).toHaveLength(0)
  expect((await mailAt('2026-11-20T08:00:00Z'))[0]?.subject).toContain('answer by Friday 20 November, 9:00')
})
