import { expect, test } from 'vitest'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { sendMorningMail } from '../../../lambdas/owner/morning-mail.ts'
import { reminderDeps, storedLead } from '../../fixtures/reminders.ts'

const factsToCheck = { '2027-01-15': ['ev-charger-installation', 'sources.ts'], '2027-05-21': ['eicr-guide'] }

const store = { putCarrier: async () => undefined, markMailed: async () => undefined }
const others = { factsToCheck, showsJobs: true, store, uuid: () => 'c1' }

/** A Wednesday, half past seven in London. */
const wednesday = '2026-11-18T07:30:00Z'

async function mailOn(now: string, ...leads: StoredLead[]) {
  const { deps, mails } = reminderDeps(leads, now)
  await sendMorningMail({ ...deps, ...others })
  expect(mails.length).toBeLessThanOrEqual(1)
  return mails[0]
}

test('there is no mail when there is nothing to say [O3]', async () => {
  expect(await mailOn(wednesday)).toBeUndefined()
  const done = (['answered', 'won', 'lost', 'spam'] as const).map((ownerState) =>
    storedLead('2026-11-17T10:00:00Z', { ownerState }),
  )
  expect(await mailOn(wednesday, ...done, storedLead('2026-11-17T10:00:00Z', { canary: true }))).toBeUndefined()
})

test('what waits is there with its buttons, what was promised first at the top [O3]', async () => {
  const later = storedLead('2026-11-17T18:18:00Z', { fullName: 'Lena Later' })
  const first = storedLead('2026-11-14T17:00:00Z', { fullName: 'Fay First' })
  const mail = await mailOn(wednesday, later, first)
  expect(mail?.subject).toBe('2 enquiries are waiting for your answer')
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    expect(part.indexOf('Fay First')).toBeLessThan(part.indexOf('Lena Later'))
    expect(part).toContain('An answer was promised by Monday 16 November, 9:00')
    expect(part).toContain('Answer promised by Wednesday 18 November, 18:18')
    expect(part).toContain('tel:+447700900456')
    expect(part).toContain('https://wa.me/447700900456')
    expect(part).toContain('/api/enquiries/')
  }
})

test('what waits has what was typed and a way to reply, also where nothing can be dialled [O3]', async () => {
  const typed = {
    phone: '07700 9001',
    phoneE164: undefined,
    phoneDisplay: undefined,
    email: 'norm@example.com',
    replyTo: 'norm@example.com',
  }
  const mail = await mailOn(wednesday, storedLead('2026-11-17T10:00:00Z', typed))
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('07700 9001')
    expect(part).toContain('norm@example.com')
    expect(part).toContain('mailto:norm@example.com?')
    expect(part).not.toContain('tel:')
  }
})

test('an emergency stands before what was promised earlier [O4]', async () => {
  const earlier = storedLead('2026-11-14T17:00:00Z', { fullName: 'Fay First' })
  const mail = await mailOn(wednesday, earlier, storedLead('2026-11-17T17:00:00Z', { about: 'An emergency' }))
  expect(mail?.text.indexOf('EMERGENCY: Priya')).toBeLessThan(mail?.text.indexOf('Fay First') ?? 0)
})

test('what came at the beginning of a long closure is still there two months after its promised time', async () => {
  const winter = [{ from: '2026-12-01', to: '2027-02-13', sentence: 'Closed until 13 February.' }]
  const mailAt = async (now: string) => {
    const { deps, mails } = reminderDeps([storedLead('2026-12-01T12:00:00Z', { fullName: 'Fay First' })], now)
    await sendMorningMail({ ...deps, ...others, calendar: { ...deps.calendar, closedDays: winter } })
    return mails.map(({ text }) => text).join()
  }
  expect(await mailAt('2027-02-16T07:30:00Z')).toContain('An answer was promised by Monday 15 February, 9:00')
  expect(await mailAt('2027-04-14T06:30:00Z')).toContain('Fay First')
  expect(await mailAt('2027-04-20T06:30:00Z')).not.toContain('Fay First')
})

