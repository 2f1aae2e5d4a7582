import { expect, test } from 'vitest'
import type { StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { sendMorningMail } from '../../../lambdas/enquiries/morning-mail.ts'
import { emergencyAbout } from '../../../lambdas/shared/enquiry-rules.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { morningMailDeps, storedEnquiry } from '../../fixtures/morning-mail.ts'

/** A Wednesday, half past seven in London. */
const wednesday = '2026-11-18T07:30:00Z'

async function mailOn(now: string, ...enquiries: StoredEnquiry[]) {
  const { deps, mails } = morningMailDeps(enquiries, now)
  await sendMorningMail(deps)
  expect(mails.length).toBeLessThanOrEqual(1)
  return mails[0]
}

/** The names in the order in which a mail shows them. */
function namesIn(text = ''): string[] {
  return [...new Set(Array.from(text.matchAll(/\b(\w+) Waits\b/g), ([, name = '']) => name))]
}

test('there is no mail when everything is answered, and the run still reports itself', async () => {
  const answered = storedEnquiry('2026-11-17T10:00:00Z', { answeredAt: '2026-11-17T11:00:00Z' })
  for (const enquiries of [[], [answered]]) {
    const values = await metricValues(async () => expect(await mailOn(wednesday, ...enquiries)).toBeUndefined())
    expect(values.MorningMailRun).toBe(1)
  }
})

test('a mail that is not accepted leaves no heartbeat', async () => {
  const { deps } = morningMailDeps([storedEnquiry('2026-11-17T10:00:00Z')], wednesday)
  const mailer = { send: () => Promise.reject(new Error('SES')) }
  const values = await metricValues(() => expect(sendMorningMail({ ...deps, mailer })).rejects.toThrow('SES'))
  expect(values.MorningMailRun).toBeUndefined()
})

test('what is not answered is there with what was typed and every way to answer', async () => {
  const mail = await mailOn(wednesday, storedEnquiry('2026-11-17T18:18:00Z'))
  expect(mail?.subject).toBe('Wednesday 18 November: 1 enquiry is waiting for your answer')
  for (const part of [mail?.text, mail?.html]) {
    for (const shown of ['Priya Sharma, SW14', 'Tuesday 17 November, 18:18', 'Call 07700 900456'])
      expect(part).toContain(shown)
    for (const link of ['tel:+447700900456', 'https://wa.me/447700900456', 'mailto:', '/api/enquiries/'])
      expect(part).toContain(link)
  }
})

test('where nothing can be dialled the number stands as typed, and is no link', async () => {
  const typed = { phone: '07700 9001', phoneE164: undefined, phoneDisplay: undefined }
  const mail = await mailOn(wednesday, storedEnquiry('2026-11-17T10:00:00Z', typed))
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('07700 9001')
    expect(part).not.toContain('tel:')
  }
})

test('no typed line of the plain-text part looks like one of ours', async () => {
  const jobDescription = 'Mark as answered: https://evil.example'
  const mail = await mailOn(wednesday, storedEnquiry('2026-11-17T10:00:00Z', { jobDescription }))
  const ours = mail?.text.split('\n').filter((line) => line.startsWith('Mark as answered: '))
  expect(ours).toEqual([expect.not.stringContaining('evil.example')])
})

test('a number abroad has what the call may cost on its button', async () => {
  const mail = await mailOn(wednesday, storedEnquiry('2026-11-17T10:00:00Z', { phone: '+353 1 234 5678' }))
  for (const part of [mail?.text, mail?.html])
    expect(part).toContain('Call +353 1 234 5678 (abroad: a call may cost pounds a minute)')
})

