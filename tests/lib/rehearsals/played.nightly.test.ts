/** Performs each move of docs/move.md locally while visitors are in the middle of something. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreatePhotoUploadsResponse, type PhotoUpload } from '#contract/photo-upload.ts'
import { leadOf } from '../../fixtures/quote.ts'
import { covers } from './act.ts'
import { type LocalCloud, type LocalStack, startCloud } from './local-deployment.ts'
import { bare, domain, mailed, type Settings, steps } from './moves.ts'

let cloud: LocalCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.stop())

const picture = Buffer.from('ffd8ffe000104a46494600010100', 'hex')

/** The host name of a site as visitors know it. */
const nameOf = ({ domain }: Settings) => (typeof domain === 'string' ? { host: domain } : {})

async function signUploads({ ask }: LocalStack, settings: Settings, formToken: string, count: number) {
  const photos = Array.from({ length: count }, () => ({ name: 'board.jpg', type: 'image/jpeg', size: picture.length }))
  const body = { photos, formToken }
  const answer = await ask('/api/photo-uploads', { ...nameOf(settings), method: 'POST', body })
  expect(answer.status, answer.body).toBe(200)
  return CreatePhotoUploadsResponse.parse(JSON.parse(answer.body)).uploads
}

async function upload({ uploadUrl, headers }: PhotoUpload) {
  expect((await fetch(uploadUrl, { method: 'PUT', headers, body: picture })).status).toBe(200)
}

let visitors = 0
/** A name of letters only: `ab`. */
const nextName = () => (++visitors + 100).toString().replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

async function send({ ask }: Pick<LocalStack, 'ask'>, settings: Settings, changes: object = {}) {
  const fullName = `Visitor ${nextName()}`
  const body = {
    fullName,
    phone: '07700 900456',
    postcode: 'SW14 7AA',
    jobDescription: 'The fuse board buzzes.',
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }
  const answer = await ask('/api/send-lead-email', { ...nameOf(settings), method: 'POST', body })
  expect(answer.status, answer.body).toBe(200)
  return fullName
}

/** The only mail about a visitor, sent from an address that SES allows for this stack. */
async function mailAbout(name: string, { identities }: LocalStack) {
  const mails = (await cloud.ses.inbox()).filter(({ body }) => body.text.includes(name))
  expect(mails, name).toHaveLength(1)
  const [mail] = mails
  const sender = /<(.*)>/.exec(mail?.from ?? '')?.[1] ?? ''
  expect(covers(identities(), sender), `${sender} of ${identities()}`).toBe(true)
  return mail
}

/** Path of the owner's link. */
function linkIn(text = ''): string {
  return /https:\/\/[^/\s]+(\/api\/enquiries\/\S+)/.exec(text)?.[1] ?? ''
}

/** Work in progress when a move starts: a form with photos, a link in a mail, a waiting enquiry. */
async function begin(stack: LocalStack, settings: Settings) {
  const { token: formToken } = JSON.parse((await stack.ask('/api/form-token', nameOf(settings))).body)
  const uploads = await signUploads(stack, settings, formToken, 2)
  const [done, pending] = uploads
  if (!done || !pending) throw new Error('No upload was signed')
  await upload(done)
  const link = linkIn((await mailAbout(await send(stack, settings), stack))?.body.text)
  const waiting = leadOf({ fullName: `Waiting ${nextName()}` })
  await stack.store.put(waiting, { dueAt: 1, attempt: 'first' })
  return { formToken, uploads, pending, link, waiting }
}

