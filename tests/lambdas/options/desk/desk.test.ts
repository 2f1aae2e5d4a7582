import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DeskQuery } from '../../../../lambdas/contract/desk.ts'
import { projectImage } from '../../../../lambdas/contract/project-image.ts'
import { type RouteName, routes } from '../../../../lambdas/contract/routes.ts'
import { createClosureStore } from '../../../../lambdas/leads/closure-store.ts'
import { createLeadList } from '../../../../lambdas/leads/lead-list.ts'
import { ownerLinkPath } from '../../../../lambdas/leads/owner-link.ts'
import { listEnquiries } from '../../../../lambdas/options/desk/desk-list.ts'
import { listPage } from '../../../../lambdas/options/desk/desk-pages.ts'
import { createDeskStore } from '../../../../lambdas/options/desk/desk-store.ts'
import { linkToken, sessionCookie } from '../../../../lambdas/options/desk/session.ts'
import { deriveKey } from '../../../../lambdas/runtime/derive-key.ts'
import { createDynamoClient } from '../../../../lambdas/runtime/dynamo-client.ts'
import type { Handler } from '../../../../lambdas/runtime/respond.ts'
import type { LocalService } from '../../../../scripts/local/services/http-server.ts'
import { startSes } from '../../../../scripts/local/services/ses.ts'
import type { postForm } from '../../../fixtures/call.ts'
import { cookieOf, deskSigner, phone } from '../../../fixtures/desk.ts'
import { setLambdaEnvironment } from '../../../fixtures/lambda-environment.ts'
import { emailSettings, leadDeps, owner } from '../../../fixtures/lead-deps.ts'
import { parseHtml } from '../../../fixtures/parse-html.ts'
import { leadOf } from '../../../fixtures/quote.ts'
import { leadsTable, startTables } from '../../../fixtures/tables.ts'

let dynamo: LocalService
let ses: Awaited<ReturnType<typeof startSes>>
let desk: Handler
let store: ReturnType<typeof leadDeps>['store']
let sessions: ReturnType<typeof createDeskStore>
let closures: ReturnType<typeof createClosureStore>

const nobody = { cookies: [] }
/** A phone with this cookie, genuine or forged. */
const withCookie = (value: string) => phone(desk, { cookies: [`__Host-desk=${value}`] })
/** A Monday morning in London. */
const monday = new Date('2026-11-23T10:00:00Z')
const minutes = 60_000

beforeAll(async () => {
  // Set before the function is imported, because it keeps a reference to the clock.
  vi.useFakeTimers({ now: monday, toFake: ['Date'] })
  ;[dynamo, ses] = await Promise.all([startTables(), startSes()])
  const endpoints = { dynamo: dynamo.endpoint, s3: dynamo.endpoint, ses: ses.endpoint }
  setLambdaEnvironment(endpoints)
  store = leadDeps(endpoints).store
  const client = createDynamoClient({ endpoint: dynamo.endpoint })
  sessions = createDeskStore(client, leadsTable)
  closures = createClosureStore(client, leadsTable)
  desk = (await import('../../../../lambdas/options/desk/desk.lambda.ts')).handler
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([dynamo.stop(), ses.stop()])
})
beforeEach(async () => {
  vi.setSystemTime(monday)
  for (const { leadId } of await Array.fromAsync(store.scan())) await store.erase(leadId, Date.now())
  await closures.put([], Date.now())
})

async function put(changes: Parameters<typeof leadOf>[0] = {}) {
  const lead = leadOf({ receivedAt: new Date().toISOString(), ...changes })
  await store.put(lead, { dueAt: 0, attempt: 'test' })
  return lead
}
const inboxOf = async (had: number) => (await ses.inbox()).slice(had)
const linkIn = (text = '') => /\/owner\/open\/(\S+)/.exec(text)?.[1] ?? 'no link'

/** Requests a link without a session, and returns the mailed links. */
async function mailedLinks(times = 1, address?: string): Promise<string[]> {
  const had = (await ses.inbox()).length
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(address && { 'cloudfront-viewer-address': `${address}:443` }),
  }
  for (let time = 0; time < times; time++) {
    const { status, body } = await phone(desk, { ...nobody, headers }).post('mailDeskLink')
    expect([status, body]).toEqual([200, expect.stringContaining('Look into your mail')])
    expect(body).not.toContain(owner)
  }
  return (await inboxOf(had)).map(({ body }) => linkIn(body.text ?? ''))
}
/** Resets what earlier tests have left: sessions and an unused link. Returns the new generation. */
async function freshDesk(): Promise<number> {
  await sessions.endSessions()
  return sessions.generation()
}

