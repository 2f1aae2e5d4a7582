import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { jobPhotos } from '../../../../lambdas/contract/job-photos.ts'
import { imageVariant, projectImage } from '../../../../lambdas/contract/project-image.ts'
import type { Job, OpenJobsResponse, StoredJob } from '../../../../lambdas/contract/show-job.ts'
import { toCards } from '../../../../lambdas/projects/project-cards.ts'
import { createProjectStore } from '../../../../lambdas/projects/project-store.ts'
import { portfolioBucket } from '../../../../scripts/local/services/s3.ts'
import { phone } from '../../../fixtures/desk.ts'
import { setLambdaEnvironment } from '../../../fixtures/lambda-environment.ts'
import { leadServices } from '../../../fixtures/lead-services.ts'
import { projectRow } from '../../../fixtures/project-row.ts'
import { leadOf } from '../../../fixtures/quote.ts'
import { projectsTable } from '../../../fixtures/tables.ts'

const services = await leadServices()
const { deps } = services
setLambdaEnvironment(services.endpoints)
const { handler: desk } = await import('../../../../lambdas/options/desk/desk.lambda.ts')
const projects = createProjectStore(services.clients.dynamo, projectsTable)
let lead: ReturnType<typeof leadOf>
/** A photo's files, each with a location and a time, which our own pages would have removed. */
const files = await Promise.all(projectImage.widths.map((width) => jpeg(width, (width * 3) / 4)))

beforeEach(async () => {
  const { items } = await projects.scan()
  await projects.delete(items.map(({ id }) => id))
  lead = leadOf({ jobDescription: 'Priya here: the fuse board buzzes, call 07700 900456' })
  await deps.store.put(lead, { dueAt: 0, attempt: 'test' })
  await deps.list.mark(lead, { state: 'won', at: new Date().toISOString() })
  await deps.list.mark({ ...lead, ownerState: 'won' }, { state: 'done', at: new Date().toISOString() })
})

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#46a' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
}

const opened = async (): Promise<OpenJobsResponse> => (await phone(desk).send('openJobs', { leadId: lead.leadId })).json
const ownId = async () => (await opened()).own?.id ?? ''