test('what may be spam and what failed is said apart from what waits [O3]', async () => {
  const mail = await mailOn(
    wednesday,
    storedLead('2026-11-17T10:00:00Z', { fullName: 'Sue Spect', possibleSpam: true }),
    storedLead('2026-11-17T10:00:00Z', { ownerState: 'answered', mailBounce: '2026-11-17T11:00:00Z' }),
    storedLead('2026-11-17T10:00:00Z', { ownerState: 'answered', mailedAt: undefined }),
    storedLead('2026-11-17T10:00:00Z', { ownerState: 'answered', receiptReturnedAt: '2026-11-17T10:05:00Z' }),
    storedLead('2026-11-01T10:00:00Z', { ownerState: 'answered', mailBounce: '2026-11-01T11:00:00Z' }),
  )
  expect(mail?.text).toMatch(/To look at: perhaps spam:\nSue Spect/)
  expect(mail?.text).toContain('came back to the mail service')
  expect(mail?.text).toContain('has not been mailed yet')
  expect(mail?.text).toContain('The receipt to Priya Sharma, SW14 came back, or was not wanted')
  expect(mail?.text.match(/came back to the mail service/g)).toHaveLength(1)
})

test('an address that gets no alarms is a reason for a mail, and asking in vain is none for going without [I5]', async () => {
  const { deps, mails } = reminderDeps([], wednesday)
  await sendMorningMail({
    ...deps,
    ...others,
    unconfirmedSubscriptions: async () => ['office@example.com gets no alarms.'],
  })
  for (const part of [mails[0]?.text, mails[0]?.html]) expect(part).toContain('office@example.com gets no alarms.')
  const waiting = reminderDeps([storedLead('2026-11-17T10:00:00Z')], wednesday)
  await sendMorningMail({
    ...waiting.deps,
    ...others,
    unconfirmedSubscriptions: () => Promise.reject(new Error('SNS')),
  })
  expect(waiting.mails).toHaveLength(1)
})

test('a job that is done and not shown is named, in a mail of its own on Mondays alone [O3]', async () => {
  const done = (fullName: string, changes: Partial<StoredLead> = {}) =>
    storedLead('2026-11-01T10:00:00Z', { fullName, ownerState: 'done', ...changes })
  const jobs = [done('Dora Done'), done('Sean Shown', { shownAs: 'p1' }), done('Wanda Won', { ownerState: 'won' })]
  expect(await mailOn(wednesday, ...jobs)).toBeUndefined()
  const withOthers = await mailOn(wednesday, ...jobs, storedLead('2026-11-17T10:00:00Z'))
  const onMonday = await mailOn('2026-11-23T07:30:00Z', ...jobs)
  for (const part of [withOthers?.text, withOthers?.html, onMonday?.text, onMonday?.html]) {
    expect(part).toContain('Dora Done')
    expect(part).toContain('/api/enquiries/')
    expect(part).not.toMatch(/Sean|Wanda/)
  }
  const { deps, mails } = reminderDeps(jobs, '2026-11-23T07:30:00Z')
  await sendMorningMail({ ...deps, ...others, showsJobs: false })
  expect(mails, 'where no job is shown from the phone').toEqual([])
})

test('held enquiries are named until they are answered, those that no mail has carried first [L16]', async () => {
  const held = (fullName: string, changes: Partial<StoredLead> = {}) =>
    storedLead('2026-11-17T10:00:00Z', { fullName, heldFor: 'address', ...changes })
  const flood = Array.from({ length: 500 }, () => held('Many Fold'))
  const fresh = held('Fresh Held', { mailedAt: undefined })
  const answered = held('Done Already', { ownerState: 'answered' })
  const mail = await mailOn(wednesday, ...flood, fresh, answered, storedLead('2026-11-17T10:00:00Z'))
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    expect(part).toContain('One enquiry is waiting for your answer')
    expect(part.indexOf('Fresh Held')).toBeLessThan(part.indexOf('Many Fold'))
    expect(part).toContain('And 1 more, in the next mail.')
    expect(part).not.toContain('Done Already')
  }
})