/** Must still work after the move. */
async function goOn(
  stack: LocalStack,
  settings: Settings,
  { formToken, uploads, link, waiting }: Awaited<ReturnType<typeof begin>>,
) {
  const name = await send(stack, settings, { formToken, photoUrls: uploads.map(({ publicUrl }) => publicUrl) })
  const mail = await mailAbout(name, stack)
  expect(mail?.destination.to).toEqual([settings.ownerEmail])
  for (const { publicUrl } of uploads) {
    const { pathname } = new URL(publicUrl)
    expect(mail?.body.text).toContain(pathname)
    expect((await stack.ask(pathname, nameOf(settings))).status).toBe(200)
  }
  // The form that was open still works.
  await signUploads(stack, settings, formToken, 1)
  const opened = await stack.ask(link, nameOf(settings))
  expect(opened.status, opened.body).toBe(200)
  await stack.invoke('leads/redeliver-leads')
  expect((await mailAbout(waiting.fullName, stack))?.destination.to).toEqual([settings.ownerEmail])
}

async function play(before: Settings, after: Settings) {
  // Deployed together: each takes seconds, in which connections would time out.
  const [was, is] = [await cloud.deploy(before), await cloud.deploy(after)]
  const begun = await begin(was, before)
  await upload(begun.pending)
  await goOn(is, after, begun)
}

test.each(steps)('%s: what visitors and the owner have begun goes on', async (_, before, after) => {
  await play(before, after)
})

test('these checks notice a secret that is replaced without rotation', async () => {
  await expect(play(bare, { ...bare, secretGenerations: [2] })).rejects.toThrow()
})

test('with the domain the site answers on, a link that was mailed under the CDN’s own name still leads to its page', async () => {
  const was = await cloud.deploy(bare)
  const link = linkIn((await mailAbout(await send(was, bare), was))?.body.text)
  const is = await cloud.deploy({ ...bare, ...domain })
  const answer = await is.ask(link)
  if (answer.status !== 200) expect(answer.location).toBe(`https://${domain.domain}${link}`)
  expect((await is.ask(link, { host: domain.domain })).status).toBe(200)
})

test('a copy beside the live site takes enquiries of its own, and its end changes nothing of the live site', async () => {
  const preview = { ...mailed, stage: 'preview' }
  const live = await cloud.deploy(mailed)
  const begun = await begin(live, mailed)
  const copy = await cloud.deploy(preview)
  const begunThere = await begin(copy, bare)
  await upload(begunThere.pending)
  await goOn(copy, bare, begunThere)
  expect((await copy.ask(begun.link)).status).toBe(410)
  expect(cloud.destroy(preview)).toEqual({})
  await upload(begun.pending)
  await goOn(await cloud.deploy(mailed), mailed, begun)
})

test('in another region the site goes on with what was copied, and the old stack leaves its data behind', async () => {
  const there = { ...bare, region: 'eu-west-1', secretGenerations: [2, 1] }
  const old = await cloud.deploy(mailed)
  const begun = await begin(old, mailed)
  const made = await cloud.deploy(there)
  await upload(begun.pending)
  const withoutDomain = { ...bare, senderEmail: bare.ownerEmail }
  await cloud.deploy({ ...withoutDomain, ...domain })
  const left = await cloud.deploy(withoutDomain)
  await left.invoke('leads/redeliver-leads')
  // Under CloudFront's host name the old site accepts enquiries until it is deleted.
  await mailAbout(await send(left, withoutDomain), left)
  await cloud.copy(left, made)
  const moved = { ...there, ...domain, secretGenerations: [2] }
  await goOn(await cloud.deploy(moved), moved, begun)
  const kept = cloud.destroy(withoutDomain)
  expect(Object.values(kept)).toEqual(expect.arrayContaining(outputs.map((name) => old.output(name))))
})

test('a stack that was deleted is made again over its tables, buckets and secrets', async () => {
  const was = await cloud.deploy(mailed)
  const begun = await begin(was, mailed)
  await upload(begun.pending)
  await goOn(await cloud.deploy(mailed, cloud.destroy(mailed)), mailed, begun)
})

const outputs = ['LeadsTable', 'ProjectsTable', 'CustomerPhotosBucket', 'PortfolioImagesBucket', 'SigningSecret']
