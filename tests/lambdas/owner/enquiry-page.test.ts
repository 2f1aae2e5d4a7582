import { beforeEach, expect, test } from 'vitest'
import { LeadState, nextStates } from '../../../lambdas/contract/enquiry-page.ts'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { ownerLinkPath } from '../../../lambdas/leads/owner-link.ts'
import { call, postForm } from '../../fixtures/call.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { emailSettings } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { leadOf } from '../../fixtures/quote.ts'

const services = await leadServices()
const { deps } = services
setLambdaEnvironment(services.endpoints)
const { handler: enquiry } = await import('../../../lambdas/owner/enquiry.lambda.ts')
let lead: ReturnType<typeof leadOf>
beforeEach(async () => {
  lead = leadOf()
  await deps.store.put(lead, { dueAt: 0, attempt: 'test' })
})

/** The path parameters that API Gateway parses from the link in the mail. */
function linkOf({ leadId }: { leadId: string }, key = emailSettings.ownerLinkKey) {
  const [signature = '', id = ''] = ownerLinkPath(leadId, key).split('/').reverse()
  return { leadId: id, signature }
}
const open = (params: Record<string, string>) => call(enquiry, { route: 'showEnquiry', params })
const press = (fields: Record<string, string>, params: Record<string, string> = linkOf(lead)) =>
  postForm(enquiry, fields, {}, params, 'markEnquiry')
const kept = async (): Promise<StoredLead | undefined> => deps.store.get(lead.leadId)
const statesSoFar = async () => (await kept())?.history?.map(({ state }) => state)

test("the mail's link opens a page with the first name and the reference, and nothing else of the person [O1]", async () => {
  const { text } = buildLeadEmail(lead, [], emailSettings)
  const path = new URL(/https:\/\/\S+\/api\/enquiries\/\S+/.exec(text)?.[0] ?? '').pathname
  expect(path).toBe(ownerLinkPath(lead.leadId, emailSettings.ownerLinkKey))
  const { status, body, headers } = await open(linkOf(lead))
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain('Priya')
  for (const secret of ['Sharma', '07700', '7700900456', 'priya@example.com', 'SW14', 'buzzing']) {
    expect(body).not.toContain(secret)
  }
})

test('opening the link any number of times, as mail scanners do, changes nothing [O1]', async () => {
  const before = await deps.store.getRecord(lead.leadId)
  for (let times = 0; times < 3; times++) await open(linkOf(lead))
  await call(enquiry, { route: 'showEnquiry', params: linkOf(lead), query: { state: 'won', utm_source: 'scanner' } })
  expect(await deps.store.getRecord(lead.leadId)).toEqual(before)
})

test('a button notes the state, the page shows it and offers to undo it [O1]', async () => {
  const { status, headers } = await press({ state: 'answered', note: 'Called, visit on Friday' })
  expect([status, headers.location]).toEqual([303, ownerLinkPath(lead.leadId, emailSettings.ownerLinkKey)])
  expect(await kept()).toMatchObject({
    ownerState: 'answered',
    history: [{ state: 'answered', note: 'Called, visit on Friday' }],
  })
  const document = parseHtml((await open(linkOf(lead))).body)
  expect(document.querySelector('[role=status]')?.textContent).toBe('Answered')
  expect(document.querySelector<HTMLButtonElement>('button.quiet')?.value).toBe('new')
  await press({ state: 'new' })
  await press({ state: 'won' })
  expect(await statesSoFar()).toEqual(['answered', 'new', 'won'])
})

test('only what is won can be marked as done, and it can be taken back [O1]', async () => {
  const buttons = async () => {
    const document = parseHtml((await open(linkOf(lead))).body)
    return [...document.querySelectorAll<HTMLButtonElement>('.choices button')].map(({ value }) => value)
  }
  expect(await buttons()).not.toContain('done')
  await press({ state: 'won' })
  expect(await buttons()).toContain('done')
  await press({ state: 'done' })
  const document = parseHtml((await open(linkOf(lead))).body)
  expect(document.querySelector('[role=status]')?.textContent).toBe('Done')
  expect(document.querySelector<HTMLButtonElement>('button.quiet')?.value).toBe('won')
})

test('a note is saved without changing the state, by Enter too, and there is nothing of it to undo [O1]', async () => {
  const firstButton = async () =>
    parseHtml((await open(linkOf(lead))).body)
      .querySelector('input[name=note]')
      ?.closest('form')
      ?.querySelector('button')
  for (const state of ['new', 'answered', 'won', 'done', 'lost'] as const) {
    if (state === 'lost') await press({ state: 'won' })
    if (state !== 'new') await press({ state })
    const before = await kept()
    // Enter activates the first button of a form.
    const button = await firstButton()
    await press({ note: `no reply, try Friday (${state})`, ...(button?.name && { [button.name]: button.value }) })
    expect((await kept())?.ownerState).toBe(before?.ownerState ?? 'new')
    expect((await kept())?.history?.at(-1)).toMatchObject({ state, note: `no reply, try Friday (${state})` })
  }
  await press({})
  expect((await kept())?.history).toHaveLength(10)
  const fresh = leadOf()
  await deps.store.put(fresh, { dueAt: 0, attempt: 'test' })
  await press({ note: 'only a note' }, linkOf(fresh))
  expect((await open(linkOf(fresh))).body).not.toContain('Undo')
})

