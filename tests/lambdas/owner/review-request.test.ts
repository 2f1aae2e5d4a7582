import { expect, test } from 'vitest'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { reviewRequest } from '../../../lambdas/owner/review-request.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { leadOf } from '../../fixtures/quote.ts'

const reviewLink = 'https://reviews.example/write?to=us&by=you'
const offer = (changes: Partial<Lead>) =>
  String(reviewRequest(leadOf(changes), { reviewLink, businessName: 'Sampleford Electrical' }))

function linksFor(changes: Partial<Lead>) {
  const links = [...parseHtml(offer(changes)).querySelectorAll('a')]
  return links.map((link) => ({
    address: link.href.split('?')[0],
    message: link.href.split(/(?:text|body)=/)[1] ?? '',
  }))
}

test('a mobile is asked by WhatsApp or by text, with the name and the link in the message', () => {
  const links = linksFor({})
  expect(links.map(({ address }) => address)).toEqual(['https://wa.me/447700900456', 'sms:+447700900456'])
  for (const { message } of links) {
    expect(decodeURIComponent(message)).toMatch(/^Hello Priya, .*Sampleford Electrical/)
    expect(decodeURIComponent(message)).toContain(reviewLink)
  }
})

test('a landline, and a number that cannot be rung, are asked by e-mail', () => {
  const landline = { phone: '020 7946 0456', phoneE164: '+442079460456' }
  const broken = { phone: '07700 90', phoneE164: undefined }
  for (const phone of [landline, broken]) {
    expect(linksFor(phone).map(({ address }) => address)).toEqual(['mailto:priya@example.com'])
  }
})

test('a customer without a mobile or an e-mail address gets no link', () => {
  expect(linksFor({ phone: '020 7946 0456', phoneE164: '+442079460456', email: '', replyTo: undefined })).toEqual([])
})

test('happy or not, everybody is asked the same, and nobody is quoted', () => {
  const requests = ['Lovely work last time!', 'You never came. "Useless"'].map((jobDescription) =>
    linksFor({ jobDescription }),
  )
  expect(requests[0]).toEqual(requests[1])
  expect(decodeURIComponent(requests[0]?.[0]?.message ?? '')).not.toMatch(/\bif\b|happy/)
})

test('nothing typed becomes markup', () => {
  expect(offer({ fullName: '"><script>x</script>' })).not.toContain('<script')
})
