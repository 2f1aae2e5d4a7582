import type { QuoteRequest } from '../../lambdas/contract/quote-request.ts'
import { acceptLead } from '../../lambdas/leads/accept-lead.ts'
import type { Viewer } from '../../lambdas/runtime/read-request.ts'
import { quoteRequest } from '../fixtures/quote.ts'
import { anyViewer } from '../fixtures/viewer.ts'
import type { Action, PhotoKind } from './plan.ts'
import { type Random, uuidFrom } from './random.ts'
import { floodAddress, siteUrl } from './services.ts'
import type { Stage } from './stage.ts'

const signingKeys = { formToken: ['form-token-key'], canary: ['canary-key'] }

/** Those who send enquiries, once or again and again. */
export class Visitors {
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  visit({ visitor, posts, edited, photos, late, poison }: Action & { kind: 'visit' }, random: Random): void {
    const kinds = [...photos, ...late.photos]
    const keys = kinds.map((kind) => this.upload(kind, random))
    const viewer = { ...anyViewer, address: `192.0.2.${visitor}` }
    /** Sends the words with so many of the photos, the others being on their way. */
    const send = (count: number, delay: number, name: string) => {
      const request = quoteRequest({
        fullName: `Visitor ${visitor}`,
        phone: phoneOf(visitor),
        email: `visitor${visitor}@example.com`,
        jobDescription: `${poison ? 'poison' : 'a job'}${edited ? ' edited' : ''}`,
        photoUrls: keys.slice(0, count).map((key) => `${siteUrl}/${key}`),
        photosNotArrived: keys.length - count,
        idempotencyKey: `key-${visitor}`,
        // Some are robots.
        ...(visitor % 10 === 9 && { website: 'https://robot.example' }),
      })
      this.stage.time.after(delay, async () => {
        const answer = await this.post(request, viewer, name, random)
        if (answer === undefined) return
        const { leadId } = answer
        this.stage.leadsOf.set(visitor, (this.stage.leadsOf.get(visitor) ?? new Set()).add(leadId))
        const { model } = this.stage.services
        model.told(leadId)
        if (model.story(leadId).erasing) return
        // Who has asked to be forgotten may send the same words again; their photos are gone.
        if (this.stage.operator.erased.has(visitor)) return
        const known = this.stage.pictures.get(leadId) ?? []
        const pictures = keys.slice(0, answer.photos).filter((_key, at) => kinds[at] === 'picture')
        this.stage.pictures.set(leadId, [...new Set([...known, ...pictures])])
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

  /** Many enquiries, each another, from one address. */
  flood({ posts }: Action & { kind: 'flood' }, random: Random): void {
    const viewer = { ...anyViewer, address: floodAddress }
    posts.forEach((delay, index) => {
      const request = quoteRequest({ phone: phoneOf(index), jobDescription: 'flood', idempotencyKey: `flood-${index}` })
      this.stage.time.after(delay, async () => {
        const answer = await this.post(request, viewer, `flood ${index}`, random)
        if (answer) this.stage.services.model.told(answer.leadId)
      })
    })
  }

  /** The answer, if whoever posted it was told so. */
  private async post(request: QuoteRequest, viewer: Viewer, name: string, random: Random) {
    const actor = this.stage.actor('visitor', name, random)
    const deps = { ...this.stage.services.connect(actor, random), keys: signingKeys, viewer }
    const answer = await acceptLead(request, deps).catch(() => undefined)
    if (!answer || actor.callsLeft <= 0) return undefined
    this.stage.tell(`${name}: was told of ${answer.leadId.slice(0, 8)}`)
    return answer
  }

  private upload(kind: PhotoKind, random: Random): string {
    const key = `customer-photos/${Math.floor(this.stage.time.now)}-${uuidFrom(random)}-photo.jpg`
    const body = Buffer.from(kind === 'picture' ? 'GIF89a of some size' : '<html>no picture</html>')
    if (kind !== 'missing')
      this.stage.services.photos.objects.set(key, { body, at: this.stage.time.now, tag: 'state=pending' })
    return key
  }
}

/** From abroad: of a British number it takes long to say on which island it is. */
export function phoneOf(visitor: number): string {
  return `+33 6 12 ${String(visitor).padStart(6, '3')}`
}
