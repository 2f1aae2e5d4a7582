import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ink } from './social-plates.ts'

/** Writes the icons of tabs and home screens into the site, drawn from its logo, `favicon.svg`. */
export async function writeIcons(siteFolder: string): Promise<void> {
  const logo = join(siteFolder, 'favicon.svg')
  // The logo has 32 units of 1/72 inch, so that this draws it at the size of the largest icon.
  const icon = (size: number) =>
    sharp(logo, { density: 72 * 16 })
      .resize(size)
      .png()
  await icon(192).toFile(join(siteFolder, 'icon-192.png'))
  await icon(512).toFile(join(siteFolder, 'icon-512.png'))
  // iOS rounds the corners itself, and would fill transparent ones with black.
  await icon(180).flatten({ background: ink }).toFile(join(siteFolder, 'apple-touch-icon.png'))
  await writeFile(join(siteFolder, 'favicon.ico'), icoOf(await icon(32).toBuffer()))
}

/** An ICO file of one PNG of 32 by 32: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  // One picture, which is an icon.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.set([32, 32], 6)
  // One colour plane, 32 bits a pixel.
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
