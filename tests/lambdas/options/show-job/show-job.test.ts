import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { jobPhotos } from '../../../../lambdas/contract/job-photos.ts'
import { imageVariant, projectImage } from '../../../../lambdas/contract/project-image.ts'
import type { Job, OpenJobsResponse, StoredJob } from '../../../../lambdas/contract/show-job.ts'
import { createLeadList } from '../../../../lambdas/leads/lead-list.ts'
import { ownerLinkPath } from '../../../../lambdas/leads/owner-link.ts'
import { writeToken } from '../../../../lambdas/leads/show-job-token.ts'
import { toCards } from '../../../../lambdas/projects/project-cards.ts'
import { createProjectStore } from '../../../../lambdas/projects/project-store.ts'
import { createDynamoClient } from '../../../../lambdas/runtime/dynamo-client.ts'
import type { Handler } from '../../../../lambdas/runtime/respond.ts'
import { createS3Client } from '../../../../lambdas/runtime/s3-client.ts'
import type { LocalService } from '../../../../scripts/local/services/http-server.ts'
import { portfolioBucket, startS3 } from '../../../../scripts/local/services/s3.ts'
import { startSes } from '../../../../scripts/local/services/ses.ts'
import { call } from '../../../fixtures/call.ts'
import { setLambdaEnvironment } from '../../../fixtures/lambda-environment.ts'
import { emailSettings, leadDeps } from '../../../fixtures/lead-deps.ts'
import { projectRow } from '../../../fixtures/project-row.ts'
import { leadOf } from '../../../fixtures/quote.ts'
import { leadsTable, projectsTable, startTables } from '../../../fixtures/tables.ts'

const keys = emailSettings.ownerLinkKeys
let dynamo: LocalService
let s3: LocalService
let ses: Awaited<ReturnType<typeof startSes>>
let showJob: Handler
let enquiry: Handler
let projects: ReturnType<typeof createProjectStore>
let store: ReturnType<typeof leadDeps>['store']
let list: ReturnType<typeof createLeadList>
let bucket: ReturnType<typeof createS3Client>
let lead: ReturnType<typeof leadOf>
/** A photo's files, with a place and a time in each, as no browser of ours would leave them. */
let files: Buffer[]

beforeAll(async () => {
  ;[dynamo, s3, ses] = await Promise.all([startTables(), startS3(), startSes()])
  const endpoints = { dynamo: dynamo.endpoint, s3: s3.endpoint, ses: ses.endpoint }
  setLambdaEnvironment(endpoints)
  store = leadDeps(endpoints).store
  const client = createDynamoClient({ endpoint: dynamo.endpoint })
  list = createLeadList(client, leadsTable)
  projects = createProjectStore(client, projectsTable)
  bucket = createS3Client({ endpoint: s3.endpoint })
  showJob = (await import('../../../../lambdas/options/show-job/show-job.lambda.ts')).handler
  enquiry = (await import('../../../../lambdas/owner/enquiry.lambda.ts')).handler
  files = await Promise.all(projectImage.widths.map((width) => jpeg(width, (width * 3) / 4)))
})
afterAll(() => Promise.all([dynamo.stop(), s3.stop(), ses.stop()]))
beforeEach(async () => {
  vi.useRealTimers()
  const { items } = await projects.scan()
  await projects.delete(items.map(({ id }) => id))
  lead = leadOf({ jobDescription: 'Priya here: the fuse board buzzes, call 07700 900456' })
  await store.put(lead, { dueAt: 0, attempt: 'test' })
  await list.mark(lead, { state: 'won', at: new Date().toISOString() })
  await list.mark({ ...lead, ownerState: 'won' }, { state: 'done', at: new Date().toISOString() })
})

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#46a' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** The link on the page of the enquiry, without its path. */
async function linkOf(of: { leadId: string } = lead): Promise<string> {
  const [signature = '', leadId = ''] = ownerLinkPath(of.leadId, keys).split('/').reverse()
  const { body } = await call(enquiry, { route: 'showEnquiry', params: { leadId, signature } })
  return /show-job#([^"]+)"/.exec(body)?.[1] ?? 'no link'
}
const open = (token: string) => call(showJob, { route: 'openJobs', body: { token } })
async function opened(of = lead): Promise<OpenJobsResponse> {
  return (await open(await linkOf(of))).json
}

