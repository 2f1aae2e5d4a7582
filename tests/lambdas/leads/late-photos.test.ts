/** Photos that follow an enquiry's text under the same key, once the text is stored [L19]. */
import { beforeEach, expect, test } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { siteUrl } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { quoteRequest } from '../../fixtures/quote.ts'

const minute = 60_000
const services = await leadServices()
let clock: number
const deps = { ...services.deps, now: () => clock }
const down = () => Promise.reject(new Error('down'))

beforeEach(async () => {
  clock = Date.now()
  await services.clear()
})

/** A visitor whose photos arrive one after another. */
function visitor(key: string = crypto.randomUUID()) {
  const photoUrls: string[] = []
  const words = () => quoteRequest({ idempotencyKey: key, photoUrls: [...photoUrls] })
  return {
    send: (photosNotArrived: number, other: object = {}) =>
      acceptLead({ ...words(), photosNotArrived }, { ...deps, ...other }),
    arrive: async (body = pictures.jpeg) => {
      photoUrls.push(`${siteUrl}/${await putPhoto(deps.s3, body)}`)
    },
  }
}

const mailsAbout = async (leadId: string) =>
  (await services.mailsAbout(leadId)).map(({ subject, body }) => ({ subject, ...body }))

async function later(minutes: number): Promise<void> {
  clock += minutes * minute
  await redeliverLeads(deps)
}

test('the words are mailed at once and say how many photos are on their way; those are one more mail in its thread', async () => {
  const { send, arrive } = visitor()
  await arrive()
  const { leadId, photos } = await send(2)
  expect(photos).toBe(1)
  const [first, ...none] = await mailsAbout(leadId)
  expect(none).toEqual([])
  expect(first?.text).toContain('2 of 3 photos were on the way')
  await arrive()
  await arrive()
  expect(await send(0)).toEqual({ leadId, photos: 3 })
  await later(1)
  const [, second, ...more] = await mailsAbout(leadId)
  expect(more).toEqual([])
  expect(second?.subject).toBe(`Re: ${first?.subject}`)
  expect(second?.text).toMatch(/^2 more photos from Priya Sharma\n/)
  expect(second?.text.match(/customer-photos/g)).toHaveLength(2)
  const lead = await deps.store.get(leadId)
  expect(lead).toMatchObject({ photosChosen: 3, photosMailedAt: expect.any(String) })
  expect(lead?.photoKeys).toHaveLength(3)
  expect(lead).not.toHaveProperty('dueQueue')
  await later(90)
  expect(await mailsAbout(leadId)).toHaveLength(2)
})

test('photos that come one by one wait ten minutes for the rest; what comes after their mail is on the page alone', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(3)
  await arrive()
  await send(2)
  await later(5)
  expect(await mailsAbout(leadId)).toHaveLength(1)
  await later(6)
  const [, second] = await mailsAbout(leadId)
  expect(second?.text).toContain('2 of 3 photos were still not here')
  await arrive()
  await send(1)
  await later(90)
  expect(await mailsAbout(leadId)).toHaveLength(2)
  expect((await deps.store.get(leadId))?.photoKeys).toHaveLength(2)
})

test('each photo counts once, whether repeated or sent all at once', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(2)
  await arrive()
  await arrive()
  await Promise.all(Array.from({ length: 6 }, () => send(0)))
  expect((await deps.store.get(leadId))?.photoKeys).toHaveLength(2)
  await later(1)
  await send(0)
  await later(90)
  expect(await mailsAbout(leadId)).toHaveLength(2)
})

test('if the request with the photos comes first or alone, text and photos are in one mail', async () => {
  const { send, arrive } = visitor()
  await arrive()
  const { leadId } = await send(0)
  expect(
    await acceptLead({ ...quoteRequest({ idempotencyKey: 'other' }), photosNotArrived: 1 }, deps),
  ).not.toMatchObject({ leadId })
  expect(await mailsAbout(leadId)).toHaveLength(1)
  await later(90)
  expect(await mailsAbout(leadId)).toHaveLength(1)
})

test('more photos than were said are taken, up to five', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1)
  for (let photo = 0; photo < 5; photo++) {
    await arrive()
    await send(0)
  }
  expect((await deps.store.get(leadId))?.photoKeys).toHaveLength(5)
})

test('a request with another key or another text attaches no photos', async () => {
  const { send, arrive } = visitor('the key')
  const { leadId } = await send(1)
  await arrive()
  for (const changed of [{ idempotencyKey: 'another key' }, { jobDescription: 'other words' }]) {
    const photoUrls = [`${siteUrl}/${await putPhoto(deps.s3, pictures.jpeg)}`]
    const request = quoteRequest({ idempotencyKey: 'the key', photoUrls, ...changed })
    expect((await acceptLead(request, deps)).leadId).not.toBe(leadId)
  }
  expect((await deps.store.get(leadId))?.photoKeys).toEqual([])
})

