/**
 * Creates the site's pictures from a folder of JPEG masters: `node scripts/pictures/make-pictures.ts FOLDER`. Run
 * by hand when a picture changes; the output is committed, because encoding takes minutes.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { housePictures, sitePicture } from '../../web/src/ui/site-picture.ts'
import { encodePicture } from './encode-picture.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Which folder holds the masters? Usage: node scripts/pictures/make-pictures.ts FOLDER')
  process.exit(1)
}

const images = 'web/public/images'
const social = 'web/public/social'
await mkdir(images, { recursive: true })
await mkdir(social, { recursive: true })

// Two at a time: libvips already uses several cores per picture.
const limit = pLimit(2)
const houseWidths: ReadonlyMap<string, readonly number[]> = new Map(
  Object.values(housePictures).flatMap(({ lit, unlit, widths }) => [
    [lit, widths],
    [unlit, widths],
  ]),
)
const masters = (await readdir(folder)).filter((file) => file.endsWith('.jpg'))
await Promise.all(masters.map((file) => limit(() => makePicture(parse(file).name, `${folder}/${file}`))))

async function makePicture(stem: string, file: string): Promise<void> {
  const master = () => sharp(file).rotate()
  const houseWidth = houseWidths.get(stem)
  for (const width of houseWidth ?? sitePicture.widths) {
    for (const format of sitePicture.formats) {
      const picture = encodePicture(master().resize({ width }), houseWidth ? 'house' : 'site', format)
      await picture.toFile(`${images}/${stem}-${width}.${format}`)
    }
  }
  // The house's other three pictures are seen on its page alone.
  if (!houseWidth || stem === housePictures.wide.lit) {
    // By itself sharp would cut off the house.
    const position = houseWidth ? 'centre' : 'attention'
    const card = master().resize(1200, 630, { fit: 'cover', position })
    await encodePicture(card, 'photograph', 'jpg').toFile(`${social}/${stem}.jpg`)
  }
  console.log(stem)
}
