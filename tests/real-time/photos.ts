/**
 * The ten minutes that a mail waits for photos, once in real time: over a local stack that runs (`npm start`), so over the
 * bundles that are deployed. Takes some twelve minutes, and prints what happened when.
 */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '#shared/api-paths.ts'
import { type EnquiryRequestInput, FormTokenResponse } from '#shared/enquiry-request.ts'
import { sentPath } from '#shared/form-paths.ts'
import { createPhotoKey, photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { CreatePhotoUploadsResponse } from '#shared/photo-upload.ts'
import { findLocalStack } from '../../scripts/local/endpoints.ts'
import { pictures } from '../fixtures/pictures.ts'

const stack = await findLocalStack()
if (!stack) throw new Error('No local stack is running: npm start')
const { siteUrl, inboxUrl } = stack
const run = crypto.randomUUID().slice(0, 8)
const minute = 60_000
/** The worker comes again every minute, and its steps take seconds on a busy machine. */
const spare = 90_000
const picture = new Uint8Array(pictures.jpeg)

const newKey = () => createPhotoKey('board.jpg', Date.now(), crypto.randomUUID())

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', origin: siteUrl, 'sec-fetch-site': 'same-origin' }
  const response = await fetch(`${siteUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  assert.equal(response.status, 200, `${path} answered ${response.status}: ${await response.clone().text()}`)
  return response.json()
}

/** A signed upload of the picture, as the form asks for one. */
async function sign(key: string): Promise<() => Promise<number>> {
  const { token } = FormTokenResponse.parse(await (await fetch(`${siteUrl}${apiPaths.getFormToken.path}`)).json())
  const photos = [{ key, type: 'image/jpeg', size: picture.length }]
  const answer = await post(apiPaths.createPhotoUploads.path, { photos, formToken: token })
  const [upload] = CreatePhotoUploadsResponse.parse(answer).uploads
  assert(upload)
  return async () => (await fetch(upload.uploadUrl, { method: 'PUT', headers: upload.headers, body: picture })).status
}

const words = { phone: '07700 900456', postcode: 'SW14 7AA', jobDescription: 'light over the pergola' }

/** An enquiry, and how many mails there are of it in the end. */
interface Sent {
  fullName: string
  mails: number
}

/** Prints what happened, with the minutes and seconds since. */
function timer(name: string): (what: string) => void {
  const started = Date.now()
  return (what) => {
    const seconds = Math.floor((Date.now() - started) / 1000)
    console.log(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}  ${name}: ${what}`)
  }
}

async function send(name: string, changes: Partial<EnquiryRequestInput>) {
  const fullName = `${name} ${run}`
  const idempotencyKey = crypto.randomUUID()
  const sent = Date.now()
  const said = timer(name)
  await post(apiPaths.sendLeadEmail.path, { fullName, ...words, email: '', idempotencyKey, ...changes })
  return { fullName, sent, said }
}

interface Mail {
  body: { text: string; html: string }
}

async function mailsOf(fullName: string): Promise<Mail[]> {
  const answer = await fetch(`${inboxUrl}/store`)
  // Cast: the mail service's own JSON.
  const { emails } = (await answer.json()) as { emails: Mail[] }
  return emails.filter(({ body }) => body.text.includes(`from ${fullName}\n`))
}

/** Looks every second, until it is there. */
async function until<Found>(limit: number, what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (const end = Date.now() + limit; ; await sleep(1000)) {
    const found = await look()
    if (found !== undefined) return found
    assert(Date.now() < end, `${what} did not come within ${Math.round(limit / 1000)} s`)
  }
}
const mailOf = (fullName: string, limit: number) =>
  until(limit, `the mail of ${fullName}`, async () => (await mailsOf(fullName))[0])
const opens = async (key: string) => (await fetch(photoUrl(siteUrl, key))).status === 200

const waits = photoRules.mailWaitMinutes * minute

