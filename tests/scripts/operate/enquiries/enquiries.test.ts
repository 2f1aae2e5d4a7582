import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import { deliverEnquiry } from '../../../../lambdas/enquiries/deliver-enquiry.ts'
import { readEnquiryMessage, writeEnquiryMessage } from '../../../../lambdas/enquiries/enquiry-message.ts'
import { referenceOf } from '../../../../lambdas/shared/enquiry-words.ts'
import { claimEnquiryPhotos } from '../../../../scripts/operate/enquiries/claim-enquiry-photos.ts'
import { eraseEnquiries } from '../../../../scripts/operate/enquiries/erase-enquiries.ts'
import { exportEnquiries, toCsv } from '../../../../scripts/operate/enquiries/export-enquiries.ts'
import { resendDeadLetters, resendEnquiries } from '../../../../scripts/operate/enquiries/resend-enquiries.ts'
import { shortenRetention } from '../../../../scripts/operate/enquiries/shorten-retention.ts'
import { listEnquiries, showEnquiries } from '../../../../scripts/operate/enquiries/show-enquiries.ts'
import type { Terminal } from '../../../../scripts/terminal.ts'
import { enquiryOf, enquiryRequest, newPhotoKey } from '../../../fixtures/enquiry.ts'
import { enquiryOperator, printed } from '../../../fixtures/enquiry-operator.ts'
import { enquiriesQueue, siteUrl } from '../../../fixtures/enquiry-settings.ts'
import { pictures, putPhoto, tagOf } from '../../../fixtures/pictures.ts'
import { postEnquiry } from '../../../fixtures/post-enquiry.ts'
import { enquiriesTable } from '../../../fixtures/tables.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

const { clear, deps, dynamo, inbox, putDeadLetter, records, resources, sqs } = await enquiryOperator()

beforeEach(clear)

const list = (options = {}) => printed((terminal) => listEnquiries(resources, terminal, options))
const show = (...ids: string[]) => printed((terminal) => showEnquiries(resources, terminal, ids))
const resend = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => resendEnquiries(resources, terminal, ids, options), answer)
const erase = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => eraseEnquiries(resources, terminal, ids, options), answer)
const photos = (id: string) => printed((terminal) => claimEnquiryPhotos(resources, terminal, [id]))
const yes = true
/** The ids of the list's lines, between its head and its count. */
const listedIds = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(' ')[0])

test('list has emergencies and what sounds dangerous first and says which, then the newest, and no test enquiry', async () => {
  for (const month of [3, 5, 4])
    await deps.store.create(enquiryOf({ enquiryId: `month-${month}`, receivedAt: `2026-0${month}-01T00:00:00.000Z` }))
  const old = { receivedAt: '2026-01-01T00:00:00.000Z' }
  await deps.store.create(enquiryOf({ ...old, enquiryId: 'spark', jobDescription: 'Sparks from the fuse board' }))
  await deps.store.create(enquiryOf({ receivedAt: '2026-01-02T00:00:00.000Z', enquiryId: 'asked', emergency: true }))
  await deps.store.create(enquiryOf({ enquiryId: 'testEnquiry', testEnquiry: true }))
  const text = await list()
  expect(listedIds(text)).toEqual(['asked', 'spark', 'month-5', 'month-4', 'month-3'])
  for (const line of [/^spark.*Sounds dangerous/m, /^asked.*EMERGENCY/m]) expect(text).toMatch(line)
  expect(text).not.toMatch(/^month.*(dangerous|EMERGENCY)/m)
  expect(text).toContain('5 enquiries')
})

test('a record that cannot be read is noted, and the others are listed', async () => {
  await deps.store.create(enquiryOf({ enquiryId: 'good' }))
  await dynamo.send(new PutCommand({ TableName: enquiriesTable, Item: { enquiryId: 'malformed' } }))
  const text = await list()
  expect(text).toContain('The record malformed cannot be read')
  expect(text).toMatch(/^good /m)
})

test('export writes every enquiry into a file for its owner alone, and over none that is there', async () => {
  for (const enquiryId of ['one', 'two']) await deps.store.create(enquiryOf({ enquiryId }))
  const to = join(temporaryFolder(), 'enquiries.csv')
  const exported = () => printed((terminal) => exportEnquiries(resources, terminal, { to }))
  expect(await exported()).toBe(`2 enquiries of the test, into ${to}.`)
  expect(readFileSync(to, 'utf8').match(/\r\n/g)).toHaveLength(3)
  expect(statSync(to).mode & 0o777).toBe(0o600)
  await expect(exported()).rejects.toThrow(`${to} exists already`)
})

