import * as z from 'zod/mini'
import { photoRules } from './photo-rules.ts'
import type { QuoteFields } from './quote-fields.ts'
import { eachQuoteField, honeypotFieldName, type QuoteContext } from './quote-rules.ts'

/** Anything but text counts as empty, so that only a required field is refused for it. */
const Typed = z._default(z.catch(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), ''), '')

function ignoredWhenWrong(schema: z.ZodMiniString<string>) {
  return z.catch(z.optional(schema), undefined)
}

/** Wraps a single value in a list, so that it is checked like one; nothing becomes an empty list. */
function listed(given: unknown): unknown[] {
  if (Array.isArray(given)) return given
  return given ? [given] : []
}

/**
 * Body of `POST /api/send-lead-email`, as JSON or as a plain form post.
 *
 * Deliberately wide: a lead is refused only when a required field is missing or unusable, which
 * `read-quote` decides, with a message for each field [L8]. Unknown fields are ignored.
 */
export const QuoteRequest = z.object({
  ...eachQuoteField(() => Typed),
  /** Public URLs of uploaded photos, from `POST /api/photo-uploads`. Anything else is left out of the mail with a note. */
  photoUrls: z._default(z.pipe(z.unknown(), z.transform(listed)), []),
  /**
   * How many chosen photos are still being uploaded. They arrive by the same request sent again, with the same
   * key and words and their URLs added [L19]. Each photo counts once, up to five in all; repeats, late or reordered
   * requests and surplus photos do no harm. With another key or other words it is another enquiry.
   */
  photosNotArrived: z.catch(z.optional(z.int().check(z.gte(0), z.lte(photoRules.maxPhotos))), undefined),
  /** Names of photos that were not sent, because a form posted without script sends no files. */
  photos: z._default(z.pipe(z.unknown(), z.transform(listed)), []),
  /** `QuoteContext`; what is not text is ignored. */
  about: ignoredWhenWrong(z.string()),
  writtenOn: ignoredWhenWrong(z.string()),
  /** One key per enquiry, made by the browser (a UUID, though any text will do); the server makes one when it is absent [L3]. */
  idempotencyKey: ignoredWhenWrong(z.string().check(z.minLength(1))),
  /** From `GET /api/form-token`; used for the spam score alone. */
  formToken: ignoredWhenWrong(z.string().check(z.maxLength(500))),
  /** Milliseconds since the form, or the draft it was restored from, was first shown. */
  openFor: z.catch(z.optional(z.number()), undefined),
  /** Honeypot: people never see it. */
  [honeypotFieldName]: ignoredWhenWrong(z.string()),
  /** HMAC signature of the daily canary, which is mailed to the SES simulator and not counted. */
  canarySignature: ignoredWhenWrong(z.string().check(z.maxLength(200))),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>
/** Body as our own clients send it. The schema accepts more. */
export interface QuoteRequestInput extends QuoteFields, QuoteContext {
  photoUrls?: string[]
  photosNotArrived?: number
  idempotencyKey?: string
  formToken?: string
  openFor?: number
  [honeypotFieldName]?: string
  canarySignature?: string
}

/** Address of the confirmation page of an enquiry posted without script. Nothing personal. */
export const SentParams = z.object({ reference: z.string().check(z.regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/)) })
export const SentQuery = z.object({
  /** When it was received, in epoch milliseconds of this century. */
  at: z.coerce.number().check(z.int(), z.gte(0), z.lte(4e12)),
  /** Present for an emergency. */
  urgent: z.optional(z.literal('yes')),
  /** How many photos were chosen, and how many of them are missing. */
  photos: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(photoRules.maxPhotos)), 0),
  missing: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(photoRules.maxPhotos)), 0),
})
export type Sent = z.infer<typeof SentParams> & z.infer<typeof SentQuery>

/** Answer to an accepted lead. A repeated request gets the same one, unless it brings photos. */
export const QuoteResponse = z.object({
  /** Id under which the lead was stored; derived from the idempotency key and the words. */
  leadId: z.string(),
  /** How many of the request's photos were stored. The others can be sent again by the same request. */
  photos: z.int(),
})
export type QuoteResponse = z.infer<typeof QuoteResponse>

/** Answer of `GET /api/form-token`: a signed time stamp, fetched when a person first touches the form [L9]. */
export const FormTokenResponse = z.object({ token: z.string() })