test('every step has to be one that its state allows, at the server [O1]', async () => {
  for (const from of LeadState.options) {
    for (const to of LeadState.options) {
      if (from === to) continue
      const one = leadOf()
      await deps.store.put(one, { dueAt: 0, attempt: 'test' })
      for (const state of from === 'done' ? ['won', 'done'] : [from]) await press({ state }, linkOf(one))
      const { status } = await press({ state: to }, linkOf(one))
      const allowed = nextStates[from].includes(to)
      expect([from, to, status]).toEqual([from, to, allowed ? 303 : 422])
      expect((await deps.store.get(one.leadId))?.ownerState ?? 'new').toBe(allowed ? to : from)
    }
  }
  expect(LeadState.options.filter((state) => nextStates[state].includes('done'))).toEqual(['won'])
})

test('of two changes at once the second is refused, not mixed with the first [O1]', async () => {
  await press({ state: 'won' })
  const seen = await kept()
  await press({ state: 'done' })
  expect(seen && (await deps.list.mark(seen, { state: 'lost', at: new Date().toISOString() }))).toBe(false)
  expect((await kept())?.ownerState).toBe('done')
})

test('a review is asked for once the job is done, and no number is on the page before [O1]', async () => {
  await press({ state: 'won' })
  expect((await open(linkOf(lead))).body).not.toMatch(/wa\.me|447700900456/)
  await press({ state: 'done' })
  const before = await deps.store.getRecord(lead.leadId)
  expect((await open(linkOf(lead))).body).toContain('https://wa.me/447700900456?text=Hello%20Priya')
  expect(await deps.store.getRecord(lead.leadId)).toEqual(before)
})

test('the project that shows a job is noted and taken back, of an erased enquiry never [G3]', async () => {
  expect(await deps.list.markShown(lead.leadId, 'project-1')).toBe(true)
  expect((await kept())?.shownAs).toBe('project-1')
  await deps.list.markShown(lead.leadId, undefined)
  expect((await kept())?.shownAs).toBeUndefined()
  await deps.store.erase(lead.leadId, Date.now())
  expect(await deps.list.markShown(lead.leadId, 'project-1')).toBe(false)
  expect(await kept()).toBeUndefined()
})

test('the same button pressed twice is noted once [O1]', async () => {
  await press({ state: 'lost' })
  await press({ state: 'lost' })
  expect(await statesSoFar()).toEqual(['lost'])
})

test('a link that is forged, of another enquiry or of no enquiry harms nothing and says so [O1]', async () => {
  const other = leadOf()
  for (const params of [
    { leadId: lead.leadId, signature: 'forged' },
    { leadId: lead.leadId, signature: linkOf(other).signature },
    linkOf(lead, 'a key that was never ours'),
    linkOf(other),
  ]) {
    for (const answer of [await open(params), await press({ state: 'spam' }, params)]) {
      expect(answer.status).toBe(410)
      expect(answer.body).toContain('Nothing was changed')
      expect(answer.body).not.toContain('Priya')
    }
  }
  expect((await kept())?.history).toBeUndefined()
})

test('a link is good no longer when its enquiry is erased [O1] [G3]', async () => {
  expect((await open(linkOf(lead))).status).toBe(200)
  await press({ state: 'answered' })
  await deps.store.erase(lead.leadId, Date.now())
  expect((await open(linkOf(lead))).body).toContain('This enquiry is no longer kept')
  expect((await press({ state: 'won' })).status).toBe(410)
  expect(await deps.store.getRecord(lead.leadId)).toBeUndefined()
})

test('what is posted by hand is refused in a sentence, and nothing typed becomes markup [O1]', async () => {
  expect((await press({ state: 'paid' })).status).toBe(422)
  const evil = leadOf({ fullName: '<script>alert(1)</script> X' })
  await deps.store.put(evil, { dueAt: 0, attempt: 'test' })
  await press({ state: 'answered', note: `<img src=x> ${'long '.repeat(300)}` }, linkOf(evil))
  const { body } = await open(linkOf(evil))
  expect(body).not.toMatch(/<script|<img/)
  expect((await deps.store.get(evil.leadId))?.history?.[0]?.note?.length).toBeLessThan(600)
})

test('whoever has the link cannot fill the record [O1]', async () => {
  for (let times = 0; times < 100; times++) {
    const found = (await kept()) ?? lead
    await deps.list.mark(found, { state: 'answered', at: new Date().toISOString() })
  }
  expect((await press({ state: 'won' })).body).toContain('changed too often')
  expect(await statesSoFar()).toHaveLength(100)
})

test('the page, whose URL is secret, sends no referrer and is not indexed [O1]', async () => {
  const { body } = await open(linkOf(lead))
  const meta = (name: string) => parseHtml(body).querySelector(`meta[name=${name}]`)?.getAttribute('content')
  expect([meta('referrer'), meta('robots')]).toEqual(['no-referrer', 'noindex'])
})
