import { beforeEach, expect, test } from 'vitest'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { ownerLinkPath } from '../../../lambdas/enquiries/owner-link.ts'
import { call, postForm } from '../../fixtures/call.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { emailSettings } from '../../fixtures/enquiry-deps.ts'
import { enquiryServices } from '../../fixtures/enquiry-services.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'

const services = await enquiryServices()
const { deps } = services
setLambdaEnvironment(services.endpoints)
const { handler: answered } = await import('../../../lambdas/enquiries/answered.lambda.ts')
let enquiry: ReturnType<typeof enquiryOf>
beforeEach(async () => {
  enquiry = enquiryOf()
  await deps.store.create(enquiry)
})

/** The path parameters that API Gateway parses from the link in the mail. */
function linkOf({ enquiryId }: { enquiryId: string }, key = emailSettings.ownerLinkKey) {
  const [signature = '', id = ''] = ownerLinkPath(enquiryId, key).split('/').reverse()
  return { enquiryId: id, signature }
}
const open = (params: Record<string, string>) => call(answered, { route: 'showEnquiry', params })
const press = (value: string, params: Record<string, string> = linkOf(enquiry)) =>
  postForm(answered, { answered: value }, {}, params, 'markAnswered')
const answeredAt = async () => (await deps.store.get(enquiry.enquiryId))?.answeredAt

test("the mail's link opens a page with the name, the number and one button, and nothing else of the person", async () => {
  const { text } = buildEnquiryEmail(enquiry, [], emailSettings)
  const path = new URL(/https:\/\/\S+\/api\/enquiries\/\S+/.exec(text)?.[0] ?? '').pathname
  expect(path).toBe(ownerLinkPath(enquiry.enquiryId, emailSettings.ownerLinkKey))
  const { status, body, headers } = await open(linkOf(enquiry))
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const document = parseHtml(body)
  expect(document.querySelector('h1')?.textContent).toBe('Priya Sharma')
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('tel:+447700900456')
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Mark as answered'])
  for (const secret of ['priya@example.com', 'SW14', 'pergola']) expect(body).not.toContain(secret)
})

test('a number that cannot be rung stands as it was typed, and is no link', async () => {
  const wrong = enquiryOf({ phone: '07700 9001', phoneE164: undefined, phoneDisplay: undefined })
  await deps.store.create(wrong)
  const { body } = await open(linkOf(wrong))
  expect(body).toContain('07700 9001')
  expect(body).not.toContain('tel:')
})

test('a number abroad is a link with what the call may cost', async () => {
  const abroad = enquiryOf({ phone: '+353 1 234 5678' })
  await deps.store.create(abroad)
  const { body } = await open(linkOf(abroad))
  expect(parseHtml(body).querySelector('a[href="tel:+35312345678"]')?.textContent).toContain('pounds a minute')
})

test('opening the link any number of times, as mail scanners do, changes nothing', async () => {
  const before = await deps.store.get(enquiry.enquiryId)
  for (let times = 0; times < 3; times++) await open(linkOf(enquiry))
  await call(answered, { route: 'showEnquiry', params: linkOf(enquiry), query: { answered: 'yes' } })
  expect(await deps.store.get(enquiry.enquiryId)).toEqual(before)
})

test('the button marks it as answered, the page says so and offers to take it back', async () => {
  const before = await deps.store.get(enquiry.enquiryId)
  const { status, headers } = await press('yes')
  expect([status, headers.location]).toEqual([303, ownerLinkPath(enquiry.enquiryId, emailSettings.ownerLinkKey)])
  const first = await answeredAt()
  expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const document = parseHtml((await open(linkOf(enquiry))).body)
  expect(document.querySelector('[role=status]')?.textContent).toBe('Answered')
  expect([...document.querySelectorAll('button')].map(({ value }) => value)).toEqual(['no'])
  await press('yes')
  expect(await answeredAt(), 'pressed twice it is marked once').toBe(first)
  await press('no')
  await press('no')
  expect(await deps.store.get(enquiry.enquiryId)).toEqual(before)
})

test('a link that is forged, of another enquiry or of no enquiry harms nothing and says so', async () => {
  const other = enquiryOf()
  for (const params of [
    { enquiryId: enquiry.enquiryId, signature: 'forged' },
    { enquiryId: enquiry.enquiryId, signature: linkOf(other).signature },
    linkOf(enquiry, 'a key that was never ours'),
    linkOf(other),
  ]) {
    for (const answer of [await open(params), await press('yes', params)]) {
      expect(answer.status).toBe(410)
      expect(answer.body).toContain('Nothing was changed')
      expect(answer.body).not.toContain('Priya')
    }
  }
  expect(await answeredAt()).toBeUndefined()
})

test('the link of an erased enquiry says that it is no longer kept, and brings nothing back', async () => {
  await deps.store.erase(enquiry.enquiryId, Date.now())
  for (const { status, body } of [await open(linkOf(enquiry)), await press('yes'), await press('no')]) {
    expect(status).toBe(410)
    expect(body).toContain('This enquiry is no longer kept')
  }
  expect(await deps.store.get(enquiry.enquiryId)).toBeUndefined()
})

test('what is posted by hand is refused in a sentence, and nothing typed becomes markup', async () => {
  expect((await press('paid')).status).toBe(422)
  const evil = enquiryOf({ fullName: '<script>alert(1)</script> X', phone: '<img src=x>', phoneE164: undefined })
  await deps.store.create(evil)
  expect((await open(linkOf(evil))).body).not.toMatch(/<script|<img/)
})

test('the page, whose URL is secret, sends no referrer and is not indexed', async () => {
  const { body } = await open(linkOf(enquiry))
  const meta = (name: string) => parseHtml(body).querySelector(`meta[name=${name}]`)?.getAttribute('content')
  expect([meta('referrer'), meta('robots')]).toEqual(['no-referrer', 'noindex'])
})