test('the link goes to the owner alone, opening it changes nothing, and its button signs one phone in, once [O10]', async () => {
  await freshDesk()
  const [token = ''] = await mailedLinks()
  for (let times = 0; times < 3; times++) {
    const page = await phone(desk, nobody).open('showDeskLink', { token })
    expect([page.status, page.cookies, page.headers['cache-control']]).toEqual([200, [], 'no-store'])
  }
  const { status, headers, cookies } = await phone(desk, nobody).post('useDeskLink', {}, { token })
  expect([status, headers.location]).toEqual([303, '/owner'])
  expect(cookies[0]).toMatch(/^__Host-desk=.*; Path=\/; Max-Age=7776000; HttpOnly; Secure; SameSite=Lax$/)
  expect((await phone(desk, { cookies: cookieOf(cookies[0]) }).open('openDesk')).body).toContain('Phone enquiry')
  const replayed = await phone(desk, nobody).post('useDeskLink', {}, { token })
  expect([replayed.status, replayed.cookies]).toEqual([410, []])
})

/** How a browser says that another site's page sent it. */
const fromElsewhere: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  {},
]

test('a link that is late, guessed, of another stage, of another owner, or pressed from another site signs nobody in [O10]', async () => {
  await freshDesk()
  const [token = ''] = await mailedLinks()
  const [id = ''] = token.split('.')
  const use = (with_: string, as: Parameters<typeof phone>[1] = nobody) =>
    phone(desk, as).post('useDeskLink', {}, { token: with_ })
  const wrong = [
    'guessed',
    `${id}.${Date.now() + 15 * minutes}.guessed`,
    token.replace(/\d+(?=\.[^.]+$)/, (until) => String(Number(until) + 1)),
    linkToken(id, { ...deskSigner, key: 'the key of another stage' }, Date.now()),
    linkToken(id, { ...deskSigner, owner: 'other@example.com' }, Date.now()),
    linkToken(crypto.randomUUID(), deskSigner, Date.now()),
  ]
  for (const each of wrong) expect([(await use(each)).status, (await use(each)).cookies]).toEqual([410, []])
  for (const headers of fromElsewhere) {
    expect((await use(token, { cookies: [], headers })).cookies).toEqual([])
  }
  vi.setSystemTime(Date.now() + 15 * minutes)
  expect((await use(token)).status).toBe(410)
})

test('repeated requests for a link neither flood the mailbox nor lock the owner out [O10]', async () => {
  await freshDesk()
  const [token = '', ...others] = await mailedLinks(30)
  expect(others).toEqual([])
  vi.setSystemTime(Date.now() + 14 * minutes)
  expect(await mailedLinks(5)).toEqual([])
  expect((await phone(desk, nobody).post('useDeskLink', {}, { token })).cookies).toHaveLength(1)
  expect(await mailedLinks(5), 'a second phone').toHaveLength(1)
  vi.setSystemTime(Date.now() + 15 * minutes)
  expect(await mailedLinks(5), 'the one that nobody used is too old').toHaveLength(1)
  let sent = 0
  for (let asked = 0; asked < 20; asked++) {
    vi.setSystemTime(Date.now() + 15 * minutes)
    sent += (await mailedLinks(1, '203.0.113.7')).length
  }
  expect(sent, 'of one address in a day').toBe(10)
})

test('a forwarded link works only once, and the owner can end the session it began [O10]', async () => {
  await freshDesk()
  const [token = ''] = await mailedLinks()
  const friend = phone(desk, {
    cookies: cookieOf((await phone(desk, nobody).post('useDeskLink', {}, { token })).cookies[0]),
  })
  expect((await friend.open('askPhoneEnquiry')).status).toBe(200)
  const late = await phone(desk, nobody).post('useDeskLink', {}, { token })
  expect([late.status, late.cookies]).toEqual([410, []])
  const [again = ''] = await mailedLinks()
  const mine = phone(desk, {
    cookies: cookieOf((await phone(desk, nobody).post('useDeskLink', {}, { token: again })).cookies[0]),
  })
  expect((await friend.open('askPhoneEnquiry')).status, 'two phones').toBe(200)
  expect((await mine.post('endDeskSessions')).status).toBe(303)
  for (const each of [friend, mine]) expect((await each.open('askPhoneEnquiry')).status).toBe(410)
})