test('photos of an enquiry that was not mailed yet go with its mail', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1, { mailer: { send: down } })
  await arrive()
  expect(await send(0)).toEqual({ leadId, photos: 1 })
  await later(3)
  await later(90)
  const [mail, ...more] = await mailsAbout(leadId)
  expect(more).toEqual([])
  expect(mail?.text).toContain('customer-photos')
  expect(mail?.text).not.toContain('on the way')
})

test('a photo that comes while the mail is on its way is one more mail', async () => {
  const { send, arrive } = visitor()
  const mailer = {
    send: async (...parameters: Parameters<typeof deps.mailer.send>) => {
      await arrive()
      await send(0)
      return deps.mailer.send(...parameters)
    },
  }
  const { leadId } = await send(1, { mailer })
  await later(1)
  expect(await mailsAbout(leadId)).toHaveLength(2)
  await later(90)
  expect(await deps.store.get(leadId)).not.toHaveProperty('dueQueue')
})

test('where the table does not take the photos, the answer says so, and they can come again', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1)
  await arrive()
  expect(await send(0, { store: { ...deps.store, addPhoto: down } })).toEqual({ leadId, photos: 0 })
  expect(await send(0)).toEqual({ leadId, photos: 1 })
})

test('while the last resort has the words, later photos are asked for again until it is filed', async () => {
  const { send, arrive } = visitor()
  const withoutTable = { store: { ...deps.store, put: down } }
  const { leadId } = await send(1, withoutTable)
  await arrive()
  expect(await send(0, withoutTable)).toEqual({ leadId, photos: 0 })
  await later(3)
  expect(await send(0)).toEqual({ leadId, photos: 1 })
  await later(1)
  expect(await mailsAbout(leadId)).toHaveLength(2)
})

test('photos that are no pictures are said in the second mail', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1)
  await arrive(Buffer.from('<html>'))
  await send(0)
  await later(1)
  expect((await mailsAbout(leadId))[1]?.text).toContain('1 photo left out: not a picture')
})

/** The mail service reports that the mail with the late photos bounced, possibly several times. */
async function photosComeBack(leadId: string, reports = 1): Promise<void> {
  const messageId = (await deps.store.get(leadId))?.photosMessageId ?? ''
  for (let report = 0; report < reports; report++)
    await deps.store.recordReturn(leadId, 'mailBounce', { messageId, at: new Date(clock).toISOString(), now: clock })
}

test('the mail with the later photos is sent again when it came back, later each time [L15]', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1)
  await arrive()
  await send(0)
  await later(1)
  await photosComeBack(leadId, 2)
  await later(16)
  expect(await mailsAbout(leadId)).toHaveLength(3)
  await photosComeBack(leadId)
  await later(16)
  expect(await mailsAbout(leadId)).toHaveLength(3)
  await later(45)
  expect(await mailsAbout(leadId)).toHaveLength(4)
})

test('the photos of an enquiry that a digest carried go again by themselves, and its words do not [L15]', async () => {
  const { send, arrive } = visitor()
  const counter = { count: () => Promise.resolve(Number.MAX_SAFE_INTEGER) }
  const { leadId } = await send(1, { counter, viewer: { ...deps.viewer, address: '203.0.113.7' } })
  expect(await mailsAbout(leadId)).toHaveLength(0)
  await later(16)
  await arrive()
  await send(0)
  await later(1)
  const before = await mailsAbout(leadId)
  expect(before).toHaveLength(2)
  await photosComeBack(leadId)
  await later(16)
  const after = await mailsAbout(leadId)
  expect(after).toHaveLength(3)
  expect(after[2]?.text).toBe(before[1]?.text)
})

test('photos whose mail comes back before it is known to be out are sent again [L15]', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1)
  await arrive()
  await send(0)
  const markPhotosMailed: typeof deps.store.markPhotosMailed = async (id, mailed) => {
    await deps.store.recordReturn(id, 'mailBounce', { ...mailed, at: new Date(clock).toISOString(), now: clock })
    return deps.store.markPhotosMailed(id, mailed)
  }
  clock += minute
  await redeliverLeads({ ...deps, store: { ...deps.store, markPhotosMailed } })
  expect(await mailsAbout(leadId)).toHaveLength(2)
  await later(16)
  expect(await mailsAbout(leadId)).toHaveLength(3)
})

test('an erased enquiry takes no photos [G3]', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1)
  await deps.store.erase(leadId, clock)
  await arrive()
  await send(0)
  await later(90)
  expect(await deps.store.get(leadId)).toBeUndefined()
  expect(await mailsAbout(leadId)).toHaveLength(1)
})

test('a photo that came while the table was down is with its enquiry once that is filed', async () => {
  const { send, arrive } = visitor()
  const { leadId } = await send(1)
  await arrive()
  await send(0, { store: { ...deps.store, put: down } })
  await later(3)
  expect((await deps.store.get(leadId))?.photoKeys).toHaveLength(1)
})