test('an export into a folder that there is not names the file that was asked for', async () => {
  const to = join(temporaryFolder(), 'none/enquiries.csv')
  await expect(printed((terminal) => exportEnquiries(resources, terminal, { to }))).rejects.toThrow(
    `${to} cannot be written`,
  )
})

test('an export that is interrupted leaves nothing that the next one refuses', async () => {
  await deps.store.create(enquiryOf({ enquiryId: 'one' }))
  const to = join(temporaryFolder(), 'interrupted.csv')
  async function* scan(): ReturnType<typeof resources.records.scan> {
    yield* resources.records.scan()
    throw new Error('gone')
  }
  const broken = { ...resources, records: { ...resources.records, scan } }
  await expect(printed((terminal) => exportEnquiries(broken, terminal, { to }))).rejects.toThrow('gone')
  expect(readdirSync(dirname(to)).join()).not.toContain('interrupted')
  expect(await printed((terminal) => exportEnquiries(resources, terminal, { to }))).toContain('1 enquiry')
})

test('a reference is taken as it is printed, in capitals or not', async () => {
  const enquiry = enquiryOf()
  await deps.store.create(enquiry)
  const reference = referenceOf(enquiry.enquiryId)
  for (const typed of [reference, reference.toLowerCase(), reference.replace('-', '')])
    expect(await show(typed)).toContain(enquiry.enquiryId)
})

test('list fits the terminal, with short ids and the time in London', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const long = { fullName: 'Persephone Featherstonehaugh', jobDescription: 'light '.repeat(40) }
  await deps.store.create(enquiryOf({ enquiryId: '0123456789abcdef', ...long }))
  const text = await list()
  const narrow = await printed((terminal) => listEnquiries(resources, { ...terminal, width: 60 }, {}))
  vi.unstubAllEnvs()
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(text).toMatch(/^01234567 {2}2026-11-20 17:42 {2}Persephone Feat… {2}07700 900456 {2}waiting {2}SW14 7AA/m)
  expect(narrow, 'the whole number').toMatch(/^01234567 {2}2026-11-20 17:42 {2}Persephone Feat… {2}07700 900456/m)
})

test('show has the addresses of photos whole, and times as dates', async () => {
  const key = `customer-photos/${'a'.repeat(120)}.jpg`
  await deps.store.create(enquiryOf({ enquiryId: 'photos', photoKeys: [key, key] }))
  expect((await show('photos')).split(`${siteUrl}/${key}`)).toHaveLength(3)
  const { enquiryId } = await postEnquiry(enquiryRequest(), deps)
  expect(await show(enquiryId)).toMatch(/^expiresAt +\d{4}-\d\d-\d\d \d\d:\d\d$/m)
})

test('the beginning of an id is enough when only one enquiry has it, and four characters at least; an erased one is none', async () => {
  for (const enquiryId of ['abcd1', 'abcd2', 'other']) await deps.store.create(enquiryOf({ enquiryId }))
  expect(await show('othe')).toContain('other')
  expect(await show('abcd1')).toContain('abcd1')
  await expect(show('abcd')).rejects.toThrow('2 enquiries begin with "abcd"')
  for (const command of [() => show('7'), () => erase(['oth'], { yes })])
    await expect(command()).rejects.toThrow('at least 4 characters of the ID')
  await expect(show('dead')).rejects.toThrow(/^There is no enquiry dead\.$/)
  await expect(erase(['abcd'], { yes })).rejects.toThrow('2 enquiries begin with "abcd"')
  await erase(['othe'], { yes })
  for (const command of [() => show('other'), () => resend(['other'], { yes }), () => photos('other')])
    await expect(command()).rejects.toThrow('There is no enquiry other')
})

test.each([
  [{}, '07700 900456'],
  [{ phone: '+353 1 234 5678' }, '00353 1 234 5678'],
  [{ phone: '0770090045' }, '07700 90045'],
])('a phone number stays as it is in a spreadsheet: %o', (changes, cell) => {
  expect(toCsv([enquiryOf(changes)], siteUrl)).toContain(`,${cell},`)
})

test('of several numbers the list shows an ordinary one, and export and show all that was typed', async () => {
  const dearer = { premium: '09098 791234', abroad: '+353 1 234 5678' }
  for (const [enquiryId, number] of Object.entries(dearer)) {
    const phone = `${number} or 020 7946 0123, not after 6`
    await deps.store.create(enquiryOf({ enquiryId, phone }))
    expect(toCsv([enquiryOf({ phone })], siteUrl)).toContain(' or 020 7946 0123, not after 6",')
    expect(await show(enquiryId)).toMatch(/^\w+ .*Priya Sharma, 020 7946 0123, SW14 7AA/m)
    expect(await show(enquiryId)).toContain(phone)
  }
  const text = await list()
  expect(text.match(/ {2}020 7946 0123 {2}/g)).toHaveLength(2)
})

