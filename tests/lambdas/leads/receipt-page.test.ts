import { beforeAll, expect, test } from 'vitest'
import { receiptPath } from '../../../lambdas/leads/receipt-page.ts'
import type { Handler } from '../../../lambdas/runtime/respond.ts'
import { call } from '../../fixtures/call.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { business, keys } from '../../fixtures/lead-deps.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'

let show: Handler

beforeAll(async () => {
  setLambdaEnvironment()
  ;({ handler: show } = await import('../../../lambdas/leads/show-receipt.lambda.ts'))
})

async function open(path: string) {
  const [reference = '', receivedAt = '', signature = ''] = path.split('/').slice(3)
  const answer = await call(show, { params: { reference, receivedAt, signature } })
  return { ...answer, document: parseHtml(answer.body) }
}

const saturdayEvening = Date.parse('2026-11-21T18:18:00Z')
const path = receiptPath('1a2b3c4d5e6f', saturdayEvening, keys.formToken)

test('a receipt says when the enquiry came, by when the reply does, what happens next and its reference [O2]', async () => {
  const { status, headers, document } = await open(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(document.querySelector('h1')?.textContent).toBe('Message Sent!')
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Saturday 21 November, 18:18, without photos',
    'by Monday 23 November, 9:00',
    'we call or write, and may ask to see the job',
    `call ${business.phone.display} at any hour`,
    '1A2B-3C4D',
  ])
})

test('an address that we did not sign thanks nobody, and shows nothing of what is in it', async () => {
  const [, , , reference = '', receivedAt = '', signature = ''] = path.split('/')
  for (const forged of [
    path.replace(reference, 'AAAA-AAAA'),
    path.replace(receivedAt, String(saturdayEvening + 60_000)),
    path.replace(signature, ''),
    receiptPath('1a2b3c4d5e6f', saturdayEvening, ['another key']),
    '/api/receipts/<b>x/1/y',
  ]) {
    const { status, headers, document } = await open(forged)
    expect([status, headers['cache-control']], forged).toEqual([410, 'no-store'])
    expect(document.querySelector('h1')?.textContent).toBe('No receipt here')
    expect(document.body.textContent).not.toMatch(/Message Sent|AAAA|1A2B/)
    expect(document.querySelector('.way-out')?.textContent).toContain(business.phone.display)
  }
})

test('while keys are rotated, a receipt from before still opens', async () => {
  const before = receiptPath('1a2b3c4d5e6f', saturdayEvening, [keys.formToken.at(-1) ?? ''])
  expect((await open(before)).status).toBe(200)
})
