import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesIn } from '../../web/compile/files-in.ts'

/** Size that social networks ask for, in pixels. */
const picture = { width: 1200, height: 630 }

/** The brand's ink, behind what does not fill its picture. */
export const ink = '#0F1A2B'

/**
 * Writes `social/{slug}.jpg` for each plate: the whole drawing, and the logo beside it. It has no text, because that
 * would be set in whatever font the build machine has.
 */
export async function writeSocialPlates(siteFolder: string): Promise<void> {
  const target = join(siteFolder, 'social')
  await mkdir(target, { recursive: true })
  const mark = await drawn(join(siteFolder, 'favicon.svg'), 200, 200)
  const side = (picture.height * 4) / 3
  for (const [slug, file] of filesIn('plates')) {
    const plate = await drawn(file, side, picture.height)
    const margin = picture.width - side
    await sharp({ create: { ...picture, channels: 3, background: ink } })
      .composite([
        { input: plate, left: margin, top: 0 },
        { input: mark, left: (margin - 200) / 2, top: (picture.height - 200) / 2 },
      ])
      .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
      .toFile(join(target, `${slug}.jpg`))
  }
}

/** Renders an SVG, at twice the size for smooth edges. */
async function drawn(file: string, width: number, height: number): Promise<Buffer> {
  const density = 72 * 4
  return sharp(await readFile(file), { density })
    .resize(width, height)
    .png()
    .toBuffer()
}
