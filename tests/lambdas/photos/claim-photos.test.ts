import { readFileSync } from 'node:fs'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { claimPhotos } from '../../../lambdas/photos/claim-photos.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { photoBucket } from '../../fixtures/buckets.ts'
import { newPhotoKey } from '../../fixtures/enquiry.ts'
import { enquiryServices } from '../../fixtures/enquiry-services.ts'
import { pictures, putPhoto, tagOf } from '../../fixtures/pictures.ts'

const { s3, photos } = (await enquiryServices()).deps

const claim = (keys: string[]) => claimPhotos(keys, { photos })

test('every kind of picture is claimed, under any name', async () => {
  for (const [kind, body] of Object.entries(pictures)) {
    const key = await putPhoto(s3, body, newPhotoKey(`${kind}.txt`))
    expect(await claim([key])).toMatchObject([{ state: 'claimed' }])
    expect(await tagOf(s3, key)).toBe('attached')
  }
})

test('what is not a picture is left out and stays untagged', async () => {
  const svg = await putPhoto(s3, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), newPhotoKey('photo.jpg'))
  const short = await putPhoto(s3, Buffer.from([0xff, 0xd8]), newPhotoKey('short.jpg'))
  const riff = await putPhoto(s3, Buffer.from('RIFF\x10\x00\x00\x00WAVEfmt ', 'latin1'), newPhotoKey('sound.webp'))
  for (const key of [svg, short, riff]) {
    expect(await claim([key]), key).toMatchObject([{ state: 'refused' }])
    expect(await tagOf(s3, key)).not.toBe('attached')
  }
})

test("a phone's HEIC picture is known under any name, left out and stays untagged", async () => {
  const key = await putPhoto(s3, readFileSync('tests/fixtures/portrait.heic'), newPhotoKey('IMG_E1234.jpg'))
  expect(await claim([key])).toEqual([{ key, state: 'heic' }])
  expect(await tagOf(s3, key)).not.toBe('attached')
})

test('a photo over the limit is left out', async () => {
  const body = Buffer.concat([pictures.jpeg, Buffer.alloc(photoRules.maxBytes)])
  const key = await putPhoto(s3, body)
  expect(await claim([key])).toMatchObject([{ state: 'refused' }])
})

test('a photo that says it is compressed is left out, because no browser would show it', async () => {
  const key = newPhotoKey('photo.jpg')
  const photo = { Bucket: photoBucket, Key: key, Body: pictures.jpeg, ContentEncoding: 'gzip' }
  await s3.send(new PutObjectCommand(photo))
  expect(await claim([key])).toEqual([{ key, state: 'refused' }])
})

test('a photo that is not there is absent, and claimed once it is', async () => {
  const key = newPhotoKey('late.jpg')
  expect(await claim([key])).toEqual([{ key, state: 'absent' }])
  await putPhoto(s3, pictures.jpeg, key)
  expect(await claim([key])).toEqual([{ key, state: 'claimed' }])
})
