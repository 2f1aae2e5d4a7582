import { expect, test } from 'vitest'
import { hashesIn, readLiveHashes } from '../../../../scripts/operate/deploy/live-hashes.ts'

const policy = "default-src 'none'; script-src 'self' 'sha256-aaa='; style-src 'self' 'sha256-bbb=' 'sha256-ccc='"
const hashes = { style: ['sha256-bbb=', 'sha256-ccc='], script: ['sha256-aaa='] }

test('the hashes of the live site come from its policy, each from its own directive', () => {
  expect(hashesIn(policy)).toEqual(hashes)
  expect(hashesIn('')).toEqual({ style: [], script: [] })
})

test('reads them from what the site answers, without a word', async () => {
  const lines: string[] = []
  const fetch = async () => new Response(null, { headers: { 'content-security-policy': policy } })
  expect(await readLiveHashes('https://example.com', (line) => lines.push(line), fetch)).toEqual(hashes)
  expect(lines).toEqual([])
})

test('a site that does not answer is noted, and the deployment goes on without hashes', async () => {
  const lines: string[] = []
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const none = { style: [], script: [] }
  expect(await readLiveHashes('https://example.com', (line) => lines.push(line), fetch)).toEqual(none)
  expect(lines).toEqual([expect.stringMatching(/https:\/\/example\.com does not answer \(fetch failed\)/)])
})
