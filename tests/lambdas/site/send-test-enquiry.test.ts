import { expect, test } from 'vitest'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { EnquiryRequest } from '../../../lambdas/shared/enquiry-request.ts'
import { sendTestEnquiry } from '../../../lambdas/site/send-test-enquiry.ts'
import { keys, siteUrl } from '../../fixtures/enquiry-deps.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

function testEnquiryAnsweredBy(status: number, answer = '{"enquiryId":"a1","photos":0,"danger":false}') {
  const sent: { url: string; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
    return new Response(answer, { status })
  }
  return {
    sent,
    done: sendTestEnquiry({ siteUrl, testEnquiryKey: keys.testEnquiry, uuid: () => crypto.randomUUID(), fetch }),
  }
}

test('the testEnquiry goes the visitors’ way and is read as a testEnquiry', async () => {
  const { sent, done } = testEnquiryAnsweredBy(200)
  expect(await done).toBe('a1')
  expect(sent[0]?.url).toBe(`${siteUrl}/api/send-lead-email`)
  const request = EnquiryRequest.parse(sent[0]?.body)
  expect(readEnquiry(request, { siteUrl, keys, viewer: anyViewer, now: Date.now(), newKey: () => '' })).toMatchObject({
    testEnquiry: true,
  })
})

test('a testEnquiry that is not accepted is an error', async () => {
  await expect(testEnquiryAnsweredBy(503).done).rejects.toThrow('503')
  await expect(testEnquiryAnsweredBy(200, '<title>Home</title>').done).rejects.toThrow()
})
