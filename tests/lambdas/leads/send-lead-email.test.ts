import { expect, test } from 'vitest'
import { contact } from '#content/lib/owner/contact.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { instantWords } from '../../../lambdas/contract/london-time.ts'
import {
  emergencyAbout,
  photosStay,
  requiredNote,
  ringFirst,
  sendLabel,
} from '../../../lambdas/contract/quote-rules.ts'
import { routes } from '../../../lambdas/contract/routes.ts'
import { sign } from '../../../lambdas/runtime/hmac.ts'
import type { Handler } from '../../../lambdas/runtime/respond.ts'
import { call, postForm } from '../../fixtures/call.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { keys, owner } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { typed } from '../../fixtures/quote.ts'
import { unmarkedFields } from '../../fixtures/unmarked-fields.ts'

const services = await leadServices()
const { deps } = services
setLambdaEnvironment(services.endpoints)
const { handler: everyRoute } = await import('../../../lambdas/leads/send-lead-email.lambda.ts')

const { method, path } = routes.sendLeadEmail
const handler: Handler = (event) => everyRoute({ ...event, routeKey: `${method} ${path}` })
const formBytes = routes.sendLeadEmail.accepts['application/x-www-form-urlencoded'] ?? 0

async function lastMail() {
  return (await services.inbox()).at(-1)
}

test('a JSON post is accepted and mailed', async () => {
  const result = await call(handler, { body: { ...typed, idempotencyKey: crypto.randomUUID() } })
  expect(result).toMatchObject({ status: 200, json: { leadId: expect.any(String) } })
  expect(await lastMail()).toMatchObject({ subject: 'SW14 - Priya S. - fuse board buzzing' })
})

test('a missing field is 422 with the agreed words and a sentence for each field', async () => {
  const result = await call(handler, { body: { ...typed, fullName: ' ', phone: '' } })
  expect(result).toMatchObject({
    status: 422,
    json: {
      error: {
        code: 'invalid',
        message: 'Please fill in all required fields.',
        fields: { fullName: expect.any(String), phone: expect.any(String) },
      },
    },
  })
})

test('only a required field can make a lead refused [L8]', async () => {
  const oddities = {
    email: null,
    photoUrls: 'none',
    formToken: 7,
    website: 9,
    idempotencyKey: {},
    unknown: { field: true },
    canarySignature: 'forged',
  }
  expect(await call(handler, { body: { ...typed, ...oddities } })).toMatchObject({ status: 200 })
})

test('a filled honeypot, a forged token and a form sent within three seconds are marked and mailed [L9]', async () => {
  const { createFormToken } = await import('../../../lambdas/runtime/form-token.ts')
  const suspicious = [
    { website: 'https://spam.example' },
    { formToken: `${Date.now() - 60_000}.forged` },
    { formToken: createFormToken(keys.formToken, Date.now() - 1000) },
  ]
  for (const extra of suspicious) {
    expect(await call(handler, { body: { ...typed, ...extra } })).toMatchObject({ status: 200 })
    expect((await lastMail())?.subject).toBe('[possible spam] SW14 - Priya S. - fuse board buzzing')
  }
  for (const extra of [{ website: '' }, {}, { formToken: createFormToken(keys.formToken, Date.now() - 4000) }]) {
    await call(handler, { body: { ...typed, ...extra } })
    expect((await lastMail())?.subject).toBe('SW14 - Priya S. - fuse board buzzing')
  }
})

test('a signed canary goes to the simulator and is marked; a forged one is a lead like any other', async () => {
  const idempotencyKey = crypto.randomUUID()
  const canarySignature = sign(keys.canary, 'canary', idempotencyKey)
  const { json } = await call(handler, { body: { ...typed, idempotencyKey, canarySignature } })
  expect(await lastMail()).toMatchObject({ destination: { to: ['success@simulator.amazonses.com'] } })
  expect(await deps.store.get(json.leadId)).toMatchObject({ canary: true })
  await call(handler, { body: { ...typed, idempotencyKey: 'another', canarySignature } })
  expect(await lastMail()).toMatchObject({ destination: { to: [owner] } })
})

