import { expect, test } from 'vitest'
import { checkSite } from '../../../lambdas/site/check-site.ts'
import { siteUrl } from '../../fixtures/lead-deps.ts'

/** Checks a site that answers with these, one after the other. */
async function check(...answers: (Response | Error)[]) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    asked.push(String(url))
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('asked once too often')
  }
  await checkSite(siteUrl, fetch, async () => undefined)
  return asked
}

const page = () => new Response('<!doctype html><html></html>')

test('a home page that comes whole is all that is asked for', async () => {
  expect(await check(page())).toEqual([`${siteUrl}/`])
})

test('one failure may be the network’s: it is tried once more', async () => {
  expect(await check(new Error('reset'), page())).toHaveLength(2)
})

test.each([
  ['a refusal', () => new Response('AccessDenied', { status: 403 }), '403'],
  ['a failing CDN', () => new Response('', { status: 503 }), '503'],
  ['a redirect', () => new Response('', { status: 301 }), '301'],
  ['half a page', () => new Response('<!doctype html><html>'), 'not a whole page'],
  ['no answer', () => new Error('timed out'), 'timed out'],
])('%s, twice, is an error [I9]', async (_, answer, sentence) => {
  await expect(check(answer(), answer())).rejects.toThrow(sentence)
})
