import { expect, test, vi } from 'vitest'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { apiChecks } from '../../../../scripts/operate/smoke/api-checks.ts'
import { expectAnswer } from '../../../../scripts/operate/smoke/check.ts'
import { domainCheck } from '../../../../scripts/operate/smoke/page-checks.ts'

test('alarms that nobody has confirmed fail it, and so does a mail that SES does not take', async () => {
  const check = apiChecks.find(({ name }) => name.startsWith('everybody who is to get alarms'))
  const operator = {
    testEnquiryKey: async () => 'k',
    enquiries: { get: async () => undefined },
    unconfirmedSubscriptions: async () => ['office@example.com gets no alarms'],
    mailOwner: () => Promise.reject(new Error('MessageRejected')),
  }
  const done = check?.run({ url: 'https://sampleford.co.uk', operator }, () => {})
  await expect(done).rejects.toThrow('office@example.com gets no alarms')
  const mail = apiChecks.find(({ name }) => name.startsWith('a mail to the owner'))
  await expect(mail?.run({ url: 'https://sampleford.co.uk', operator }, () => {})).rejects.toThrow('MessageRejected')
})

test('a portfolio that is still empty is in order: it is filled after the first deployment', async () => {
  const empty = await listen((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ projects: [] }))
  })
  const check = apiChecks.find(({ name }) => name.startsWith('projects come newest first'))
  await expect(check?.run({ url: empty.endpoint, operator: undefined }, () => {})).resolves.toBeUndefined()
  await empty.stop()
})

test('a site that is down is one sentence, and so is one that does not answer', async () => {
  const down = await listen((_, response) => response.writeHead(403).end())
  const site = { url: down.endpoint, operator: undefined }
  await expect(expectAnswer(site)).rejects.toThrow(`${down.endpoint} is down: its home page answered 403.`)
  await down.stop()
  await expect(expectAnswer(site)).rejects.toThrow(/does not answer \(.*ECONNREFUSED.*\)/)
})

test.each([
  [200, 'https://www.sampleford.co.uk/about?x=1', 'it ends at https://www.'],
  [200, 'https://sampleford.co.uk/about', 'it ends at https://sampleford.co.uk/about,'],
  [403, 'https://sampleford.co.uk/about?x=1', 'which answered 403'],
  [200, 'https://sampleford.co.uk/about?x=1', undefined],
])('with a domain http and www go to the site: %i at %s', async (status, url, problem) => {
  // Cast: all that the check reads.
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue({ status, url } as Response)
  const done = domainCheck.run({ url: 'https://sampleford.co.uk', operator: undefined }, () => {})
  if (problem) await expect(done).rejects.toThrow(problem)
  else await expect(done).resolves.toBeUndefined()
  expect(asked.mock.calls[0]).toEqual([
    'http://www.sampleford.co.uk/about?x=1',
    expect.objectContaining({ redirect: 'follow' }),
  ])
  asked.mockRestore()
})
