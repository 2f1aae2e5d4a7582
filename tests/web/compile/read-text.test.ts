import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '../../../web/compile/read-text.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

const path = join(temporaryFolder(), 'text.yaml')

function readBytes(bytes: Uint8Array) {
  writeFileSync(path, bytes)
  return readText(path)
}

test('a text is read as it was written, without a byte order mark', () => {
  expect(readBytes(Buffer.from('name: Café £2M 🔌\n'))).toEqual({ text: 'name: Café £2M 🔌\n' })
  expect(readBytes(Buffer.from('\ufeffname: Café\n'))).toEqual({ text: 'name: Café\n' })
})

test('a letter of Windows-1252 is refused with its line', () => {
  const { unreadable } = readBytes(Buffer.from('one: 1\ntwo: Caf\u00e9\nthree: 3\n', 'latin1'))
  expect(unreadable).toEqual({ line: 2, sentence: expect.stringMatching(/Windows-1252.*UTF-8/) })
  expect(readBytes(Buffer.from('Caf\u00e9', 'latin1')).unreadable?.line).toBe(1)
})

test.each([
  ['with a byte order mark', '\ufeffname: Café\n'],
  ['without one', 'name: Café\n'],
])('UTF-16 is refused, %s', (_, text) => {
  const { unreadable } = readBytes(Buffer.from(text, 'utf16le'))
  expect(unreadable).toEqual({ line: 1, sentence: expect.stringMatching(/UTF-16.*UTF-8/) })
})
