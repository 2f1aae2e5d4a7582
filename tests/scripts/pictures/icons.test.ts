import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeIcons } from '../../../scripts/pictures/icons.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

test('the icons show the logo, each in its own size', async () => {
  const site = temporaryFolder()
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#00F"/></svg>'
  await writeFile(join(site, 'favicon.svg'), logo)
  await writeIcons(site)
  const ico = await readFile(join(site, 'favicon.ico'))
  const png = ico.subarray(ico.readUInt32LE(18))
  expect(png).toHaveLength(ico.readUInt32LE(14))
  const icons: [size: number, icon: string | Buffer][] = [
    [32, png],
    [180, join(site, 'apple-touch-icon.png')],
    [192, join(site, 'icon-192.png')],
    [512, join(site, 'icon-512.png')],
  ]
  for (const [size, icon] of icons) {
    const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: size, height: size })
    const middle = info.channels * (size / 2) * (size + 1)
    expect([...data.subarray(middle, middle + 3)]).toEqual([0, 0, 255])
  }
})
