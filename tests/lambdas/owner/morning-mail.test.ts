import { expect, test } from 'vitest'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { sendMorningMail } from '../../../lambdas/owner/morning-mail.ts'
import { reminderDeps, storedLead } from '../../fixtures/reminders.ts'

const store = { putBatch: async () => undefined, markMailed: async () => undefined }
const others = { businessName: 'Sampleford Electrical', hasDesk: true, store, uuid: () => 'c1' }

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

test('what waits is there with its buttons, what is not yet late first [O3] [L18]', async () => {
  const later = storedLead('2026-11-17T18:18:00Z', { fullName: 'Lena Later' })
  const late = storedLead('2026-11-14T17:00:00Z', { fullName: 'Lou Late' })
  const mail = await mailOn(wednesday, late, later)
  expect(mail?.subject).toBe('2 enquiries are waiting for your answer')
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    expect(part.indexOf('Lena Later')).toBeLessThan(part.indexOf('Lou Late'))
    expect(part).toContain('An answer was due by Monday 16 November, 9:00')
    expect(part).toContain('Answer due by Wednesday 18 November, 18:18')
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

test('emergencies stand before what was promised earlier: the one due soonest, then the late ones, newest first [O4] [L18]', async () => {
  const emergency = (receivedAt: string, fullName: string) =>
    storedLead(receivedAt, { fullName, about: 'An emergency' })
  const mail = await mailOn(
    wednesday,
    storedLead('2026-11-14T17:00:00Z', { fullName: 'Fay First' }),
    emergency('2026-11-09T17:00:00Z', 'Olga Oldest'),
    emergency('2026-11-13T17:00:00Z', 'Lara Late'),
    emergency('2026-11-17T17:00:00Z', 'Ned Next'),
    emergency('2026-11-17T16:00:00Z', 'Sue Soonest'),
  )
  const named = [...(mail?.text ?? '').matchAll(/Olga|Lara|Ned|Sue|Fay/g)].map(([name]) => name)
  expect([...new Set(named)]).toEqual(['Sue', 'Ned', 'Lara', 'Olga', 'Fay'])
})

test('what came at the beginning of a long closure is counted until two months after its promised time', async () => {
  const winter = [{ from: '2026-12-01', to: '2027-02-13', sentence: 'Closed until 13 February.' }]
  const mailAt = async (now: string) => {
    const { deps, mails } = reminderDeps([storedLead('2026-12-01T12:00:00Z', { fullName: 'Fay First' })], now)
    await sendMorningMail({ ...deps, ...others, calendar: { ...deps.calendar, closedDays: winter } })
    return mails.map(({ text }) => text).join()
  }
  expect(await mailAt('2027-02-16T07:30:00Z')).toContain('An answer was due by Monday 15 February, 9:00')
  expect(await mailAt('2027-04-12T06:30:00Z')).toContain('not marked: 1.')
  expect(await mailAt('2027-04-19T06:30:00Z')).not.toContain('not marked')
})

test('what may be spam and what failed is said apart from what waits [O3]', async () => {
  const mail = await mailOn(
    wednesday,
    storedLead('2026-11-17T10:00:00Z', { fullName: 'Sue Spect', possibleSpam: true }),
    storedLead('2026-11-17T10:00:00Z', { ownerState: 'answered', mailBounce: '2026-11-17T11:00:00Z' }),
    storedLead('2026-11-17T10:00:00Z', { ownerState: 'answered', mailedAt: undefined }),
    storedLead('2026-11-01T10:00:00Z', { ownerState: 'answered', mailBounce: '2026-11-01T11:00:00Z' }),
  )
  expect(mail?.text).toMatch(/To look at: perhaps spam:\nSue Spect/)
  expect(mail?.text).toContain('came back to the mail service')
  expect(mail?.text).toContain('has not been mailed yet')
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
    expect(part).toContain('/owner/enquiry/')
    expect(part).not.toMatch(/Sean|Wanda/)
  }
  const { deps, mails } = reminderDeps(jobs, '2026-11-23T07:30:00Z')
  await sendMorningMail({ ...deps, ...others, hasDesk: false })
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

test('on Mondays, London time, the week is one line [O3]', async () => {
  const at = (hours: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + hours * 60 * 60_000).toISOString()
  const history = [
    { state: 'answered', at: at(2) },
    { state: 'quoted', at: at(3), pounds: 900 },
    { state: 'won', at: at(4), pounds: 850 },
  ] as const
  const leads = [
    storedLead(at(0), { ownerState: 'won', history: [...history] }),
    storedLead(at(1), { ownerState: 'answered', history: [{ state: 'answered', at: at(60) }] }),
    storedLead('2026-10-01T10:00:00Z', { ownerState: 'lost', history: [{ state: 'quoted', at: at(1) }] }),
    storedLead(at(1), { ownerState: 'spam' }),
  ]
  const words = 'Last seven days: 2 asked, 1 answered in time, 2 quoted, 1 won, £850.'
  const monday = await mailOn('2026-11-23T07:30:00Z', ...leads)
  for (const part of [monday?.text, monday?.html]) expect(part).toContain(words)
  expect(await mailOn('2026-11-24T07:30:00Z', ...leads)).toBeUndefined()
})

test('a quote is followed up on its day and until it is marked, with a message typed in [O10]', async () => {
  const quoted = (chaseOn: string, changes: Partial<StoredLead> = {}) =>
    storedLead('2026-11-10T10:00:00Z', {
      ownerState: 'quoted',
      history: [{ state: 'quoted', at: '2026-11-11T10:00:00Z', pounds: 480, chaseOn }],
      ...changes,
    })
  const mail = await mailOn(wednesday, quoted('2026-11-18', { fullName: 'Carla Chase' }), quoted('2026-11-19'))
  expect(mail?.subject).toBe('A quote to follow up')
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    expect(part).toContain('Carla Chase, SW14, £480')
    expect(part).not.toContain('Priya')
    expect(part).toContain('/owner/enquiry/')
    const [whatsapp = ''] = /https:\/\/wa\.me\/447700900456\?text=[^"\s]+/.exec(part) ?? []
    expect(decodeURIComponent(whatsapp)).toContain(
      'Hello Carla, this is Sampleford Electrical. I sent you a quote of £480 on Wednesday 11 November.',
    )
    expect(part).toContain('mailto:priya@example.com?subject=Your%20quote')
  }
  expect(await mailOn(wednesday, quoted('2026-11-19'))).toBeUndefined()
})

test("today's enquiries are whole in the mail with 60 older ones unmarked, and the old are one line [L18]", async () => {
  const hoursAgo = (hours: number) => new Date(Date.parse(wednesday) - hours * 60 * 60_000).toISOString()
  const old = Array.from({ length: 40 }, (_, index) =>
    storedLead(hoursAgo((19 + index) * 24), { fullName: `Old ${index}` }),
  )
  const late = Array.from({ length: 20 }, (_, index) =>
    storedLead(hoursAgo((3 + index / 2) * 24), { fullName: `Late ${index}.` }),
  )
  const today = Array.from({ length: 11 }, (_, index) => storedLead(hoursAgo(index), { fullName: `Today ${index}.` }))
  const mail = await mailOn(wednesday, ...old.toReversed(), ...late.toReversed(), ...today.toReversed())
  const { text = '', html = '' } = mail ?? {}
  expect(mail?.subject).toBe('31 enquiries are waiting for your answer')
  for (const part of [text, html]) {
    for (let index = 0; index < 11; index++) expect(part).toContain(`Today ${index}.`)
    expect(part.indexOf('Today 0.'), 'what is due soonest stands first').toBeGreaterThan(part.indexOf('Today 10.'))
    expect(part.indexOf('Today 0.')).toBeLessThan(part.indexOf('Late 0.'))
    expect(part.indexOf('Late 0.')).toBeLessThan(part.indexOf('Late 19.'))
    expect(part).toContain('Late for two weeks or more, and not marked: 40.')
    expect(part).not.toContain('Old 1')
  }
  expect(text.match(/Mark as answered/g), 'with their buttons').toHaveLength(20)
  expect(text.match(/\/api\/enquiries\//g), 'each of the others is a link').toHaveLength(31)
  expect(html.length).toBeLessThan(100_000)
})

test('of a flood of 31,000 the mail says their number and stays a mail [L18]', async () => {
  const one = storedLead('2026-11-18T05:00:00Z')
  const flood = Array.from(
    { length: 31_000 },
    (_, index): StoredLead => ({
      ...one,
      leadId: String(index),
      ...(index % 2 === 0 && { heldFor: 'address' }),
    }),
  )
  const mail = await mailOn(wednesday, ...flood)
  expect(mail?.subject).toBe('15500 enquiries are waiting for your answer')
  expect(mail?.html.length).toBeLessThan(400_000)
})

test('what a run has no time to read are the oldest enquiries, and the mail says so [L18]', async () => {
  const { deps, mails } = reminderDeps([], wednesday)
  let clock = Date.parse(wednesday)
  deps.list.since = async function* (_from, { newestFirst } = {}) {
    const leads = ['Old Olive', 'New Nora'].map((fullName) => storedLead('2026-11-18T05:00:00Z', { fullName }))
    for (const lead of newestFirst ? leads.toReversed() : leads) {
      yield { leadId: lead.leadId, lead }
      clock += 10 * 60_000
    }
  }
  await sendMorningMail({ ...deps, ...others, now: () => clock })
  expect(mails[0]?.text).toContain('New Nora')
  expect(mails[0]?.text).not.toContain('Old Olive')
  expect(mails[0]?.text).toContain('There are too many enquiries to read them all')
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
  expect(mail?.text.match(/Mark as answered/g)).toHaveLength(20)
})
