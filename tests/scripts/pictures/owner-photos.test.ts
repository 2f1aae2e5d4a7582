import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { writeOwnerPhotos } from '../../../scripts/pictures/owner-photos.ts'
import { ownerPhoto, ownerPhotoProblems, ownerPhotos } from '../../../web/compile/owner-photos.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

let folder = ''
beforeEach(async () => {
  folder = temporaryFolder()
  await writeFile(join(folder, 'prices.yaml'), '')
})

const put = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 27/1 0/1', GPSLatitudeRef: 'N' } })
    .toFile(join(folder, name))
const said = async () => (await ownerPhotoProblems(folder)).map(({ sentence }) => sentence)

test('without a photograph the page has none, and nothing is written', async () => {
  expect(await ownerPhoto('portrait', folder)).toBeUndefined()
  await writeOwnerPhotos(folder, folder)
  expect(await readdir(folder)).toEqual(['prices.yaml'])
})

test("a phone's photograph under any name is made into the site's sizes, upright and without its place", async () => {
  await put('IMG_0412.jpeg', 1600, 900)
  await writeOwnerPhotos(folder, folder)
  const portrait = await ownerPhoto('portrait', folder)
  expect(portrait?.shown).toMatchObject({ width: 1200, height: 675 })
  const files = await readdir(join(folder, 'images'))
  expect(files).toHaveLength(6)
  expect(files).toContain(`${portrait?.shown.stem}-480.avif`)
  for (const file of files) expect((await sharp(join(folder, 'images', file)).metadata()).exif, file).toBeUndefined()
})

test("a photograph whose name begins with van is the van's, beside the portrait", async () => {
  await put('Van outside no 7.jpg', 900, 1600)
  expect(await ownerPhoto('portrait', folder)).toBeUndefined()
  expect((await ownerPhoto('van', folder))?.shown).toMatchObject({ width: 1200, height: 1500 })
  await put('me.jpg', 1600, 900)
  expect(await said()).toEqual([])
  await writeOwnerPhotos(folder, folder)
  expect(await readdir(join(folder, 'images'))).toHaveLength(12)
})

test("a photograph of the signature is neither the portrait nor the van's", async () => {
  await put('Signature.png', 900, 300)
  expect((await ownerPhoto('signature', folder))?.shown).toMatchObject({ width: 1200, height: 400 })
  expect([await ownerPhoto('portrait', folder), await ownerPhoto('van', folder)]).toEqual([undefined, undefined])
})

test('what cannot be shown is one sentence each', async () => {
  await put('a.jpg', 400, 300)
  expect(await said()).toEqual(['it is 400 by 300 pixels and must be 800 wide or more.'])
  await put('b.png', 1600, 900)
  expect(await said()).toEqual(['there is b.png too. One photograph is shown: delete the other.'])
  await rm(join(folder, 'b.png'))
  await writeFile(join(folder, 'a.jpg'), 'no picture')
  expect(await said()).toEqual(['it cannot be read as a picture. Send the photograph as a JPEG.'])
  await expect(ownerPhoto('portrait', folder)).rejects.toThrow(/a\.jpg: it cannot be read/)
})

test.each(['review.pdf', 'prices (1).yaml', 'van.txt'])('%s, which nothing reads, is named alone', async (file) => {
  for (const photo of ['me.jpg', 'van.jpg']) await put(photo, 1600, 900)
  await writeFile(join(folder, file), 'Words.')
  expect(await ownerPhotoProblems(folder)).toEqual([
    { file: expect.stringContaining(file), sentence: expect.stringContaining('nothing reads it') },
  ])
  expect((await ownerPhotos(folder)).map(({ path }) => basename(path))).toEqual(['me.jpg', 'van.jpg'])
})

test.each([
  '.prices.yaml.swp',
  'prices.yaml~',
  '#prices.yaml#',
  '~$prices.docx',
  'prices.yaml.orig',
  'prices.yaml.BAK',
  'prices.yaml.save',
  'Thumbs.db',
  'Desktop.ini',
  'Icon\r',
  'me.jpg:Zone.Identifier',
])('what an editor, git, Windows or the Finder leaves, such as %j, is no problem', async (file) => {
  await put('me.jpg', 1600, 900)
  await writeFile(join(folder, file), 'Words.')
  expect(await said()).toEqual([])
  expect(await ownerPhotos(folder)).toHaveLength(1)
})