/** The page after a form post, and its URL. */
async function sentPageOf(fields: Record<string, string> | URLSearchParams) {
  const { status, headers, body } = await postForm(handler, fields)
  expect({ status, body }).toEqual({ status: 303, body: '' })
  const { pathname, searchParams } = new URL(String(headers.location), deps.siteUrl)
  const params = { reference: pathname.split('/').at(-1) ?? '' }
  const query = Object.fromEntries(searchParams)
  const answer = await call(everyRoute, { route: 'showSent', params, query })
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  return { params, query, text: parseHtml(answer.body).querySelector('main')?.textContent ?? '', body: answer.body }
}

test('a form post is answered by 303 to a page with the reference and the time, at an address that says nothing personal [L12]', async () => {
  for (const about of ['Rewiring', emergencyAbout]) {
    const { params, query, text } = await sentPageOf({ ...typed, about, jobDescription: `about ${about}` })
    const mail = await lastMail()
    expect(mail?.body.text).toContain(`Reference: ${params.reference}`)
    for (const words of [params.reference, instantWords(Number(query.at))]) expect(text).toContain(words)
    expect(text.includes(ringFirst)).toBe(about === emergencyAbout)
    expect(text.includes('within 24 hours')).toBe(about !== emergencyAbout)
    expect(Object.keys(query)).toEqual(about === emergencyAbout ? ['at', 'urgent'] : ['at'])
  }
})

