import { afterAll, expect, test, vi } from 'vitest'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { apiChecks } from '../../../../scripts/operate/smoke/api-checks.ts'
import { expectAnswer, runChecks } from '../../../../scripts/operate/smoke/check.ts'
import { headerChecks } from '../../../../scripts/operate/smoke/header-checks.ts'
import { pageChecks } from '../../../../scripts/operate/smoke/page-checks.ts'

/** A site set up badly, as single-page sites often are: the same page with 200 for everything, and no headers. */
const soft = await listen((_, response) => {
  response.setHeader('content-type', 'text/html').setHeader('set-cookie', 'a=1').end('<title>Home</title>')
})
afterAll(() => soft.stop())

test('each check but those that need https sees that a site which answers 200 to everything is broken', async () => {
  const site = {
    url: soft.endpoint,
    operator: {
      canaryKeys: async () => ['k'],
      leads: { get: async () => undefined },
      unconfirmedSubscriptions: async () => ['office@example.com gets no alarms'],
    },
  }
  for (const { name, run } of [...pageChecks, ...headerChecks, ...apiChecks]) {
    if (name.startsWith('www') || name.startsWith('http ')) continue
    await expect(
      run(site, () => {}),
      name,
    ).rejects.toThrow()
  }
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
  const site = { url: soft.endpoint, operator: undefined }
  await runChecks(checks, site, { print: (text) => printed.push(text), note: () => {} }, {})
  expect(printed.filter((line) => line.startsWith('  skipped'))).toHaveLength(2)
  expect(printed.at(-1)).toBe('Nothing failed, but not everything was looked at: 2 skipped.')
})

test.each([
  ['www is sent elsewhere', 302, 'https://other.example/', 'www answered 302'],
  ['www is sent to the apex without its query', 301, 'https://sampleford.co.uk/about', 'www is not sent to the apex'],
  ['www is sent to the apex', 301, 'https://sampleford.co.uk/about?x=1', undefined],
])('with a domain: %s', async (_, status, location, problem) => {
  const check = pageChecks.find(({ name }) => name === 'www goes to the apex')
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status, headers: { location } }))
  const done = check?.run({ url: 'https://sampleford.co.uk', operator: undefined }, () => {})
  if (problem) await expect(done).rejects.toThrow(problem)
  else await expect(done).resolves.toBeUndefined()
  expect(asked.mock.calls[0]?.[0]).toBe('https://www.sampleford.co.uk/about?x=1')
  asked.mockRestore()
})
