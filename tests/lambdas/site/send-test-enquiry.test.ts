import { expect, test } from 'vitest'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { EnquiryRequest, type EnquiryResponse } from '../../../lambdas/shared/enquiry-request.ts'
import { sendTestEnquiry } from '../../../lambdas/site/send-test-enquiry.ts'
import { requestDeps, signingKey, siteUrl } from '../../fixtures/enquiry-settings.ts'

const accepted: EnquiryResponse = { enquiryId: 'a1', urgent: false }

function testEnquiryAnsweredBy(status: number, body = JSON.stringify(accepted)) {
  const sent: { url: string; body: unknown; origin: string | undefined }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const origin = new Headers(init?.headers).get('origin') ?? undefined
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)), origin })
    return new Response(body, { status })
  }
  return {
    sent,
    done: sendTestEnquiry({ siteUrl, signingKey, uuid: () => crypto.randomUUID(), fetch }),
  }
}

test('the test enquiry goes the visitors’ way, and is read as one and not marked', async () => {
  const { sent, done } = testEnquiryAnsweredBy(200)
  expect(await done).toBe('a1')
  expect(sent[0]?.url).toBe(`${siteUrl}/api/send-lead-email`)
  const request = EnquiryRequest.parse(sent[0]?.body)
  // It is sent by no browser, so that nothing but its origin speaks for it.
  const viewer = { address: undefined, origin: sent[0]?.origin, fetchSite: undefined }
  expect(readEnquiry(request, { ...requestDeps, viewer, now: Date.now() })).toMatchObject({
    testEnquiry: true,
    possibleSpam: false,
  })
})

test('a test enquiry that is not accepted is an error', async () => {
  await expect(testEnquiryAnsweredBy(503).done).rejects.toThrow('503')
  await expect(testEnquiryAnsweredBy(200, '<title>Home</title>').done).rejects.toThrow()
})
