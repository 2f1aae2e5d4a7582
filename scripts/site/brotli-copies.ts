import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { brotliEnding, hasBrotliCopy } from '#edge/brotli-copies.ts'

const compress = promisify(brotliCompress)

/** Writes the compressed copies of the built site that the edge sends to whoever takes Brotli. */
export async function writeBrotliCopies(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter(hasBrotliCopy).map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(file + brotliEnding, await compress(content, { params }))
    }),
  )
}
