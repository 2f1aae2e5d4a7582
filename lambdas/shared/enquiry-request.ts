import * as z from 'zod/mini'
import type { EnquiryFields } from './enquiry-fields.ts'
import { type EnquiryContext, eachEnquiryField, honeypotFieldName } from './enquiry-rules.ts'
import { photoRules } from './photo-rules.ts'

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
 * Body of `POST /api/send-lead-email`, as JSON, or as a plain form post, which is answered by 303 to `sentPath`,
 * `sentDangerPath` or `notSentPath`.
 *
 * Deliberately wide: an enquiry is refused only when a required field is missing or unusable, which
 * `read-enquiry` decides, with a message for each field. Unknown fields are ignored.
 */
export const EnquiryRequest = z.object({
  ...eachEnquiryField(() => Typed),
  /** Public URLs of uploaded photos, from `POST /api/photo-uploads`. Anything else is left out of the mail with a note. */
  photoUrls: z._default(z.pipe(z.unknown(), z.transform(listed)), []),
  /**
   * How many chosen photos are still being uploaded, at most `photoRules.maxPhotos`. They follow by the same request sent again, with the same
   * key and words and their URLs added. Each photo counts once, up to that many in all; repeats, late or reordered
   * requests and surplus photos do no harm. With another key or other words it is another enquiry.
   */
  photosToFollow: z.catch(z._default(z.int().check(z.gte(0), z.lte(photoRules.maxPhotos)), 0), 0),
  /** `EnquiryContext`; what is not text is ignored. */
  about: ignoredWhenWrong(z.string()),
  writtenOn: ignoredWhenWrong(z.string()),
  /**
   * One key per enquiry, made by the browser (a UUID, though any text will do). Without one the server derives it from the
   * network address and a window of ten minutes, so that a double click is one enquiry.
   */
  idempotencyKey: ignoredWhenWrong(z.string().check(z.minLength(1))),
  /** From `GET /api/form-token`; used for the spam score alone. */
  formToken: ignoredWhenWrong(z.string().check(z.maxLength(500))),
  /** Milliseconds since the form, or the draft it was restored from, was first shown. */
  openFor: z.catch(z.optional(z.number()), undefined),
  /** Honeypot: people never see it. */
  [honeypotFieldName]: ignoredWhenWrong(z.string()),
  /** HMAC signature of the daily test enquiry, which is mailed to the SES simulator and not counted. */
  testEnquirySignature: ignoredWhenWrong(z.string().check(z.maxLength(200))),
})
export type EnquiryRequest = z.infer<typeof EnquiryRequest>
/** Body as our own clients send it. The schema accepts more. */
export interface EnquiryRequestInput extends EnquiryFields, EnquiryContext {
  photoUrls?: string[]
  photosToFollow?: number
  idempotencyKey?: string
  formToken?: string
  openFor?: number
  [honeypotFieldName]?: string
  testEnquirySignature?: string
}

/** Answer once the queue has the enquiry. A repeated request gets the same one, unless it brings photos. */
export const EnquiryResponse = z.object({
  /** Id of the enquiry; derived from the idempotency key and the words. */
  enquiryId: z.string(),
  /** How many of the request's `photoUrls` are keys of our shape, and were taken into the queue with it. */
  photos: z.int(),
  /** True of a declared emergency, and of words that sound dangerous: the visitor is asked whether they have rung. */
  danger: z.boolean(),
})
export type EnquiryResponse = z.infer<typeof EnquiryResponse>

/** Answer of `GET /api/form-token`: a signed time stamp, fetched when a person first touches the form. */
export const FormTokenResponse = z.object({ token: z.string() })
