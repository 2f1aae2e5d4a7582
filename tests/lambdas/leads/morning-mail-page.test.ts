import { afterAll, beforeAll, expect, test } from 'vitest'
import { morningMailPath } from '../../../lambdas/leads/morning-mail-page.ts'
import { createOwnerSettings } from '../../../lambdas/leads/owner-settings.ts'
import { sendMorningMail } from '../../../lambdas/leads/send-morning-mail.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import type { Handler } from '../../../lambdas/runtime/respond.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { call, postForm } from '../../fixtures/call.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { emailSettings } from '../../fixtures/lead-deps.ts'
import { reminderDeps, storedLead } from '../../fixtures/reminders.ts'
import { ownerSettingsTable, startTables } from '../../fixtures/tables.ts'

let dynamo: LocalService
let show: Handler
let change: Handler
let settings: ReturnType<typeof createOwnerSettings>

beforeAll(async () => {
  dynamo = await startTables()
  setLambdaEnvironment({ dynamo: dynamo.endpoint })
  settings = createOwnerSettings(createDynamoClient({ endpoint: dynamo.endpoint }), ownerSettingsTable)
  show = (await import('../../../lambdas/leads/show-morning-mail.lambda.ts')).handler
  change = (await import('../../../lambdas/leads/switch-morning-mail.lambda.ts')).handler
})
afterAll(() => dynamo.stop())

const signatureOf = (path: string) => ({ signature: path.split('/').at(-1) ?? '' })
const ours = signatureOf(morningMailPath(emailSettings.ownerLinkKeys))
const open = (params: Record<string, string> = ours) => call(show, { params })
const press = (state: string, params: Record<string, string> = ours) => postForm(change, { state }, {}, params)

/** The mail of a Wednesday with an enquiry that waits. */
async function morningMail() {
  const { deps, mails } = reminderDeps([storedLead('2026-11-17T10:00:00Z')], '2026-11-18T07:30:00Z')
  await sendMorningMail({ ...deps, settings, factsToCheck: {} })
  return mails[0]
}

test('the link in the morning mail asks first, then switches it off, and on again [O3]', async () => {
  const path = morningMailPath(emailSettings.ownerLinkKeys)
  const mail = await morningMail()
  for (const part of [mail?.text, mail?.html]) expect(part).toContain(`https://site.example${path}`)

  const { status, body, headers } = await open()
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain('The morning mail is on')
  expect(await morningMail(), 'opening it changes nothing').toBeDefined()

  for (const _twice of [1, 2]) expect(await press('off')).toMatchObject({ status: 303, headers: { location: path } })
  expect((await open()).body).toContain('The morning mail is off')
  expect(await morningMail()).toBeUndefined()

  await press('on')
  expect((await open()).body).toContain('The morning mail is on')
  expect(await morningMail()).toBeDefined()
})

test('a link that is forged, old or meant for something else changes nothing and says so in a sentence [O3]', async () => {
  const old = signatureOf(morningMailPath(['a key that was rotated away']))
  for (const link of [{ signature: 'forged' }, { signature: '' }, old]) {
    for (const { status, body } of [await open(link), await press('off', link)]) {
      expect(status).toBe(410)
      expect(body).toContain('This link is not one of ours, or it is too old.')
    }
  }
  const key = signatureOf(morningMailPath(emailSettings.ownerLinkKeys.slice(1)))
  expect((await open(key)).status, 'the key before, while keys are rotated').toBe(200)
  for (const state of ['', 'maybe']) expect((await press(state)).status).toBe(422)
  expect(await settings.isMorningMailOn()).toBe(true)
})
