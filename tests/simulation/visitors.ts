import { QuoteResponse } from '../../lambdas/contract/quote-request.ts'
import { emergencyAbout } from '../../lambdas/contract/quote-rules.ts'
import { acceptLead } from '../../lambdas/leads/accept-lead.ts'
import { failureOf } from '../../web/src/api/api-failure.ts'
import { withRetries } from '../../web/src/api/retry.ts'
import type { Post } from './account.ts'
import type { Action, PhotoKind } from './plan.ts'
import { type Random, uuidFrom } from './random.ts'
import { siteUrl } from './services.ts'
import type { Stage } from './stage.ts'

const signingKeys = { formToken: ['form-token-key'], canary: ['canary-key'] }

/** A visitor who sends an enquiry once or repeatedly. */
export function startVisit(
  stage: Stage,
  { visitor, posts, edited, corrects, photos, late, poison }: Action & { kind: 'visit' },
  random: Random,
): void {
  const kinds = [...photos, ...late.photos]
  const keys = kinds.map((kind) => upload(stage, kind, random))
  /** Sends the text with the first `count` photos; the others are still uploading. */
  const send = (count: number, delay: number, name: string) => {
    const enquiry = () => ({
      fullName: `Visitor ${visitor}`,
      phone: phoneOf(visitor),
      email: `visitor${visitor}@example.com`,
      postcode: 'SW14 7AA',
      jobDescription: `${poison ? 'poison' : 'a job'} of ${visitor}${edited ? ' edited' : ''}`,
      photoUrls: keys.slice(0, count).map((key) => `${siteUrl}/${key}`),
      photosNotArrived: keys.length - count,
      idempotencyKey: `key-${visitor}`,
      // Some are bots.
      ...(visitor % 10 === 9 && { website: 'https://robot.example' }),
      ...(visitor % 10 === 4 && { about: emergencyAbout }),
      // The id that the server returned to the page.
      ...(corrects && { corrects: [...(stage.leadsOf.get(visitor) ?? [])][0] }),
    })
    stage.time.after(delay, async () => {
      const post = { address: `192.0.2.${visitor}`, body: JSON.stringify(enquiry()) }
      const answer = await sendByForm(stage, post, name, random)
      if (answer?.leadId === undefined) return
      const { leadId } = answer
      stage.leadsOf.set(visitor, (stage.leadsOf.get(visitor) ?? new Set()).add(leadId))
      const { model } = stage.services
      model.told(leadId)
      if (model.story(leadId).erasing) return
      // A visitor who was erased may send the same text again, but the photos are gone.
      if (stage.operator.erased.has(visitor)) return
      const known = stage.pictures.get(leadId) ?? []
      const pictures = keys.slice(0, answer.photos).filter((_key, at) => kinds[at] === 'picture')
      stage.pictures.set(leadId, [...new Set([...known, ...pictures])])
    })
  }
  posts.forEach((delay, index) => {
    send(photos.length, delay, `visitor ${visitor}.${index}`)
  })
  if (late.photos.length === 0) return
  late.posts.forEach((delay, index) => {
    send(keys.length, delay, `photos ${visitor}.${index}`)
  })
}

/** Sends like the form, with its own retries. Undefined when the visitor was asked to call. */
async function sendByForm(stage: Stage, post: Post, name: string, random: Random) {
  const once = async () => {
    const answer = await postForm(stage, post, name, random)
    if (answer.status !== 200) throw failureOf(answer.status, undefined)
    return answer
  }
  return withRetries(once, new AbortController().signal).catch(() => undefined)
}

function upload(stage: Stage, kind: PhotoKind, random: Random): string {
  const key = `customer-photos/${Math.floor(stage.time.now)}-${uuidFrom(random)}-photo.jpg`
  const body = Buffer.from(kind === 'picture' ? 'GIF89a of some size' : '<html>no picture</html>')
  if (kind !== 'missing') stage.services.photos.objects.set(key, { body, at: stage.time.now, tag: 'state=pending' })
  return key
}
export async function postForm(stage: Stage, post: Post, name: string, random: Random) {
  const actor = stage.actor('visitor', name, random)
  const deps = { ...stage.services.connect(actor, random), keys: signingKeys }
  const { status, body } = await stage.account.post(post, actor, (request, viewer) =>
    acceptLead(request, { ...deps, viewer }),
  )
  stage.services.model.answered(status)
  stage.tell(`${name}: was answered ${status}`)
  if (status !== 200) return { status, leadId: undefined, photos: 0 }
  return { status, ...QuoteResponse.parse(JSON.parse(body.toString())) }
}

/** A foreign number: a British one takes longer to parse, because islands share +44. */
export function phoneOf(visitor: number): string {
  return `+33 6 12 ${String(visitor).padStart(6, '3')}`
}
