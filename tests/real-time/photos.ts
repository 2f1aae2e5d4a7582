/**
 * The ten minutes that a mail waits for photos, once in real time: over a local stack that runs (`npm start`), so over the
 * bundles that are deployed. Takes some eleven minutes, and prints what happened when.
 */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '#shared/api-paths.ts'
import { type EnquiryRequestInput, FormTokenResponse } from '#shared/enquiry-request.ts'
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

/** Sends an enquiry, and tells the time since. */
async function send(name: string, changes: Partial<EnquiryRequestInput>) {
  const fullName = `${name} ${run}`
  const [phone, postcode, jobDescription] = ['07700 900456', 'SW14 7AA', 'light over the pergola']
  const sent = Date.now()
  await post(apiPaths.sendLeadEmail.path, {
    ...{ fullName, phone, email: '', postcode, jobDescription, idempotencyKey: crypto.randomUUID() },
    ...changes,
  })
  const said = (what: string) => {
    const [minutes, seconds] = [
      Math.floor((Date.now() - sent) / minute),
      Math.floor(((Date.now() - sent) % minute) / 1000),
    ]
    console.log(`${minutes}:${String(seconds).padStart(2, '0')}  ${name}: ${what}`)
  }
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

async function photoNeverComes(): Promise<string> {
  const key = newKey()
  await sign(key)
  const { fullName, sent, said } = await send('Never', { photoUrls: [photoUrl(siteUrl, key)] })
  const { body } = await mailOf(fullName, waits + spare)
  said('mailed, without the photo')
  assert(Date.now() - sent >= waits, 'mailed before the ten minutes were over')
  assert.match(body.text, /1 photo did not arrive/)
  assert.doesNotMatch(body.html, /<img/)
  return fullName
}

async function photoAfterSevenMinutes(): Promise<string> {
  const key = newKey()
  const early = await sign(key)
  const { fullName, said } = await send('Seven', { photoUrls: [photoUrl(siteUrl, key)] })
  await sleep(7 * minute)
  assert.equal(await early(), 403, 'the first signature has expired')
  const upload = await sign(key)
  assert.equal(await upload(), 200)
  assert.equal(await upload(), 412, 'it is there')
  said('photo uploaded under the same key, signed again')
  assert.equal((await mailsOf(fullName)).length, 0)
  const { body } = await mailOf(fullName, spare)
  said('mailed, with the photo')
  assert(body.html.includes(`<img src="${photoUrl(siteUrl, key)}"`))
  assert.doesNotMatch(body.text, /Please note/)
  assert(await opens(key))
  return fullName
}

async function emergencyAtOnce(): Promise<string> {
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
  return fullName
}

const names = await Promise.all([photoNeverComes(), photoAfterSevenMinutes(), emergencyAtOnce()])
// Past the end of every wait.
await sleep(spare)
for (const fullName of names) assert.equal((await mailsOf(fullName)).length, 1, `${fullName} has more than one mail`)
console.log('One mail for each of them.')