/** What the worker does with everything that is in the queue. */
async function work(): Promise<void> {
  const stop = sqs.consume(enquiriesQueue, 1, async ({ Records: [record] }) => {
    await deliverEnquiry(readEnquiryMessage(record?.body ?? ''), deps, Number(record?.attributes.SentTimestamp))
    return true
  })
  await expect.poll(() => resources.queue.countWaiting()).toBe(0)
  stop()
}

const mailsOf = async (enquiryId: string) => (await inbox()).filter(({ body }) => body.text.includes(`(${enquiryId})`))

test('resend has an enquiry mailed again as a copy, once for each time, and keeps when it was mailed first', async () => {
  const { enquiryId } = await postEnquiry(enquiryRequest(), deps)
  const first = await records.get(enquiryId)
  for (const mails of [2, 3]) {
    // Named twice, it is one enquiry.
    expect(await resend([enquiryId.slice(0, 6), enquiryId], { yes })).toMatch(/^1 enquiry is in the queue/m)
    await work()
    expect(await mailsOf(enquiryId)).toHaveLength(mails)
  }
  const copies = (await mailsOf(enquiryId)).map(({ subject }) => subject.startsWith('[copy] '))
  expect(copies).toEqual([false, true, true])
  const [, copy] = await mailsOf(enquiryId)
  expect(copy?.body.text).toMatch(/This is a copy: the enquiry was mailed to you on \w+day \d+ \w+, \d+:\d\d\./)
  expect(await records.get(enquiryId)).toMatchObject({
    mailedAt: first?.mailedAt,
    resendId: expect.any(String),
  })
})

test('what was set aside, or has five mails of which nobody knows, is listed as not mailed, and mailed by resend', async () => {
  await deps.store.create(enquiryOf({ enquiryId: 'aside', possibleSpam: true }))
  await deps.store.setAside('aside', Date.now(), AbortSignal.timeout(5000))
  await deps.store.create(enquiryOf({ enquiryId: 'stuck' }))
  await deps.store.setMailTries('stuck', { mailTries: 5, mailTriedAt: new Date().toISOString() })
  const { enquiryId: mailed } = await postEnquiry(enquiryRequest(), deps)
  const listed = await list({ unmailed: true })
  expect(listed).toContain('set aside, possible spam')
  expect(listed).toContain('waiting, tried 5 times')
  expect(listed).not.toContain(mailed.slice(0, 8))
  expect(await resend([], { unmailed: true, yes })).toMatch(
    /1 enquiry may still be in the queue[\s\S]*^2 enquiries are/m,
  )
  await work()
  for (const enquiryId of ['aside', 'stuck']) {
    expect(await mailsOf(enquiryId)).toHaveLength(1)
    expect(await records.get(enquiryId)).toMatchObject({ mailedAt: expect.any(String) })
  }
  expect(await mailsOf(mailed)).toHaveLength(1)
})

test('resend shows and mails each enquiry before the next is read, because a flood does not fit into memory, and none that has come since', async () => {
  const done: string[] = []
  async function* scan() {
    const isAgreed = done.length > 0
    for (const enquiryId of isAgreed ? ['one', 'two', 'later'] : ['one', 'two']) {
      done.push(`read ${enquiryId}`)
      yield { enquiryId, enquiry: enquiryOf({ enquiryId }), text: '', isErased: false }
    }
  }
  const send: typeof resources.queue.send = async ({ enquiry }) => void done.push(`mail ${enquiry.enquiryId}`)
  const print = (line: string) => void done.push(`show ${line.split(' ')[0]}`)
  const streamed = { ...resources, records: { ...resources.records, scan }, queue: { ...resources.queue, send } }
  await printed((terminal) => resendEnquiries(streamed, { ...terminal, print }, [], { since: 0, yes }))
  const [shown, mailed] = ['show', 'mail'].map((step) =>
    ['one', 'two'].flatMap((id) => [`read ${id}`, `${step} ${id}`]),
  )
  expect(done).toEqual([...(shown ?? []), ...(mailed ?? []), 'read later', 'show 2'])
})

const resendDead = (options = {}) => printed((terminal) => resendDeadLetters(resources, terminal, options))