async function upload(session: string, bodies: readonly Buffer[] = files): Promise<string> {
  const photo = crypto.randomUUID()
  const body = { session, photo, sizes: bodies.map(({ length }) => length) }
  const { json } = await call(showJob, { route: 'signJobPhoto', body })
  const puts = bodies.map((file, index) =>
    fetch(json.urls[index], { method: 'PUT', headers: json.headers, body: new Uint8Array(file) }),
  )
  expect((await Promise.all(puts)).map(({ status }) => status)).toEqual(bodies.map(() => 200))
  return photo
}

function jobWith(photos: readonly string[], changes: Partial<Job> = {}): Job {
  return {
    title: 'New board in Kew',
    description: 'A board with a label on every circuit.',
    category: 'Renovations',
    location: 'Kew',
    services_provided: ['Consumer units'],
    featured: true,
    project_date: '2026-11-20',
    photos: photos.map((id) => ({ id, alt_text: `Photo ${id}` })),
    ...changes,
  }
}
const save = (body: { session: string; id: string; version?: string; hidden?: boolean; job: unknown }) =>
  call(showJob, { route: 'saveJob', body: { hidden: false, ...body } })
async function shown(): Promise<{ session: string; stored: StoredJob; photos: string[] }> {
  const { session, id } = await opened()
  const photos = [await upload(session), await upload(session)]
  const { json } = await save({ session, id, job: jobWith(photos) })
  return { session, stored: json, photos }
}
const cards = async () => toCards(await projects.list())
const storedFiles = async () =>
  ((await bucket.send(new ListObjectsV2Command({ Bucket: portfolioBucket }))).Contents ?? []).map(({ Key }) => Key)

test('the link of a finished job opens it once, with what the trade says of it and nothing of the person', async () => {
  const link = await linkOf()
  const { status, json, body } = await open(link)
  expect(status).toBe(200)
  expect(json.hints).toEqual({ outcode: 'SW14', words: ['consumer unit'] })
  for (const secret of ['Priya', 'Sharma', '07700', 'buzz', lead.leadId.slice(0, 8)])
    expect(body.replaceAll(json.session, '')).not.toContain(secret)
  expect((await open(link)).status, 'passed on, or replayed').toBe(410)
  expect((await open(json.session)).status, 'a reload').toBe(200)
})

test('a job that is not done has no such link, nor has a house that has switched it off', async () => {
  await list.mark({ ...lead, ownerState: 'done' }, { state: 'won', at: new Date().toISOString() })
  expect(await linkOf()).toBe('no link')
})

test('a link or session that is forged, of another purpose, too old or of an erased enquiry does nothing and says so', async () => {
  const { session, id } = await opened()
  const link = await linkOf()
  const now = Date.now()
  const token = { kind: 'session', leadId: lead.leadId, nonce: 'n' } as const
  const bad = [
    'forged',
    `${session}x`,
    session.replace(lead.leadId, leadOf().leadId),
    writeToken(token, ['another key'], now),
    writeToken(token, keys, now - 5 * 60 * 60_000),
    ownerLinkPath(lead.leadId, keys).split('/').at(-1) ?? '',
  ]
  const job = jobWith([crypto.randomUUID()])
  const sizes = projectImage.widths.map(() => 10)
  const tryAll = async (wrong: string) => [
    await open(wrong),
    await call(showJob, { route: 'signJobPhoto', body: { session: wrong, photo: crypto.randomUUID(), sizes } }),
    await save({ session: wrong, id, job }),
    await call(showJob, { route: 'deleteJob', body: { session: wrong, id } }),
  ]
  for (const wrong of bad) {
    for (const { status, json } of await tryAll(wrong)) {
      expect(status, wrong).toBe(410)
      expect(json.error.message).toContain('Open the enquiry in your mail again')
    }
  }
  expect((await save({ session: link, id, job })).status, 'a link is no session').toBe(410)
  await store.erase(lead.leadId, now)
  for (const { status, json } of await tryAll(session)) {
    expect([status, json.error.message]).toEqual([410, expect.stringContaining('no longer kept')])
  }
  expect(await cards()).toEqual([])
})

