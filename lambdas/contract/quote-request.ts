import * as z from 'zod/mini'
import { photoRules } from './photo-rules.ts'
import type { QuoteFields } from './quote-fields.ts'
import { eachQuoteField, honeypotFieldName, type QuoteContext } from './quote-rules.ts'

/** Anything but text counts as empty: only a required field can be refused for it. */
const Typed = z._default(z.catch(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), ''), '')

function ignoredWhenWrong(schema: z.ZodMiniString<string>) {
  return z.catch(z.optional(schema), undefined)
}

/** One thing alone is a list of one, so that what is wrong with it is noted; nothing is an empty list. */
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
   * How many photos that were chosen are still on their way. They come by the same request sent once more, with the same
   * key and words and their URLs added [L19]. Each photo counts once, up to five in all; what is repeated, comes late, in
   * the other order or beyond what was said does no harm, and with another key or other words it is another enquiry.
   */
  photosNotArrived: z.catch(z.optional(z.int().check(z.gte(0), z.lte(photoRules.maxPhotos))), undefined),
  /** Names of photos that cannot come: the browser posted the form by itself, and sends no files so. */
  photos: z._default(z.pipe(z.unknown(), z.transform(listed)), []),
  /** Id of the enquiry that this one corrects [L23]. */
  corrects: ignoredWhenWrong(z.string().check(z.maxLength(100))),
  /** `QuoteContext`; what is not text is ignored. */
  about: ignoredWhenWrong(z.string()),
  writtenOn: ignoredWhenWrong(z.string()),
  /** One key per enquiry, made by the browser (a UUID, though any text will do); the server makes one when it is absent [L3]. */
  idempotencyKey: ignoredWhenWrong(z.string().check(z.minLength(1))),
  /** From `GET /api/form-token`; only ever adds to a spam score. */
  formToken: ignoredWhenWrong(z.string().check(z.maxLength(500))),
  /** Milliseconds for which the form has been there to be read: a draft that was restored was there before. */
  openFor: z.catch(z.optional(z.number()), undefined),
  /** Honeypot: people never see it. */
  [honeypotFieldName]: ignoredWhenWrong(z.string()),
  /** HMAC signature of the daily canary, which is mailed to the simulator and not counted. */
  canarySignature: ignoredWhenWrong(z.string().check(z.maxLength(200))),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>
/** What our own clients send. The schema accepts more. */
export interface QuoteRequestInput extends QuoteFields, QuoteContext {
  photoUrls?: string[]
  photosNotArrived?: number
  corrects?: string | undefined
  idempotencyKey?: string
  formToken?: string
  openFor?: number
  [honeypotFieldName]?: string
  canarySignature?: string
}

/** What the address says of an enquiry that was posted without script, to the page which tells that it is in. Nothing personal. */
export const SentParams = z.object({ reference: z.string().check(z.regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/)) })
export const SentQuery = z.object({
  /** When it came, in epoch milliseconds of this century. */
  at: z.coerce.number().check(z.int(), z.gte(0), z.lte(4e12)),
  /** Present for an emergency. */
  urgent: z.optional(z.literal('yes')),
  /** How many photos were chosen, and how many of them did not come. */
  photos: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(photoRules.maxPhotos)), 0),
  missing: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(photoRules.maxPhotos)), 0),
})
export type Sent = z.infer<typeof SentParams> & z.infer<typeof SentQuery>

/** Answer to an accepted lead. A repeated request gets the same one, unless it brings photos. */
export const QuoteResponse = z.object({
  /** Id under which the lead was stored; derived from the idempotency key and the words. */
  leadId: z.string(),
  /** How many of the request's photos are with it. Those that are not can be sent again by the same request. */
  photos: z.int(),
})
export type QuoteResponse = z.infer<typeof QuoteResponse>

/** Answer of `GET /api/form-token`: a signed time stamp, fetched when a person first touches the form [L9]. */
export const FormTokenResponse = z.object({ token: z.string() })
