/**
 * The lead path over the real local services, each part in a process of its own; each in turn is ended by SIGKILL [L1]
 * [L5] [L14]. `KILLS=40` adds that many kills at random moments.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectTaggingCommand } from '@aws-sdk/client-s3'
import type { Email } from 'aws-ses-v2-local/dist/store.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createFormToken } from '../../lambdas/runtime/form-token.ts'
import { photoBucket } from '../../scripts/local/services/s3.ts'
import { keys, leadDeps, owner, sender, siteUrl } from '../fixtures/lead-deps.ts'
import { pictures, putPhoto } from '../fixtures/pictures.ts'
import { type Blow, partNames, type ServiceName, serviceNames, startParts } from './parts.ts'

interface Round extends Blow {
  when: keyof typeof unreachable
}

/** Services unavailable while visitors send, so that their enquiries wait for redelivery. */
const unreachable = {
  'as it is accepted': [],
  'as it waits for its mail': ['mail'],
  'as it waits in the last resort': ['table', 'mail'],
} satisfies Record<string, ServiceName[]>

const accepted = 'as it is accepted'
const unmailed = 'as it waits for its mail'
const kept = 'as it waits in the last resort'

/** Kills each part once; redelivery once per place in which leads wait. */
const rounds: Round[] = [
  { victim: 'functions', when: accepted, service: 'mail', way: 'back', nth: 1 },
  { victim: 'table', when: accepted, service: 'table', way: 'back', nth: 3 },
  { victim: 'bucket', when: accepted, service: 'bucket', way: 'back', nth: 2 },
  { victim: 'mail', when: accepted, service: 'mail', way: 'back', nth: 2 },
  { victim: 'redelivery', when: unmailed, service: 'mail', way: 'back', nth: 1 },
  { victim: 'redelivery', when: kept, service: 'bucket', way: 'back', nth: 4 },
]

/** Rounds that take too long for an ordinary test. */
const more: Round[] = [
  { victim: 'functions', when: accepted, service: 'table', way: 'back', nth: 2 },
  { victim: 'table', when: accepted, service: 'table', way: 'there', nth: 5 },
  { victim: 'table', when: unmailed, service: 'table', way: 'back', nth: 6 },
  { victim: 'table', when: kept, service: 'table', way: 'back', nth: 4 },
  { victim: 'bucket', when: kept, service: 'bucket', way: 'there', nth: 5 },
  { victim: 'mail', when: unmailed, service: 'mail', way: 'there', nth: 2 },
]

let folder = ''
let parts: Awaited<ReturnType<typeof startParts>>
let deps: ReturnType<typeof leadDeps>
/** How many hours redelivery is told have passed. */
let hoursLater = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kills-'))
  parts = await startParts(folder)
  const at = (service: ServiceName) => `http://127.0.0.1:${parts.gates[service].port}`
  deps = leadDeps({ dynamo: at('table'), s3: at('bucket'), ses: at('mail') })
})
afterAll(async () => {
  await parts.stop()
  await rm(folder, { recursive: true, force: true })
})

const byChance = Number(process.env.KILLS ?? 0)
const all = byChance > 0 ? [...rounds, ...more, ...Array.from({ length: byChance }, anyRound)] : rounds

test.each(all)(
  '$victim dies over an enquiry $when ($service, $way, $nth): it is mailed, twice at most [L5] [L14]',
  async ({ when, ...blow }) => {
    const before = new Set((await inbox()).map(({ messageId }) => messageId))
    const enquiries = await Promise.all(Array.from({ length: 4 }, anyEnquiry))
    if (when === accepted) parts.expectBlow(blow)
    for (const service of unreachable[when]) parts.gates[service].shut(true)
    const ids = await Promise.all(enquiries.map(sent))
    await parts.revive()
    if (when !== accepted) parts.expectBlow(blow)
    // The run that is killed, and the one after it.
    await redelivered()
    await redelivered()
    expect(parts.hasStruck(), 'the blow has fallen').toBe(true)

    for (const id of ids) {
      const record = await deps.store.get(id)
      expect(record).toMatchObject({ leadId: id, mailedAt: expect.any(String) })
      expect(record).not.toHaveProperty('dueQueue')
    }
    expect(await Array.fromAsync(deps.lastResort.list()), 'nothing is left in the last resort').toEqual([])
    const mails = (await inbox()).filter(({ messageId }) => !before.has(messageId))
    for (const enquiry of enquiries) {
      const copies = mails.filter(({ subject }) => subject.includes(enquiry.marker))
      expect(copies.length, `mails of ${enquiry.marker}`).toBeOneOf([1, 2])
      for (const mail of copies) expectContent(mail, enquiry)
    }
    for (const { key } of enquiries) expect(await tagOf(key)).toBe('attached')
    const known = mails.filter(({ subject }) => enquiries.some(({ marker }) => subject.includes(marker)))
    expect(known).toHaveLength(mails.length)
  },
  60_000,
)

