import { expect, test } from 'vitest'
import { QuoteRequest } from '../../../lambdas/contract/quote-request.ts'
import { readQuote } from '../../../lambdas/leads/read-quote.ts'
import { sendCanary } from '../../../lambdas/site/send-canary.ts'
import { keys, siteUrl } from '../../fixtures/lead-deps.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

function canaryAnsweredBy(status: number, answer = '{"leadId":"a1","photos":0,"danger":false}') {
  const sent: { url: string; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
    return new Response(answer, { status })
  }
  return { sent, done: sendCanary({ siteUrl, canaryKey: keys.canary, uuid: () => crypto.randomUUID(), fetch }) }
}

test('the canary goes the visitors’ way and is read as a canary', async () => {
  const { sent, done } = canaryAnsweredBy(200)
  expect(await done).toBe('a1')
  expect(sent[0]?.url).toBe(`${siteUrl}/api/send-lead-email`)
  const request = QuoteRequest.parse(sent[0]?.body)
  expect(readQuote(request, { siteUrl, keys, viewer: anyViewer, now: Date.now(), newKey: () => '' })).toMatchObject({
    canary: true,
  })
})

test('a canary that is not accepted is an error', async () => {
  await expect(canaryAnsweredBy(503).done).rejects.toThrow('503')
  await expect(canaryAnsweredBy(200, '<title>Home</title>').done).rejects.toThrow()
})
