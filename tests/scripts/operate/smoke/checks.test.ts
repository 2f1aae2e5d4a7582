import { expect, test, vi } from 'vitest'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { apiChecks } from '../../../../scripts/operate/smoke/api-checks.ts'
import { expectAnswer, runChecks } from '../../../../scripts/operate/smoke/check.ts'
import { pageChecks } from '../../../../scripts/operate/smoke/page-checks.ts'

test('alarms that nobody has confirmed fail it, and so does a mail that SES does not take', async () => {
  const check = apiChecks.find(({ name }) => name.startsWith('everybody who is to get alarms'))
  const operator = {
    canaryKey: async () => 'k',
    leads: { get: async () => undefined },
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

test('http and www are said to be skipped where they cannot be looked at', async () => {
  const printed: string[] = []
  const checks = pageChecks.filter(({ name }) => /^(www|http) /.test(name))
  const site = { url: 'http://localhost:3000', operator: undefined }
  await runChecks(checks, site, { print: (text) => printed.push(text), note: () => {} }, {})
  expect(printed.filter((line) => line.startsWith('  skipped'))).toHaveLength(2)
  expect(printed.at(-1)).toBe('Nothing failed, but not everything was looked at: 2 skipped.')
})

test.each([
  ['www goes to the apex', 302, 'https://other.example/', 'www answered 302'],
  ['www goes to the apex', 301, 'https://sampleford.co.uk/about', 'www is not sent to the apex'],
  ['www goes to the apex', 301, 'https://sampleford.co.uk/about?x=1', undefined],
  ['http goes to https', 200, '', 'http:// answered 200'],
  ['http goes to https', 301, 'https://other.example/', 'http:// is not sent to https://'],
  ['http goes to https', 301, 'https://sampleford.co.uk/about', undefined],
])('with a domain: %s, answered %i %s', async (name, status, location, problem) => {
  const check = pageChecks.find((each) => each.name === name)
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status, headers: { location } }))
  const done = check?.run({ url: 'https://sampleford.co.uk', operator: undefined }, () => {})
  if (problem) await expect(done).rejects.toThrow(problem)
  else await expect(done).resolves.toBeUndefined()
  const wanted = name.startsWith('www') ? 'https://www.sampleford.co.uk/about?x=1' : 'http://sampleford.co.uk/about'
  expect(asked.mock.calls[0]?.[0]).toBe(wanted)
  asked.mockRestore()
})