test('what is signed for another purpose, by another stage or by nobody is no session [O10]', async () => {
  const generation = await freshDesk()
  const [token = ''] = await mailedLinks()
  const session = (signer = deskSigner, of = generation) =>
    cookieOf(sessionCookie(of, signer, Date.now()))[0]?.slice('__Host-desk='.length) ?? ''
  const later = session().replace(/\.\d+\./, `.${Date.now() + 999 * 24 * 60 * minutes}.`)
  const stage = { ...deskSigner, key: deriveKey('the secret of another stage', 'desk') }
  const inMail =
    ownerLinkPath((await put()).leadId, emailSettings.ownerLinkKey)
      .split('/')
      .at(-1) ?? ''
  const forged = [
    inMail,
    token,
    session(stage),
    session(deskSigner, generation + 1),
    later,
    `${session()}x`,
    `${generation}`,
    '',
    '..',
  ]
  for (const each of forged)
    expect([each, (await withCookie(each).open('askPhoneEnquiry')).status]).toEqual([each, 410])
  expect((await phone(desk, nobody).post('useDeskLink', {}, { token: session() })).status, 'nor a link').toBe(410)
  expect((await withCookie(session()).open('askPhoneEnquiry')).status).toBe(200)
})

test('after a link could not be mailed, another can be requested at once [O10]', async () => {
  await freshDesk()
  const port = Number(new URL(ses.endpoint).port)
  await ses.stop()
  expect((await phone(desk, nobody).post('mailDeskLink')).status).toBe(503)
  ses = await startSes({ port })
  expect(await mailedLinks()).toHaveLength(1)
})

/** Routes of the desk that need a session: all except signing in and the closures that every page requests. */
type Guarded = Exclude<
  { [Name in RouteName]: (typeof routes)[Name]['entry'] extends 'options/desk/desk' ? Name : never }[RouteName],
  'listClosures' | 'openDesk' | 'mailDeskLink' | 'showDeskLink' | 'useDeskLink'
>

/** Uses each of them from a phone. */
function usesOf(who: ReturnType<typeof phone>, leadId: string) {
  const photo = crypto.randomUUID()
  const words = { title: 'COWBOYS', description: 'x', category: 'Renovations', location: 'Kew', featured: false }
  const job = { ...words, services_provided: ['x'], project_date: '2026-11-20', photos: [{ id: photo, alt_text: 'x' }] }
  return {
    showDeskEnquiry: () => who.open('showDeskEnquiry', { leadId }),
    markDeskEnquiry: () => who.post('markDeskEnquiry', { state: 'won' }, { leadId }),
    planVisit: () => who.open('planVisit', { leadId }, { on: '2026-11-27', at: '09:00' }),
    askPhoneEnquiry: () => who.open('askPhoneEnquiry'),
    addPhoneEnquiry: () => who.post('addPhoneEnquiry', { key: 'k', state: 'new', fullName: 'Eve' }),
    closeBusiness: () => who.post('closeBusiness', { to: '2026-11-27' }),
    endDeskSessions: () => who.post('endDeskSessions'),
    openJobs: () => who.send('openJobs', {}),
    signJobPhoto: () => who.send('signJobPhoto', { photo, sizes: projectImage.widths.map(() => 10) }),
    saveJob: () => who.send('saveJob', { id: 'job-1234', hidden: false, job }),
    deleteJob: () => who.send('deleteJob', { id: 'job-1234' }),
  } satisfies Record<Guarded, () => ReturnType<typeof postForm>>
}

test('one press signs out every phone, a session ends after 90 days, and a thief has nothing but a page that asks [O10]', async () => {
  const generation = await freshDesk()
  const lead = await put()
  const cookie = sessionCookie(generation, deskSigner, Date.now())
  const [one, two] = [phone(desk, { cookies: cookieOf(cookie) }), phone(desk, { cookies: cookieOf(cookie) })]
  expect((await two.open('showDeskEnquiry', { leadId: lead.leadId })).status).toBe(200)
  vi.setSystemTime(Date.now() + 90 * 24 * 60 * minutes)
  expect((await one.open('showDeskEnquiry', { leadId: lead.leadId })).status).toBe(410)
  vi.setSystemTime(monday)
  expect((await one.post('endDeskSessions')).cookies[0]).toContain('Max-Age=0')
  for (const use of Object.values(usesOf(two, lead.leadId))) {
    const { status, body } = await use()
    expect(status).toBe(410)
    expect(body).not.toMatch(/Sharma|07700/)
  }
  expect((await two.open('openDesk')).body).toContain('Mail me a link')
  expect(await closures.list()).toEqual([])
  expect((await store.get(lead.leadId))?.history).toBeUndefined()
})