test('a dead letter that the table has never seen has a number to ring, and is sent on; what cannot be read stays', async () => {
  const lost = enquiryOf({ enquiryId: 'never-seen', emergency: true, jobDescription: 'No light\nin the hall' })
  await putDeadLetter('never-seen', writeEnquiryMessage({ enquiry: lost }))
  await putDeadLetter('half', '{"cut\u001b[2J\u009b2J')
  const whom = /never-seen {2}2026-11-20 17:42 {2}EMERGENCY: Priya Sharma, 07700 900456, SW14 7AA: No light$/m
  for (const text of [await resendDead({ dryRun: true }), await show('never-seen')]) expect(text).toMatch(whom)
  expect(await show('never-seen')).toMatch(/^state +a dead letter, not in the table$/m)
  expect(await show('half')).toMatch(/half cannot be read.*erase half[\s\S]*\{"cut/)
  for (const text of [await show('half'), await resendDead({ dryRun: true })])
    expect(text, 'what a terminal would act upon').not.toMatch(/(?!\n)\p{Cc}/u)

  const text = await resendDead({ yes })
  expect(text).toMatch(/half {2}cannot be read, and stays.*erase half[\s\S]*\{"cut/)
  expect(text).toContain('1 dead letter is in the queue')
  await work()
  expect(await mailsOf('never-seen')).toHaveLength(1)
  expect(await records.get('never-seen')).toMatchObject({ mailedAt: expect.any(String) })
  await expect(resendDead({ yes }), 'it is deleted').rejects.toThrow('no dead letter to send on')

  await erase(['half'], { yes })
  await expect(show('half')).rejects.toThrow('There is no enquiry half')
})

test('while somebody is asked the dead letters stay in their queue, which refuses to delete what was taken out too long ago', async () => {
  await putDeadLetter('asked', writeEnquiryMessage({ enquiry: enquiryOf({ enquiryId: 'asked' }) }))
  for (const command of [
    (terminal: Terminal) => resendDeadLetters(resources, terminal, {}),
    (terminal: Terminal) => eraseEnquiries(resources, terminal, ['asked'], {}),
  ]) {
    let inQueue: string[] = []
    const ask = async () => {
      inQueue = (await resources.queue.listDeadLetters()).map(({ enquiryId }) => enquiryId)
      return 'no'
    }
    await command({ ...terminalOf().terminal, ask }).catch(() => undefined)
    expect(inQueue).toEqual(['asked'])
  }
  await erase(['asked'], { yes })
})

test('a dead letter is deleted only after the queue has taken its message', async () => {
  await putDeadLetter('kept', writeEnquiryMessage({ enquiry: enquiryOf({ enquiryId: 'kept' }) }))
  const broken = { ...resources, queue: { ...resources.queue, send: () => Promise.reject(new Error('no answer')) } }
  await expect(printed((terminal) => resendDeadLetters(broken, terminal, { yes }))).rejects.toThrow('no answer')
  expect(await show('kept')).toContain('a dead letter')
  await erase(['kept'], { yes })
})

test('photos opens those that are pictures, and says of each other why not', async () => {
  const good = await putPhoto(deps.s3, pictures.jpeg)
  const odd = await putPhoto(deps.s3, Buffer.from('no picture'))
  const heic = await putPhoto(deps.s3, readFileSync('tests/fixtures/portrait.heic'))
  const late = newPhotoKey('late.jpg')
  const enquiry = enquiryOf({ photoKeys: [good, odd, heic, late], possibleSpam: true })
  await deps.store.create(enquiry)
  const text = await photos(enquiry.enquiryId)
  expect(text).toContain(`${siteUrl}/${good}`)
  expect(text).toContain(`${odd} is no picture, or too large.`)
  expect(text).toContain(`${heic} is in a phone's HEIC format.`)
  expect(text).toContain(`${late} is not here`)
  expect([await tagOf(deps.s3, good), await tagOf(deps.s3, odd)]).toEqual(['attached', 'pending'])

  await putPhoto(deps.s3, pictures.png, late)
  expect(await photos(enquiry.enquiryId), 'once it is there').toContain(`${siteUrl}/${late}`)
  await deps.store.create(enquiryOf({ enquiryId: 'words' }))
  expect(await photos('words')).toBe('words has no photos.')
})

test('list and resend take the same choices', async () => {
  const now = Date.now()
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000).toISOString()
  await deps.store.create(enquiryOf({ enquiryId: 'old', receivedAt: daysAgo(5) }))
  await deps.store.create(enquiryOf({ enquiryId: 'mailed', receivedAt: daysAgo(1) }))
  await deps.store.noteMailed('mailed', { at: now, messageId: 'm' })
  await deps.store.create(enquiryOf({ enquiryId: 'other', receivedAt: daysAgo(2) }))
  const since = now - 3 * 24 * 60 * 60_000
  expect(listedIds(await list({ since }))).toEqual(['mailed', 'other'])
  expect(listedIds(await list({ unmailed: true }))).toEqual(['other', 'old'])
  expect(listedIds(await list({ since, unmailed: true }))).toEqual(['other'])
  const dry = { dryRun: true } as const
  const chosen = await resend([], { ...dry, since, unmailed: true })
  expect(chosen).toContain('other  ')
  expect(chosen).not.toMatch(/old {2}|mailed {2}/)
  await expect(resend([], { ...dry, since: now })).rejects.toThrow('nothing to mail')
})

test.each([
  ['no answer but a word', {}, 'no', 'Nothing was changed.'],
  ['nobody to ask', {}, undefined, 'add --yes'],
])('resend and erase do nothing without consent: %s', async (_, options, answer, sentence) => {
  const { enquiryId } = await postEnquiry(enquiryRequest(), deps)
  await expect(resend([enquiryId], options, answer)).rejects.toThrow(sentence)
  await expect(erase([enquiryId], options, answer)).rejects.toThrow(sentence)
  expect(await records.get(enquiryId)).toMatchObject({ mailedAt: expect.any(String) })
})

test('a dry run says what would be touched and where, and touches nothing', async () => {
  const { enquiryId } = await postEnquiry(enquiryRequest(), deps)
  for (const text of [await resend([enquiryId], { dryRun: true }), await erase([enquiryId], { dryRun: true, yes })]) {
    expect(text).toMatch(new RegExp(`^${enquiryId}  .*Priya Sharma[\\s\\S]*A dry run: nothing was changed\\.`))
  }
  expect(await records.get(enquiryId)).toMatchObject({ mailedAt: expect.any(String) })
})

test('export writes CSV in which no cell is a formula', async () => {
  const formula = enquiryOf({ enquiryId: '1', fullName: '=HYPERLINK("x")', jobDescription: 'a "quoted"\nline, here' })
  const csv = toCsv([formula], siteUrl)
  expect(csv.startsWith('\uFEFFenquiryId,'), 'what tells Excel that it is UTF-8').toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('"a ""quoted""\nline, here"')
  expect(csv.match(/\r\n/g), 'the line ends of the format').toHaveLength(2)
})

test('export says what was declared, what was not mailed and why, and which photos have no key', () => {
  const setAsideAt = '2026-11-20T17:43:00.000Z'
  const stored = { ...enquiryOf({ emergency: true, possibleSpam: true, photosLeftOut: 2 }), setAsideAt }
  const [heads = '', cells = ''] = toCsv([stored], siteUrl).split('\r\n')
  const row = Object.fromEntries(heads.split(',').map((head, index) => [head, cells.split(',')[index]]))
  expect(row).toMatchObject({
    emergency: 'yes',
    possibleSpam: 'yes',
    photosLeftOut: '2',
    mailedAt: '',
    setAsideAt: '2026-11-20 17:43',
    state: 'set aside',
  })
})

test('a shorter retention reaches stored enquiries, and lengthens none', async () => {
  const shorten = (options: object) => printed((terminal) => shortenRetention(resources, terminal, options))
  const expiries = async () =>
    Object.fromEntries(
      await Array.fromAsync(records.scan(), ({ enquiryId, enquiry, text }) => [
        enquiryId,
        enquiry?.expiresAt ?? JSON.parse(text).expiresAt,
      ]),
    )
  await deps.store.create(enquiryOf({ enquiryId: 'today' }))
  const { today = 0 } = await expiries()
  const later = today + 365 * 24 * 60 * 60
  for (const [enquiryId, expiresAt] of Object.entries({ long: later, short: today - 60 })) {
    const Item = { ...enquiryOf({ enquiryId }), expiresAt }
    await dynamo.send(new PutCommand({ TableName: enquiriesTable, Item }))
  }
  await records.erase('erased', [], later * 1000)
  const before = await expiries()
  expect(await shorten({ dryRun: true })).toContain('1 enquiry in the test')
  expect(await expiries()).toEqual(before)
  expect(await shorten({ yes })).toContain('1 enquiry will expire sooner')
  expect(await expiries()).toEqual({ ...before, long: today })
  expect(await shorten({ yes })).toContain('No enquiry in the test')
})
