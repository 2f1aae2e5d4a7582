import { afterAll, expect, test } from 'vitest'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { apiChecks } from '../../../../scripts/operate/smoke/api-checks.ts'
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
    operator: { canaryKeys: async () => ['k'], leads: { get: async () => undefined } },
  }
  for (const { name, run } of [...pageChecks, ...headerChecks, ...apiChecks]) {
    if (name.startsWith('www')) continue
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
