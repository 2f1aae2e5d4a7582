import { readFileSync, statSync } from 'node:fs'

/** A text, or why it cannot be read, with the line, which starts at 1. */
export type ReadText =
  | { text: string; unreadable?: undefined }
  | { text?: undefined; unreadable: { line: number; sentence: string } }

/**
 * Reads a file that people write, without its byte order mark. Another encoding than UTF-8 is refused: read as UTF-8,
 * its letters would be replaced by question marks on every page.
 */
export function readText(path: string): ReadText {
  if (statSync(path).isDirectory()) return { unreadable: { line: 1, sentence: 'it is a folder, and not a file.' } }
  const bytes = readFileSync(path)
  // A zero byte is half a letter of UTF-16.
  if (bytes.includes(0)) return { unreadable: { line: 1, sentence: `the file is saved as UTF-16. ${cure}` } }
  const text = decoded(bytes)
  if (text !== undefined) return { text }
  let line = 1
  for (let start = 0; ; line++) {
    const end = bytes.indexOf('\n', start)
    if (end === -1 || decoded(bytes.subarray(start, end)) === undefined) break
    start = end + 1
  }
  const sentence = `the line has a letter that is not UTF-8, most likely of Windows-1252. ${cure} Then check the letter.`
  return { unreadable: { line, sentence } }
}

const cure = 'Save it again with the encoding UTF-8.'

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
