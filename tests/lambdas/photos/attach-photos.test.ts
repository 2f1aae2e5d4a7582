import { GetObjectTaggingCommand } from '@aws-sdk/client-s3'
import { expect, test, vi } from 'vitest'
import { attachPhotos } from '../../../lambdas/photos/attach-photos.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { photoBucket } from '../../../scripts/local/services/s3.ts'
import { enquiryServices } from '../../fixtures/enquiry-services.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'

const { s3, photos } = (await enquiryServices()).deps
const bounds = { inspectPhotos: 1500, tagPhotos: 700 }

function attach(keys: string[]) {
  const patient = { inspectPhotos: 60_000, tagPhotos: 60_000 }
  return attachPhotos(keys, { photos, bounds: patient })
}

async function tagsOf(key: string) {
  return (await s3.send(new GetObjectTaggingCommand({ Bucket: photoBucket, Key: key }))).TagSet
}

test('every kind of picture is tagged attached, under any name', async () => {
  for (const [kind, body] of Object.entries(pictures)) {
    const key = await putPhoto(s3, body, `${kind}.txt`)
    expect(await attach([key])).toMatchObject([{ state: 'attached' }])
    expect(await tagsOf(key)).toEqual([{ Key: 'state', Value: 'attached' }])
  }
})

test('what is not a picture is left out and stays untagged', async () => {
  const svg = await putPhoto(s3, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.jpg')
  const short = await putPhoto(s3, Buffer.from([0xff, 0xd8]), 'short.jpg')
  const riff = await putPhoto(s3, Buffer.from('RIFF\x10\x00\x00\x00WAVEfmt ', 'latin1'), 'sound.webp')
  for (const key of [svg, short, riff]) {
    expect(await attach([key]), key).toMatchObject([{ state: 'refused' }])
    expect(await tagsOf(key)).not.toContainEqual({ Key: 'state', Value: 'attached' })
  }
})

test('a photo over the limit is left out', async () => {
  const body = Buffer.concat([pictures.jpeg, Buffer.alloc(photoRules.maxBytes)])
  const key = await putPhoto(s3, body)
  expect(await attach([key])).toMatchObject([{ state: 'refused' }])
})

test('a photo that is gone is left out', async () => {
  const gone = `customer-photos/1700000000000-${crypto.randomUUID()}-gone.jpg`
  expect(await attach([gone])).toEqual([{ key: gone, state: 'refused' }])
})

test('a bucket that hangs costs 1.5 s in all, and the photos are pending', async () => {
  const key = await putPhoto(s3, pictures.jpeg)
  vi.useFakeTimers()
  const began = Date.now()
  const never = () => new Promise<never>(() => {})
  const hanging = { inspect: never, tagAttached: never }
  const attached = attachPhotos(Array(5).fill(key), { photos: hanging, bounds })
  await vi.runAllTimersAsync()
  const took = Date.now() - began
  vi.useRealTimers()
  expect((await attached).map(({ state }) => state)).toEqual(Array(5).fill('pending'))
  expect(took).toBe(bounds.inspectPhotos)
})