test('a record that cannot be read is named, and hides no other [L18]', async () => {
  const { deps, mails } = reminderDeps([storedLead('2026-11-17T10:00:00Z')], wednesday)
  const { since } = deps.list
  deps.list.since = async function* (from) {
    yield { leadId: 'broken', lead: undefined }
    yield* since(from)
  }
  await sendMorningMail({ ...deps, ...others })
  expect(mails[0]?.text).toContain('The record broken cannot be read')
  expect(mails[0]?.subject).toBe('One enquiry is waiting for your answer')
})

test('closed days and bank holidays are announced a week ahead [O3]', async () => {
  expect(await mailOn('2026-12-16T07:30:00Z')).toBeUndefined()
  const mail = await mailOn('2026-12-18T07:30:00Z')
  expect(mail?.text).toContain('Closed from Thursday 24 December to Friday 1 January')
  expect(mail?.text).not.toContain('25 December is')
  expect((await mailOn('2027-04-28T07:30:00Z'))?.text).toContain('Monday 3 May is a bank holiday')
})

test('on Mondays, London time, the week is told against the one before [O3]', async () => {
  const answered = (receivedAt: string, at: string, postcode: string, writtenOn?: string) =>
    storedLead(receivedAt, { ownerState: 'won', postcode, writtenOn, history: [{ state: 'answered', at }] })
  const leads = [
    answered('2026-11-10T10:00:00Z', '2026-11-10T12:00:00Z', 'TW9 1AA'),
    answered('2026-11-17T10:00:00Z', '2026-11-17T12:00:00Z', 'TW9 1AA', '/services/rewiring'),
    answered('2026-11-18T10:00:00Z', '2026-11-18T15:00:00Z', 'SW14 7AA', '/services/rewiring'),
    answered('2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z', 'TW9 2BB'),
    storedLead('2026-11-19T10:00:00Z', { ownerState: 'spam' }),
  ]
  const monday = await mailOn('2026-11-23T07:30:00Z', ...leads)
  const { text = '', html = '' } = monday ?? {}
  expect(text).toMatch(
    /^Enquiries: 3 \(1 before\)\nAnswered: 3 \(1 before\)\nHalf of them within: 5 h \(2 h before\)$/m,
  )
  expect(text).toMatch(/^By area:\nTW9: 2 \(1 before\)\nSW14: 1 \(0 before\)$/m)
  expect(text).toMatch(/^By page:\n\/services\/rewiring: 2 \(0 before\)\nnot known: 1 \(1 before\)$/m)
  expect(text).toMatch(/^By service:\nrewiring: 2 \(0 before\)\nno service page: 1 \(1 before\)$/m)
  for (const label of ['Half of them within', 'TW9', '/services/rewiring', 'no service page']) {
    expect(html).toContain(`>${label}</td>`)
  }
  expect(await mailOn('2026-11-24T07:30:00Z', ...leads)).toBeUndefined()
})

test('on Mondays it says which facts of the site are to be checked again, a week before and for as long as they wait [O3]', async () => {
  expect(await mailOn('2027-01-04T07:30:00Z')).toBeUndefined()
  for (const [now, words] of [
    ['2027-01-11T07:30:00Z', 'By Friday 15 January: articles/ev-charger-installation.md, sources.ts.'],
    ['2027-01-18T07:30:00Z', 'Since Friday 15 January: articles/ev-charger-installation.md, sources.ts.'],
  ] as const) {
    const mail = await mailOn(now)
    expect(mail?.subject).toBe('Facts to check again')
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words)
    expect(mail?.text).not.toContain('eicr-guide')
  }
  expect(await mailOn('2027-01-19T07:30:00Z'), 'not every morning').toBeUndefined()
})

test('a mail of many enquiries is cut, and nothing typed becomes markup or a header [O3] [L10]', async () => {
  const leads = Array.from({ length: 30 }, () =>
    storedLead('2026-11-17T10:00:00Z', {
      fullName: '<b>Eve</b>',
      jobDescription: '<script>x</script>\nBcc: a@b.example',
    }),
  )
  const mail = await mailOn(wednesday, ...leads)
  expect(mail?.html).not.toMatch(/<b>|<script/)
  expect(mail?.html.length).toBeLessThan(100_000)
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.text).toContain('And 10 more')
})