async function tabClosedHalfWay(): Promise<Sent> {
  const [there, never] = [newKey(), newKey()]
  const [upload] = [await sign(there), await sign(never)]
  const photoUrls = [there, never].map((key) => photoUrl(siteUrl, key))
  const { fullName, sent, said } = await send('Half', { photoUrls })
  assert.equal(await upload(), 200)
  const { body } = await mailOf(fullName, waits + spare)
  said('mailed, with the photo that is there, and says that the other is not')
  assert(Date.now() - sent >= waits, 'mailed before the ten minutes were over')
  assert.match(body.text, /1 photo did not arrive/)
  assert.deepEqual(body.html.match(/<img src="[^"]+"/g), [`<img src="${photoUrl(siteUrl, there)}"`])
  return { fullName, mails: 1 }
}

async function photoAfterSevenMinutes(): Promise<Sent> {
  const key = newKey()
  const early = await sign(key)
  const { fullName, said } = await send('Seven', { photoUrls: [photoUrl(siteUrl, key)] })
  await sleep(7 * minute)
  assert.equal(await early(), 403, 'the first signature has expired')
  const upload = await sign(key)
  assert.equal(await upload(), 200)
  assert.equal(await upload(), 412, 'it is there')
  said('photo uploaded under the same key, signed again')
  assert.equal((await mailsOf(fullName)).length, 0, 'mailed before its photo was there')
  const { body } = await mailOf(fullName, spare)
  said('mailed, with the photo')
  assert(body.html.includes(`<img src="${photoUrl(siteUrl, key)}"`))
  assert.doesNotMatch(body.text, /Please note/)
  assert(await opens(key))
  return { fullName, mails: 1 }
}

async function emergencyAtOnce(): Promise<Sent> {
  const key = newKey()
  const { fullName, said } = await send('Emergency', { emergency: true, photoUrls: [photoUrl(siteUrl, key)] })
  const { body } = await mailOf(fullName, 30_000)
  said('mailed, with a link to the photo that is on its way')
  assert.match(body.text, /1 photo is on its way/)
  assert(body.html.includes(`href="${photoUrl(siteUrl, key)}"`))
  assert(!(await opens(key)))
  await sleep(8 * minute)
  assert.equal(await (await sign(key))(), 200)
  said('photo uploaded')
  await until(spare, 'the photo', async () => ((await opens(key)) ? true : undefined))
  said('photo opens')
  return { fullName, mails: 1 }
}

async function plainPostAtOnce(): Promise<Sent> {
  const fullName = `Plain ${run}`
  const fields = new URLSearchParams({ fullName, ...words, email: '' })
  for (const name of ['hall.jpg', 'board.jpg']) fields.append('photoUrls', name)
  const headers = { origin: siteUrl, 'sec-fetch-site': 'same-origin' }
  const form = { method: 'POST', headers, body: fields, redirect: 'manual' } as const
  const said = timer('Plain')
  const { status, headers: answered } = await fetch(`${siteUrl}${apiPaths.sendLeadEmail.path}`, form)
  assert.deepEqual([status, answered.get('location')], [303, sentPath])
  const { body } = await mailOf(fullName, 30_000)
  said('mailed, and says that two photos did not arrive')
  assert.match(body.text, /2 photos did not arrive/)
  return { fullName, mails: 1 }
}

async function anotherPhotoAfterALostAnswer(): Promise<Sent> {
  const [first, other] = [newKey(), newKey()]
  for (const key of [first, other]) assert.equal(await (await sign(key))(), 200)
  const idempotencyKey = crypto.randomUUID()
  const once = { idempotencyKey, photoUrls: [photoUrl(siteUrl, first)] }
  const { fullName, said } = await send('Lost', once)
  await send('Lost', once)
  await send('Lost', { idempotencyKey, photoUrls: [first, other].map((key) => photoUrl(siteUrl, key)) })
  await until(30_000, 'both mails', async () => ((await mailsOf(fullName)).length === 2 ? true : undefined))
  said('the repeat is no second mail, another photo is')
  return { fullName, mails: 2 }
}

const all = await Promise.all([
  tabClosedHalfWay(),
  photoAfterSevenMinutes(),
  emergencyAtOnce(),
  plainPostAtOnce(),
  anotherPhotoAfterALostAnswer(),
])
// Past the end of every wait.
await sleep(spare)
for (const { fullName, mails } of all)
  assert.equal((await mailsOf(fullName)).length, mails, `${fullName} has not ${mails} mails`)
console.log('As many mails as enquiries.')
