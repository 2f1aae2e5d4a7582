import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ownerPhotos } from '../../web/compile/owner-photos.ts'
import { sitePicture } from '../../web/src/ui/site-picture.ts'
import { encodePicture } from './encode-picture.ts'
import { readMaster } from './master-picture.ts'

/**
 * Writes the variants of the owner's photographs into `images/` of the built site. They contain no location or camera
 * data, because sharp writes metadata only on request.
 */
export async function writeOwnerPhotos(siteFolder: string, ownerFolder?: string): Promise<void> {
  for (const { path, shown } of await ownerPhotos(ownerFolder)) {
    const { stem, width, height } = shown
    const upright = await sharp(await readMaster(path))
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toBuffer()
    await mkdir(join(siteFolder, 'images'), { recursive: true })
    for (const size of sitePicture.widths) {
      for (const format of sitePicture.formats) {
        const picture = sharp(upright).resize({ width: size })
        const body = await encodePicture(picture, 'photograph', format).toBuffer()
        await writeFile(join(siteFolder, 'images', `${stem}-${size}.${format}`), body)
      }
    }
  }
}