test('a job is in the portfolio at once, its photos without place and time, and its enquiry says so', async () => {
  const { stored, photos } = await shown()
  expect(await cards()).toMatchObject([{ title: 'New board in Kew', image_count: 2, collection_id: stored.id }])
  expect((await projects.listCollection(stored.id)).map(({ image_order }) => image_order)).toEqual([1, 2])
  const Key = `${projectImage.prefix}phone/${imageVariant(photos[0] ?? '', 640, 'jpg')}`
  const object = await bucket.send(new GetObjectCommand({ Bucket: portfolioBucket, Key }))
  const { exif, width, height } = await sharp(await object.Body?.transformToByteArray()).metadata()
  expect([exif, width, height, object.ContentType]).toEqual([undefined, 640, 480, 'image/jpeg'])
  expect((await store.get(lead.leadId))?.shownAs).toBe(stored.id)
  expect((await opened()).jobs).toEqual([stored])
})

test('sent twice it is there once; changed in two windows, the second is told and nothing of the first is lost', async () => {
  const { session, stored, photos } = await shown()
  const again = await save({ session, id: stored.id, job: jobWith(photos) })
  expect(again.json).toEqual(stored)
  const { version, id } = stored
  const first = await save({ session, id, version, job: jobWith(photos, { title: 'First' }) })
  expect(first.status).toBe(200)
  const second = await save({ session, id, version, job: jobWith(photos, { title: 'Second' }) })
  expect([second.status, Object.keys(second.json.error.fields)]).toEqual([422, ['version']])
  expect((await cards()).map(({ title }) => title)).toEqual(['First'])
})

test('hidden it is in no answer of the API and still in the list; deleted it is gone with its pictures', async () => {
  const { session, stored, photos } = await shown()
  const { id, version } = stored
  const hidden = (await save({ session, id, version, hidden: true, job: jobWith(photos) })).json
  expect([await cards(), await projects.listCollection(id)]).toEqual([[], []])
  expect((await opened()).jobs).toMatchObject([{ id, hidden: true }])
  await save({ session, id, version: hidden.version, job: jobWith(photos) })
  expect(await cards()).toHaveLength(1)
  expect((await storedFiles()).filter((key) => photos.some((photo) => key?.includes(photo)))).toHaveLength(10)
  await call(showJob, { route: 'deleteJob', body: { session, id } })
  expect(await cards()).toEqual([])
  expect((await storedFiles()).filter((key) => photos.some((photo) => key?.includes(photo)))).toEqual([])
  expect((await store.get(lead.leadId))?.shownAs).toBeUndefined()
})

test('the owner is mailed each change with a link to the enquiry, and a mail that fails takes nothing back', async () => {
  const had = (await ses.inbox()).length
  const mails = async () => (await ses.inbox()).slice(had).map(({ subject, body }) => ({ subject, text: body.text }))
  const { session, stored, photos } = await shown()
  const { id, version } = stored
  const [card] = await cards()
  await save({ session, id, job: jobWith(photos) })
  const changed = (await save({ session, id, version, job: jobWith(photos, { title: 'New board\nin Kew' }) })).json
  const hidden = (await save({ session, id, version: changed.version, hidden: true, job: jobWith(photos) })).json
  await call(showJob, { route: 'deleteJob', body: { session, id } })
  await call(showJob, { route: 'deleteJob', body: { session, id } })
  expect(hidden.hidden).toBe(true)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Portfolio: New board in Kew: shown',
    'Portfolio: New board in Kew: changed',
    'Portfolio: New board in Kew: hidden',
    'Portfolio: New board in Kew: deleted',
  ])
  const [first, , third] = await mails()
  expect(first?.text).toContain(`/portfolio?project=${card?.id}\n`)
  expect(third?.text).not.toContain('/portfolio?project=')
  for (const mail of await mails()) expect(mail.text).toContain(ownerLinkPath(lead.leadId, keys))

  await ses.stop()
  const { status } = await save({ session, id, job: jobWith([await upload(session)]) })
  expect([status, (await cards()).length]).toEqual([200, 1])
  ses = await startSes({ port: Number(new URL(ses.endpoint).port) })
})

