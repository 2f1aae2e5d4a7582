/**
 * Creates the site's pictures from a folder of JPEG masters: `node scripts/pictures/make-pictures.ts FOLDER`. Run
 * by hand when a picture changes; the output is committed, because encoding takes minutes.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { housePictures, sitePicture } from '../../web/src/ui/site-picture.ts'

/** Quality chosen by eye on the dark gradients of the sample pictures, where artefacts show first. */
const encoders: Record<(typeof sitePicture.formats)[number], (image: Sharp) => Sharp> = {
  avif: (image) => avif(image, 42),
  jpg: (image) => image.jpeg({ quality: 72, mozjpeg: true }),
}

/** The hero picture, seen first: at quality 42 its panels and its timber blur. */
const houseAvif = (image: Sharp) => avif(image, 50)

function avif(image: Sharp, quality: number): Sharp {
  return image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })
}

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
      const encode = format === 'avif' && houseWidth ? houseAvif : encoders[format]
      await encode(master().resize({ width })).toFile(`${images}/${stem}-${width}.${format}`)
    }
  }
  // The house's other three pictures are seen on its page alone.
  if (!houseWidth || stem === housePictures.wide.lit) {
    // By itself sharp would cut off the house.
    const position = houseWidth ? 'centre' : 'attention'
    await master()
      .resize(1200, 630, { fit: 'cover', position })
      .jpeg({ quality: 74, mozjpeg: true })
      .toFile(`${social}/${stem}.jpg`)
  }
  console.log(stem)
}