test("nothing is pressed at the desk by another site's page, though the phone is signed in [O1] [O10]", async () => {
  const cookies = cookieOf(sessionCookie(await freshDesk(), deskSigner, Date.now()))
  const lead = await put()
  for (const headers of fromElsewhere) {
    const uses = Object.entries(usesOf(phone(desk, { cookies, headers }), lead.leadId))
    for (const [route, use] of uses.filter(([name]) => routes[name as keyof typeof routes].method === 'POST'))
      expect([route, (await use()).status]).toEqual([route, 400])
  }
  expect(await closures.list()).toEqual([])
  expect((await store.get(lead.leadId))?.history).toBeUndefined()
})

test('text posted after the session has ended is shown again [O10]', async () => {
  const lead = await put()
  const { body } = await phone(desk, nobody).post(
    'markDeskEnquiry',
    { note: 'ring after six' },
    { leadId: lead.leadId },
  )
  expect(body).toContain('ring after six')
})

/** A phone with a new session, whatever was ended before. */
async function signedIn() {
  return phone(desk, { cookies: cookieOf(sessionCookie(await freshDesk(), deskSigner, Date.now())) })
}
const namesIn = (body: string) =>
  [...parseHtml(body).querySelectorAll('.desk-rows strong')].map(({ textContent }) => textContent)

test('the list has emergencies first, then what is due soonest, then what is late, newest first [O10]', async () => {
  const mine = await signedIn()
  const ago = (hours: number) => new Date(Date.now() - hours * 60 * minutes).toISOString()
  await put({ fullName: 'Late Long', receivedAt: ago(30 * 24) })
  await put({ fullName: 'Late Last', receivedAt: ago(7 * 24) })
  await put({ fullName: 'Soon First', receivedAt: ago(20) })
  await put({ fullName: 'Soon Next', receivedAt: ago(1) })
  await put({ fullName: 'Emma Ergency', about: 'An emergency' })
  await put({ fullName: 'Spam Bot', possibleSpam: true })
  const { body } = await mine.open('openDesk')
  expect(namesIn(body)).toEqual(
    ['Emergency: Emma Ergency', 'Soon First', 'Soon Next', 'Late Last', 'Late Long'].map((name) => `${name}, SW14 7AA`),
  )
  expect(namesIn((await mine.open('openDesk', {}, { show: 'spam' })).body)).toEqual(['Spam Bot, SW14 7AA'])
})

test('search finds a name, a number however it is typed, a postcode, a reference and a word of the job or a note [O10]', async () => {
  const mine = await signedIn()
  const lead = await put({ fullName: 'Zoë Ångström', postcode: 'TW9 2QQ', jobDescription: 'The towel rail\ntrips' })
  await put({ fullName: 'Another Person', phone: '020 7946 0001', phoneE164: '+442079460001' })
  await mine.post('markDeskEnquiry', { note: 'gate code' }, { leadId: lead.leadId })
  const reference = `${lead.leadId.slice(0, 4)}-${lead.leadId.slice(4, 8)}`
  const found = [
    'zoe',
    'ANGSTROM zoë',
    '07700 900 456',
    '+44 7700 900456',
    '900456',
    'tw92qq',
    reference,
    reference.toUpperCase(),
    'towel trips',
    'GATE',
  ]
  for (const q of found) {
    const { body } = await mine.open('openDesk', {}, { q })
    expect([q, namesIn(body)]).toEqual([q, ['Zoë Ångström, TW9 2QQ']])
  }
  expect((await mine.open('openDesk', {}, { q: 'nobody at all' })).body).toContain('Nothing was found')
  expect((await mine.open('openDesk', {}, { q: '<script>x</script>' })).body).not.toContain('<script>x')
})