async function upload(bodies: readonly Buffer[] = files): Promise<string> {
  const photo = crypto.randomUUID()
  const { json } = await phone(desk).send('signJobPhoto', { photo, sizes: bodies.map(({ length }) => length) })
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
const save = (body: { id: string; leadId?: string; version?: string; hidden?: boolean; job: unknown }) =>
  phone(desk).send('saveJob', { leadId: lead.leadId, hidden: false, ...body })
const remove = (id: string) => phone(desk).send('deleteJob', { leadId: lead.leadId, id })
async function shown(): Promise<{ stored: StoredJob; photos: string[] }> {
  const photos = [await upload(), await upload()]
  const { json } = await save({ id: await ownId(), job: jobWith(photos) })
  return { stored: json, photos }
}
const cards = async () => toCards(await projects.list())
const storedFiles = async () =>
  ((await deps.s3.send(new ListObjectsV2Command({ Bucket: portfolioBucket }))).Contents ?? []).map(({ Key }) => Key)

test('an enquiry opens with what the trade says of it, and nothing of the person', async () => {
  const { status, json, body } = await phone(desk).send('openJobs', { leadId: lead.leadId })
  expect(status).toBe(200)
  expect(json.own.hints).toEqual({ outcode: 'SW14', words: ['consumer unit'] })
  for (const secret of ['Priya', 'Sharma', '07700', 'buzz', lead.leadId.slice(0, 8)]) expect(body).not.toContain(secret)
})

test('a job without an enquiry is shown too, and one of an erased enquiry is not', async () => {
  const { json } = await save({ id: 'job-by-phone-1', job: jobWith([await upload()]) })
  expect((await phone(desk).send('openJobs', {})).json).toEqual({ jobs: [json] })
  await deps.store.erase(lead.leadId, Date.now())
  const { status, json: refused } = await phone(desk).send('openJobs', { leadId: lead.leadId })
  expect([status, refused.error.message]).toEqual([410, expect.stringContaining('no longer kept')])
})

test('a job is in the portfolio at once, its photos without place and time, and its enquiry says so', async () => {
  const { stored, photos } = await shown()
  expect(await cards()).toMatchObject([{ title: 'New board in Kew', image_count: 2, collection_id: stored.id }])
  expect((await projects.listCollection(stored.id)).map(({ image_order }) => image_order)).toEqual([1, 2])
  const Key = `${projectImage.prefix}phone/${imageVariant(photos[0] ?? '', 640, 'jpg')}`
  const object = await deps.s3.send(new GetObjectCommand({ Bucket: portfolioBucket, Key }))
  const { exif, width, height } = await sharp(await object.Body?.transformToByteArray()).metadata()
  expect([exif, width, height, object.ContentType]).toEqual([undefined, 640, 480, 'image/jpeg'])
  expect((await deps.store.get(lead.leadId))?.shownAs).toBe(stored.id)
  expect((await opened()).jobs).toEqual([stored])
})

test('sent twice it is there once; changed in two windows, the second is told and nothing of the first is lost', async () => {
  const { stored, photos } = await shown()
  const again = await save({ id: stored.id, job: jobWith(photos) })
  expect(again.json).toEqual(stored)
  const { version, id } = stored
  const first = await save({ id, version, job: jobWith(photos, { title: 'First' }) })
  expect(first.status).toBe(200)
  const second = await save({ id, version, job: jobWith(photos, { title: 'Second' }) })
  expect([second.status, Object.keys(second.json.error.fields)]).toEqual([422, ['version']])
  expect((await cards()).map(({ title }) => title)).toEqual(['First'])
})

test('hidden it is in no answer of the API and still in the list; deleted it is gone with its pictures', async () => {
  const { stored, photos } = await shown()
  const { id, version } = stored
  const hidden = (await save({ id, version, hidden: true, job: jobWith(photos) })).json
  expect([await cards(), await projects.listCollection(id)]).toEqual([[], []])
  expect((await opened()).jobs).toMatchObject([{ id, hidden: true }])
  await save({ id, version: hidden.version, job: jobWith(photos) })
  expect(await cards()).toHaveLength(1)
  expect((await storedFiles()).filter((key) => photos.some((photo) => key?.includes(photo)))).toHaveLength(10)
  await remove(id)
  expect(await cards()).toEqual([])
  expect((await storedFiles()).filter((key) => photos.some((photo) => key?.includes(photo)))).toEqual([])
  expect((await deps.store.get(lead.leadId))?.shownAs).toBeUndefined()
})

test('photos are put in another order, added and taken away, whose files then go', async () => {
  const { stored, photos } = await shown()
  const [one = '', two = ''] = photos
  const three = await upload()
  const { id, version } = stored
  await save({ id, version, job: jobWith([three, two]) })
  expect((await projects.listCollection(id)).map(({ alt_text }) => alt_text)).toEqual([
    `Photo ${three}`,
    `Photo ${two}`,
  ])
  expect((await storedFiles()).filter((key) => key?.includes(one))).toEqual([])
})

test('what is no photo of our page is refused beside it, and nothing is shown', async () => {
  const id = await ownId()
  const [small = Buffer.alloc(0), ...others] = files
  for (const wrong of [
    Buffer.from('<script>alert(1)</script>'),
    await sharp({ create: { width: 320, height: 240, channels: 3, background: '#46a' } })
      .png()
      .toBuffer(),
    await jpeg(480, 240),
    small.subarray(0, 40),
  ]) {
    const good = await upload()
    const bad = await upload([wrong, ...others])
    const { status, json } = await save({ id, job: jobWith([good, bad]) })
    expect([status, json.error.fields]).toEqual([422, { 'job.photos.1': expect.stringContaining('add it again') }])
  }
  expect((await save({ id, job: jobWith([crypto.randomUUID()]) })).status, 'never uploaded').toBe(422)
  expect(await cards()).toEqual([])
})

test('a category that is gone, no title, no photo and a seventh are told beside their fields', async () => {
  const id = await ownId()
  const photos = Array.from({ length: 7 }, () => crypto.randomUUID())
  const { status, json } = await save({
    id,
    job: { ...jobWith(photos), title: '  ', category: 'Loft Conversions' },
  })
  expect(status).toBe(422)
  expect(json.error.fields).toEqual({
    'job.category': 'This category is no longer there. Choose another.',
    'job.title': 'Give the job a title.',
    'job.photos': `At most ${jobPhotos.most} photos.`,
  })
  expect((await save({ id, job: jobWith([]) })).json.error.fields).toHaveProperty(['job.photos'])
})

test('the desk reaches no project of the command line, and signs no other sizes', async () => {
  await projects.put([projectRow({ collection_id: 'garden-kew' })])
  const photo = await upload()
  expect((await save({ id: 'garden-kew', job: jobWith([photo]) })).status).toBe(422)
  expect((await remove('garden-kew')).status).toBe(422)
  expect(await projects.listCollection('garden-kew')).toHaveLength(1)
  const sign = (sizes: number[]) => phone(desk).send('signJobPhoto', { photo: crypto.randomUUID(), sizes })
  for (const size of [0, 1.5, jobPhotos.maxBytes + 1]) expect((await sign([size, 1, 1, 1, 1])).status).toBe(422)
  expect((await sign([1, 1, 1, 1])).status).toBe(422)
})