test('photos that a plain post names are counted alike for the owner and the visitor, with the reason and another way [L19]', async () => {
  const post = new URLSearchParams({ ...typed, phone: '', jobDescription: 'two photos' })
  for (const name of ['board.jpg', 'hall.jpg']) post.append('photos[]', name)
  const refused = parseHtml((await postForm(handler, post)).body).querySelector('form')
  expect(refused?.textContent).toContain(photosStay)
  const controls = [...(refused?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
  const again = new URLSearchParams(controls.map(({ name, value }) => [name, value]))
  again.set('phone', typed.phone)
  const { text, body } = await sentPageOf(again)
  for (const side of [text, (await lastMail())?.body.text])
    expect(side?.replace(/\s+/g, ' ')).toMatch(new RegExp(`2 of 2 photos were not sent\\..*${photosStay}`))
  expect(body).toContain('https://wa.me/')
  // A file field with no file chosen.
  expect((await sentPageOf({ ...typed, 'photos[]': '', jobDescription: 'none' })).text).not.toContain('photo')
})

test('an address that is no answer of ours says of no enquiry that it was sent', async () => {
  for (const [reference, query] of [
    ['<b>', { at: '1' }],
    ['A1B2-C3D4', { at: 'never' }],
    ['A1B2-C3D4', { at: '8.64e15' }],
    ['A1B2-C3D4', {}],
  ] as const)
    expect((await call(everyRoute, { route: 'showSent', params: { reference }, query })).status).toBe(422)
})

test('no refused form post is answered by more than a megabyte [L12]', async () => {
  for (const length of [60_000, 900_000]) {
    const long = '"'.repeat(length)
    const huge = { ...typed, phone: '', fullName: long, jobDescription: long, email: long, idempotencyKey: long }
    const { status, body } = await postForm(handler, huge)
    expect([413, 422]).toContain(status)
    expect(Buffer.byteLength(body)).toBeLessThan(1_000_000)
  }
})

test('a form post that cannot be taken is answered by a page with the messages and everything typed [L12]', async () => {
  const tricky = {
    ...typed,
    phone: '',
    fullName: '"><script>alert(1)</script>',
    jobDescription: '\n</textarea><b>&amp;',
  }
  const result = await postForm(handler, tricky)
  expect(result).toMatchObject({ status: 422, headers: { 'content-type': 'text/html; charset=utf-8' } })
  const document = parseHtml(result.body)
  expect(document.querySelector('h1')?.textContent).toBe('Missing Information')
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Please fill in all required fields.')
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/api/send-lead-email')
  // Only the server validates, with the same messages as always.
  expect(form?.noValidate).toBe(true)
  for (const [name, value] of Object.entries(tricky)) {
    expect(form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value).toBe(value)
  }
  expect(document.querySelector('#phone-error')?.textContent).not.toBe('')
  expect(document.querySelector('#phone')?.getAttribute('aria-describedby')).toBe('phone-error')
  // The content security policy would block both.
  expect(document.querySelectorAll('script, style, [style]')).toHaveLength(0)
})

test('the page that answers a form says whom to call, what the button does and what is kept, as the form does [L12] [G2]', async () => {
  const missing = await postForm(handler, { ...typed, phone: '' })
  const failed = await postForm(handler, typed, { 'x-origin-key': 'wrong' })
  for (const { body } of [missing, failed]) {
    const document = parseHtml(body)
    expect(document.querySelector('header')?.textContent).toBe(contact.name)
    expect(document.querySelector('form button')?.textContent).toBe(sendLabel)
    const [form] = document.forms
    expect(form?.textContent).toContain(privacyNotice)
    expect(form?.textContent).toContain(requiredNote)
    expect(form && unmarkedFields(form)).toEqual([])
    const call = document.querySelector('.way-out a')
    expect(call?.textContent).toContain(contact.phone.display)
    expect(call?.getAttribute('href')).toBe(`tel:${contact.phone.e164}`)
  }
  // Besides the text that asks to call.
  const notice = parseHtml(failed.body).querySelector('.notice')
  expect(notice?.textContent).toContain(contact.phone.display)
})

test('a form post is never answered in JSON, not even an error [L12]', async () => {
  const refused = await postForm(handler, typed, { 'x-origin-key': 'wrong' })
  const tooLarge = await postForm(handler, { ...typed, jobDescription: 'x'.repeat(formBytes) })
  expect([refused.status, tooLarge.status]).toEqual([400, 413])
  for (const result of [refused, tooLarge]) expect(result.headers['content-type']).toMatch('text/html')
})

test('a form post over its bytes is refused with a page that has the way to call, and what was typed [L2] [L12]', async () => {
  const names = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`name${at}`, '']))
  const { status, body } = await postForm(handler, { ...typed, ...names })
  expect(status).toBe(413)
  const document = parseHtml(body)
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Please shorten it or call us.')
  expect(document.querySelector<HTMLInputElement>('[name=fullName]')?.value).toBe(typed.fullName)
})

test('a JSON body over its bytes is refused in JSON [L2]', async () => {
  const body = { ...typed, jobDescription: 'x'.repeat(routes.sendLeadEmail.accepts['application/json'] ?? 0) }
  expect(await call(handler, { body })).toMatchObject({ status: 413, json: { error: { code: 'too_large' } } })
})

test('names that are not ours hide none of ours, and of a name that is repeated the first counts [L8]', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`name${at}`, 'x']))
  expect((await postForm(handler, { ...unknown, ...typed })).status).toBe(303)
  const twice = new URLSearchParams([...Object.entries({ ...typed, phone: '' }), ['phone', '07700 900456']])
  expect((await postForm(handler, twice)).status).toBe(422)
})

test('the longest text that a form keeps is taken by a form post, whatever its letters [L8]', async () => {
  const { status } = await postForm(handler, { ...typed, jobDescription: '\u4f60'.repeat(20_000) })
  expect(status).toBe(303)
  expect((await lastMail())?.body.text).toContain('[cut: 10000 more characters]')
})

test('a megabyte of text is cut, not refused [L8]', async () => {
  const { status, json } = await call(handler, { body: { ...typed, jobDescription: 'long '.repeat(200_000) } })
  expect(status).toBe(200)
  expect((await deps.store.get(json.leadId))?.jobDescription).toMatch(/\[cut: \d+ more characters\]$/)
})