test('of 5,000 enquiries each part and each search is as many queries as they have megabytes, and a page of 50 rows [O10]', async () => {
  const start = Date.now() - 300 * 24 * 60 * minutes
  const leads = Array.from({ length: 5000 }, (_, index) => {
    const receivedAt = new Date(start + index * minutes).toISOString()
    const ownerState = (['new', 'answered', 'quoted', 'won', 'lost'] as const)[index % 5]
    const lead = { ...leadOf({ fullName: `Person ${index}`, receivedAt, jobDescription: 'x'.repeat(700) }) }
    return { ...lead, listed: 'lead', ...(ownerState !== 'new' && { ownerState }) }
  }).toReversed()
  const megabyte = Math.floor(1024 ** 2 / JSON.stringify(leads[0]).length)
  let queries = 0
  const send = async (command: unknown) => {
    if (!(command instanceof QueryCommand)) throw new Error('only the index is read')
    const { IndexName, KeyConditionExpression, ExclusiveStartKey } = command.input
    expect([IndexName, KeyConditionExpression]).toEqual(['received', 'listed = :lead AND receivedAt >= :from'])
    const from = Number(ExclusiveStartKey?.from ?? 0)
    queries += 1
    const next = from + megabyte
    return { Items: leads.slice(from, next), ...(next < leads.length && { LastEvaluatedKey: { from: next } }) }
  }
  // Cast: the list uses only `send` of a client.
  const list = createLeadList({ send } as unknown as DynamoDBDocumentClient, leadsTable)
  const found = async (query: Partial<DeskQuery>) => {
    queries = 0
    const whole = { show: 'new', q: '', page: 1, ...query } as const
    const all = await listEnquiries(whole, { list, calendar: emailSettings.calendar, now: Date.now })
    expect(queries).toBe(Math.ceil(leads.length / megabyte))
    expect(all.counts).toMatchObject({ new: 1000, quoted: 1000, won: 1000 })
    const page = listPage({ query: whole, found: all, closed: undefined, businessName: 'Ohm', now: Date.now() })
    expect(page.length).toBeLessThan(32 * 1024)
    return all.rows.map(({ name }) => name)
  }
  for (const show of ['new', 'answered', 'quoted'] as const) expect(await found({ show })).toHaveLength(50)
  expect((await found({}))[0]).toBe('Person 4995')
  expect((await found({ page: 20 }))[0]).toBe('Person 245')
  expect(await found({ q: '4321' })).toEqual(['Person 4321'])
  expect(await found({ q: leads[77]?.leadId.slice(0, 8) ?? '' })).toEqual(['Person 4922'])
  for (const q of ['07700 900456', 'sw147aa']) expect(await found({ q })).toHaveLength(50)
})

test('an enquiry is there whole: words, photos, history, number, WhatsApp, mail, and the others of its number [O10]', async () => {
  const mine = await signedIn()
  const lead = await put({ photoKeys: ['customer-photos/1-2-board.jpg'] })
  await mine.post('markDeskEnquiry', { note: 'rang, no answer' }, { leadId: lead.leadId })
  const { body } = await mine.open('showDeskEnquiry', { leadId: lead.leadId })
  const document = parseHtml(body)
  const hrefs = [...document.querySelectorAll('a')].map(({ href }) => href)
  for (const start of [
    'tel:+447700900456',
    'https://wa.me/447700900456',
    'mailto:priya@example.com',
    'https://www.google.com/maps',
  ])
    expect(hrefs.some((href) => href.startsWith(start))).toBe(true)
  expect(hrefs.some((href) => href.includes('/owner?q=07700'))).toBe(true)
  expect(document.querySelector('blockquote')?.textContent).toBe(lead.jobDescription)
  expect(document.querySelector('img')?.src).toContain('/customer-photos/')
  expect(document.querySelector('.history')?.textContent).toContain('rang, no answer')
  expect(document.querySelector('pre')?.textContent, 'to pass on').toContain(lead.jobDescription)
  expect(document.querySelector('details a')?.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/447700900456\?text=Hello%20Priya/,
  )
})