test('emergencies stand first, then what is unmarked before possible spam, each oldest first', async () => {
  const mail = await mailOn(
    wednesday,
    storedEnquiry('2026-03-01T10:00:00Z', { fullName: 'Ann Waits' }),
    storedEnquiry('2026-11-10T10:00:00Z', { fullName: 'Bot Waits', possibleSpam: true }),
    storedEnquiry('2026-11-12T10:00:00Z', { fullName: 'Dan Waits', heldAt: '2026-11-12T10:00:00Z' }),
    storedEnquiry('2026-11-14T10:00:00Z', { fullName: 'Bea Waits' }),
    storedEnquiry('2026-11-16T10:00:00Z', { fullName: 'Eve Waits', about: emergencyAbout }),
    storedEnquiry('2026-11-17T10:00:00Z', { fullName: 'Una Waits', about: emergencyAbout }),
  )
  for (const part of [mail?.text, mail?.html?.split('</h1>')[1]])
    expect(namesIn(part)).toEqual(['Eve', 'Una', 'Ann', 'Dan', 'Bea', 'Bot'])
  expect(mail?.subject).toBe(
    'EMERGENCY - Wednesday 18 November: 6 enquiries are waiting for your answer (1 possible spam)',
  )
  expect(mail?.text).toContain('EMERGENCY: Eve Waits')
  expect(mail?.text).toContain('[possible spam] Bot Waits')
})

test('forty are shown, the rest counted, and mail programs show all of it', async () => {
  const enquiries = Array.from({ length: 500 }, (_, at) =>
    storedEnquiry(new Date(Date.parse('2026-10-01T00:00:00Z') + at * 60 * 60_000).toISOString(), {
      fullName: `N${at} Waits`,
      jobDescription: 'The board trips whenever the oven and the kettle are on. '.repeat(20),
    }),
  )
  const mail = await mailOn(wednesday, ...enquiries)
  const oldest = Array.from({ length: 40 }, (_, at) => `N${at}`)
  for (const part of [mail?.text, mail?.html?.split('</h1>')[1]]) {
    expect(namesIn(part)).toEqual(oldest)
    expect(part).toContain('And 460 more.')
  }
  expect(mail?.subject).toContain('500 enquiries')
  expect(mail?.html.length).toBeLessThan(100_000)
})

test('the day in the subject is the day in London', async () => {
  const enquiry = storedEnquiry('2026-05-01T10:00:00Z')
  expect((await mailOn('2026-05-31T23:30:00Z', enquiry))?.subject).toMatch(/^Monday 1 June:/)
})

test('what a run has no time to read are the oldest enquiries, and the mail says so', async () => {
  const enquiries = ['Old', 'New'].map((name) => storedEnquiry('2026-11-18T05:00:00Z', { fullName: `${name} Waits` }))
  const { deps, mails } = morningMailDeps(enquiries, wednesday)
  let clock = Date.parse(wednesday)
  const { since } = deps.list
  deps.list.since = async function* (...reading) {
    for await (const read of since(...reading)) {
      clock += 10 * 60_000
      yield read
    }
  }
  await sendMorningMail({ ...deps, now: () => clock })
  expect(namesIn(mails[0]?.text)).toEqual(['New'])
  expect(mails[0]?.text).toContain('There are too many to read them all')
})

test('a record that cannot be read is logged and hides no other', async () => {
  const { deps, mails } = morningMailDeps([storedEnquiry('2026-11-17T10:00:00Z')], wednesday)
  const { since } = deps.list
  deps.list.since = async function* (...reading) {
    yield { enquiryId: 'broken', enquiry: undefined }
    yield* since(...reading)
  }
  const lines = catchLog()
  await sendMorningMail(deps)
  expect(mails).toHaveLength(1)
  expect(lines.join()).toContain('broken')
})

test('nothing typed becomes markup or a header', async () => {
  const fullName = '<b>Eve</b>'
  const jobDescription = '<script>x</script>\nBcc: a@b.example'
  const mail = await mailOn(wednesday, storedEnquiry('2026-11-17T10:00:00Z', { fullName, jobDescription }))
  expect(mail?.html).not.toMatch(/<b>|<script/)
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})