type Enquiry = Awaited<ReturnType<typeof anyEnquiry>>

async function anyEnquiry() {
  const marker = crypto.randomUUID().slice(0, 8)
  const key = await putPhoto(deps.s3, pictures.jpeg)
  const photo = `${siteUrl}/${key}`
  const body = {
    fullName: `Ann "${marker}" O'Neil`,
    phone: '07700 900456',
    email: `ann.${marker}@example.com`,
    postcode: 'sw14 7aa',
    jobDescription: `sparks ${marker}\n<b>and</b> £5 & a smell`,
    photoUrls: [photo],
    idempotencyKey: crypto.randomUUID(),
    formToken: createFormToken(keys.formToken, Date.now() - 60_000),
  }
  return { marker, key, photo, body }
}

const Accepted = z.object({ status: z.literal(200), json: z.object({ leadId: z.string() }) })

/** Sends like a browser: with retries under the same key, until the server confirms the enquiry. */
async function sent({ body }: Enquiry): Promise<string> {
  for (;;) {
    const answer = Accepted.safeParse(await parts.ask('functions', body).catch(() => undefined))
    if (answer.success) return answer.data.json.leadId
    await parts.revive()
  }
}

/** Runs redelivery as if hours after the last run. Parts that were killed have been restarted. */
async function redelivered(): Promise<void> {
  hoursLater += 3
  await parts.ask('redelivery', hoursLater).catch(() => undefined)
  await parts.revive()
}

async function inbox(): Promise<Email[]> {
  const answer = await fetch(`http://127.0.0.1:${parts.gates.mail.port}/store`)
  // Cast: the service's own JSON, of the type it exports.
  return ((await answer.json()) as { emails: Email[] }).emails
}

async function tagOf(Key: string): Promise<string | undefined> {
  const { TagSet } = await deps.s3.send(new GetObjectTaggingCommand({ Bucket: photoBucket, Key }))
  return TagSet?.[0]?.Value
}

function expectContent(mail: Email, { marker, photo, body }: Enquiry): void {
  expect(mail).toMatchObject({
    subject: `SW14 - Ann O. - sparks ${marker}`,
    from: expect.stringContaining(sender),
    replyTo: [body.email],
    destination: { to: [owner] },
  })
  const { text = '', html = '' } = mail.body
  for (const words of [body.fullName, body.phone, body.email, 'SW14 7AA', body.jobDescription, photo])
    expect(text).toContain(words)
  for (const words of [`Ann &quot;${marker}&quot; O&#39;Neil`, '&lt;b&gt;and&lt;/b&gt; £5 &amp; a smell', photo])
    expect(html).toContain(words)
  // While the bucket is down, photos cannot be checked.
  expect(text).not.toMatch(/left out|spam|does not look right/)
}

function anyRound(): Round {
  const one = <Choice>(choices: readonly Choice[]): Choice =>
    choices[Math.floor(Math.random() * choices.length)] as Choice
  const when = one([accepted, unmailed, kept] as const)
  const victims = partNames.filter((name) => name !== (when === accepted ? 'redelivery' : 'functions'))
  const service = one(serviceNames)
  // Four mails are sent, and a mail may be a single chunk in each direction.
  const nth = 1 + Math.floor(Math.random() * (service === 'mail' ? 4 : 6))
  return { when, victim: one(victims), service, way: one(['there', 'back']), nth }
}