test('a quote has an amount and a day to chase it, five working days ahead unless said; a job is won for an amount [O10]', async () => {
  const mine = await signedIn()
  const { leadId } = await put()
  const page = async () => parseHtml((await mine.open('showDeskEnquiry', { leadId })).body)
  const status = async () => (await page()).querySelector('[role=status]')?.textContent
  const chaseOn = (await page()).querySelector<HTMLInputElement>('[name=chaseOn]')?.value ?? ''
  expect(chaseOn).toBe('2026-11-28')
  const press = (fields: Record<string, string>) => mine.post('markDeskEnquiry', fields, { leadId })
  await press({ state: 'quoted', amount: '£1,480', chaseOn, note: '' })
  expect(await status()).toBe('Quoted, £1,480, chase on Saturday 28 November')
  await press({ amount: '1480', chaseOn: '2026-12-01', note: 'rang again' })
  expect(await status()).toBe('Quoted, £1,480, chase on Tuesday 1 December')
  const before = await store.get(leadId)
  await press({ amount: '1480', chaseOn: '2026-12-01' })
  expect(await store.get(leadId)).toEqual(before)
  for (const amount of ['lots', '-5', '1.234', '9999999']) {
    const { status: code, body } = await press({ state: 'won', amount, note: 'kept' })
    expect([code, body]).toEqual([422, expect.stringContaining('like 480')])
    expect(body).toContain('kept')
  }
  expect((await press({ state: 'done' })).status, 'not won').toBe(422)
  await press({ state: 'won', amount: '1,400.00' })
  expect(await status()).toBe('Won, £1,400')
  expect((await mine.open('openDesk')).body).toContain(
    'Last seven days: 1 asked, 1 answered in time, 1 quoted, 1 won, £1,400.',
  )
})

test('an enquiry that came by phone is kept once, found, and mailed to nobody [O10]', async () => {
  const mine = await signedIn()
  const had = (await ses.inbox()).length
  const fields = { key: 'k1', state: 'answered', phone: '07700 900999', jobDescription: 'Shower trips' }
  const first = await mine.post('addPhoneEnquiry', fields)
  const again = await mine.post('addPhoneEnquiry', fields)
  expect([first.status, again.headers.location]).toEqual([303, first.headers.location])
  const leadId = first.headers.location?.toString().split('/').at(-1) ?? ''
  expect(await store.get(leadId)).toMatchObject({
    fullName: 'Caller',
    phoneE164: '+447700900999',
    ownerState: 'answered',
  })
  expect((await store.get(leadId))?.expiresAt).toBeGreaterThan(Date.now() / 1000)
  expect(await Array.fromAsync(store.listDue())).toEqual([])
  expect(await inboxOf(had)).toEqual([])
  expect((await mine.post('addPhoneEnquiry', { key: 'k2', state: 'new' })).status).toBe(422)
})

test('a visit is a calendar file in London time that any phone reads [O10]', async () => {
  const mine = await signedIn()
  const { leadId } = await put({ fullName: 'Ann; Comma, Back\\slash', jobDescription: `${'långt '.repeat(30)}\nline` })
  const visit = (on: string, at: string) => mine.open('planVisit', { leadId }, { on, at })
  const { status, headers, body } = await visit('2027-06-15', '09:00')
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(body).toContain('DTSTART:20270615T080000Z\r\nDTEND:20270615T090000Z')
  expect(body).toContain('SUMMARY:Ann\\; Comma\\, Back\\\\slash')
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  for (const [on, at] of [
    ['', ''],
    ['2027-13-40', '09:00'],
    ['2027-06-15', '25:00'],
  ]) {
    expect((await visit(on ?? '', at ?? '')).status).toBe(422)
  }
})

test('closed today, and until: said to pages by the next look, over by itself, and taken back [O10]', async () => {
  const mine = await signedIn()
  const told = async () => (await phone(desk, nobody).open('listClosures')).json.closedDays
  await mine.post('closeBusiness', { to: '2026-11-23' })
  expect(await told()).toEqual([
    {
      from: '2026-11-23',
      to: '2026-11-23',
      sentence: 'We are closed on Monday 23 November.',
    },
  ])
  await mine.post('closeBusiness', { to: '2026-11-26' })
  expect(await told()).toMatchObject([{ from: '2026-11-23', to: '2026-11-26' }])
  const { headers } = await phone(desk, nobody).open('listClosures')
  expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=30')
  vi.setSystemTime(new Date('2026-11-25T10:00:00Z'))
  await mine.post('closeBusiness', {})
  expect(await told()).toMatchObject([{ from: '2026-11-23', to: '2026-11-24' }])
  for (const to of ['2026-11-24', '2027-11-24', 'tomorrow']) {
    expect((await mine.post('closeBusiness', { to })).status).toBe(422)
  }
})
