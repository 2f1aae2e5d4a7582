/** Each move of docs/move.md, played on this machine while visitors are in the middle of what they do. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreatePhotoUploadsResponse, type PhotoUpload } from '#contract/photo-upload.ts'
import { leadOf } from '../../fixtures/quote.ts'
import { type LocalCloud, startCloud } from './local-deployment.ts'
import { bare, domain, type Settings, steps } from './moves.ts'

let cloud: LocalCloud
beforeAll(async () => {
  cloud = await startCloud(bare)
})
afterAll(() => cloud.stop())

const picture = Buffer.from('ffd8ffe000104a46494600010100', 'hex')

type Deployment = Awaited<ReturnType<LocalCloud['deploy']>>

/** The name under which a site answers, and visitors know it. */
const nameOf = ({ domain }: Settings) => (typeof domain === 'string' ? { host: domain } : {})

async function signUploads({ ask }: Deployment, settings: Settings, formToken: string, count: number) {
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
/** In letters: `ab`. */
const nextName = () => (++visitors + 100).toString().replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

async function send({ ask }: Pick<Deployment, 'ask'>, settings: Settings, changes: object = {}) {
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

async function mailAbout(name: string) {
  const mails = (await cloud.ses.inbox()).filter(({ body }) => body.text.includes(name))
  expect(mails, name).toHaveLength(1)
  return mails[0]
}

/** The path of the page that the owner's link leads to. */
function linkIn(text = ''): string {
  return /https:\/\/[^/\s]+(\/api\/enquiries\/\S+)/.exec(text)?.[1] ?? ''
}

/** What is under way when a deployment begins, and must go on when it has ended. */
async function play(before: Settings, after: Settings) {
  // Both at once: their making takes seconds, in which connections would end.
  const [was, is] = [await cloud.deploy(before), await cloud.deploy(after)]
  const { token: formToken } = JSON.parse((await was.ask('/api/form-token', nameOf(before))).body)
  const uploads = await signUploads(was, before, formToken, 2)
  const [done, pending] = uploads
  if (!done || !pending) throw new Error('No upload was signed')
  await upload(done)
  const link = linkIn((await mailAbout(await send(was, before)))?.body.text)
  const waiting = leadOf({ fullName: `Waiting ${nextName()}` })
  await was.store.put(waiting, { dueAt: 1, attempt: 'first' })

  await upload(pending)
  const name = await send(is, after, { formToken, photoUrls: uploads.map(({ publicUrl }) => publicUrl) })
  const mail = await mailAbout(name)
  expect(mail?.destination.to).toEqual([after.ownerEmail])
  for (const { publicUrl } of uploads) {
    const { pathname } = new URL(publicUrl)
    expect(mail?.body.text).toContain(pathname)
    expect((await is.ask(pathname, nameOf(after))).status).toBe(200)
  }
  // The form that was open goes on, too.
  await signUploads(is, after, formToken, 1)
  const opened = await is.ask(link, nameOf(after))
  expect(opened.status, opened.body).toBe(200)
  await is.invoke('leads/redeliver-leads')
  expect((await mailAbout(waiting.fullName))?.destination.to).toEqual([after.ownerEmail])
}

test.each(steps)('%s: what visitors and the owner have begun goes on', async (_, before, after) => {
  await play(before, after)
})

test('a secret that is changed at a stroke is what these would see', async () => {
  await expect(play(bare, { ...bare, secretGenerations: [2] })).rejects.toThrow()
})

test('with the domain the site answers on, a link that was mailed under the CDN’s own name still leads to its page', async () => {
  const was = await cloud.deploy(bare)
  const link = linkIn((await mailAbout(await send(was, bare)))?.body.text)
  const is = await cloud.deploy({ ...bare, ...domain })
  const answer = await is.ask(link)
  if (answer.status !== 200) expect(answer.location).toBe(`https://${domain.domain}${link}`)
  expect((await is.ask(link, { host: domain.domain })).status).toBe(200)
})