test('the page of one enquiry makes only so many changes in a day, and the next one changes nothing', async () => {
  let { session, stored, photos } = await shown()
  for (let change = 2; change <= 30; change++) {
    const job = jobWith(photos, { title: `Change ${change}` })
    stored = (await save({ session, id: stored.id, version: stored.version, job })).json
  }
  const { session: another } = await opened()
  const refused = await save({ session: another, id: stored.id, version: stored.version, job: jobWith(photos) })
  expect(refused.status).toBe(429)
  expect((await call(showJob, { route: 'deleteJob', body: { session: another, id: stored.id } })).status).toBe(429)
  expect((await cards()).map(({ title }) => title)).toEqual(['Change 30'])
})

test('photos are put in another order, added and taken away, whose files then go', async () => {
  const { session, stored, photos } = await shown()
  const [one = '', two = ''] = photos
  const three = await upload(session)
  const { id, version } = stored
  await save({ session, id, version, job: jobWith([three, two]) })
  expect((await projects.listCollection(id)).map(({ alt_text }) => alt_text)).toEqual([
    `Photo ${three}`,
    `Photo ${two}`,
  ])
  expect((await storedFiles()).filter((key) => key?.includes(one))).toEqual([])
})

test('what is no photo of our page is refused beside it, and nothing is shown', async () => {
  const { session, id } = await opened()
  const [small = Buffer.alloc(0), ...others] = files
  for (const wrong of [
    Buffer.from('<script>alert(1)</script>'),
    await sharp({ create: { width: 320, height: 240, channels: 3, background: '#46a' } })
      .png()
      .toBuffer(),
    await jpeg(480, 240),
    small.subarray(0, 40),
  ]) {
    const good = await upload(session)
    const bad = await upload(session, [wrong, ...others])
    const { status, json } = await save({ session, id, job: jobWith([good, bad]) })
    expect([status, json.error.fields]).toEqual([422, { 'job.photos.1': expect.stringContaining('add it again') }])
  }
  expect((await save({ session, id, job: jobWith([crypto.randomUUID()]) })).status, 'never uploaded').toBe(422)
  expect(await cards()).toEqual([])
})

test('a category that is gone, no title, no photo and a seventh are told beside their fields', async () => {
  const { session, id } = await opened()
  const photos = Array.from({ length: 7 }, () => crypto.randomUUID())
  const { status, json } = await save({
    session,
    id,
    job: { ...jobWith(photos), title: '  ', category: 'Loft Conversions' },
  })
  expect(status).toBe(422)
  expect(json.error.fields).toEqual({
    'job.category': 'This category is no longer there. Choose another.',
    'job.title': 'Give the job a title.',
    'job.photos': `At most ${jobPhotos.most} photos.`,
  })
  expect((await save({ session, id, job: jobWith([]) })).json.error.fields).toHaveProperty(['job.photos'])
})

test('a session reaches no project of the command line, and signs only so many photos', async () => {
  await projects.put([projectRow({ collection_id: 'garden-kew' })])
  const { session } = await opened()
  const photo = await upload(session)
  expect((await save({ session, id: 'garden-kew', job: jobWith([photo]) })).status).toBe(410)
  await call(showJob, { route: 'deleteJob', body: { session, id: 'garden-kew' } })
  expect(await projects.listCollection('garden-kew')).toHaveLength(1)
  const sign = (sizes: number[]) =>
    call(showJob, { route: 'signJobPhoto', body: { session, photo: crypto.randomUUID(), sizes } })
  for (const size of [0, 1.5, jobPhotos.maxBytes + 1]) expect((await sign([size, 1, 1, 1, 1])).status).toBe(422)
  expect((await sign([1, 1, 1, 1])).status).toBe(422)
  for (let times = 1; times < 60; times++) await sign([1, 1, 1, 1, 1])
  expect((await sign([1, 1, 1, 1, 1])).status).toBe(429)
})
