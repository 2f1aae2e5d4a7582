import * as z from 'zod/mini'
import { type EnquiryFields, eachEnquiryField } from './enquiry-fields.ts'
import { type EnquiryContext, honeypotFieldName } from './enquiry-rules.ts'

const First = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (Array.isArray(value) ? value[0] : value)),
)

/** The first value of a repeated field. */
function first<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(First, schema)
}

/** Anything but text counts as empty, so that only a required field is refused for it. */
const Typed = z._default(first(z.catch(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), '')), '')

function ignoredWhenWrong(schema: z.ZodMiniString<string>) {
  return z.optional(first(z.catch(z.optional(schema), undefined)))
}

/**
 * Wraps a single value in a list, so that it is checked like one. What is empty is left out, as a file control without
 * a file is.
 */
function listed(value: unknown): unknown[] {
  const list = Array.isArray(value) ? value : [value ?? '']
  return list.filter((one) => one !== '')
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
  /**
   * Public URLs of the chosen photos, uploaded or not; those under way are waited for. Anything else, such as the file
   * names of a plain form post or the bare key of a photo that failed, is told in the mail as a photo that did not
   * arrive.
   */
  photoUrls: z._default(z.pipe(z.unknown(), z.transform(listed)), []),
  /** `EnquiryContext`; what is not text is ignored. */
  about: ignoredWhenWrong(z.string()),
  writtenOn: ignoredWhenWrong(z.string()),
  /** True, or `true` or `on` in a plain form post. Anything else is no emergency. */
  emergency: z._default(
    first(z.transform((value: unknown) => value === true || value === 'true' || value === 'on')),
    false,
  ),
  /**
   * One key per enquiry, made by the browser (a UUID, though any text will do). Without one it is the hour's, so that
   * the same words posted twice are one enquiry.
   */
  idempotencyKey: ignoredWhenWrong(z.string().check(z.minLength(1))),
  /** From `GET /api/form-token`. A forged one marks the enquiry, as does one that is too young for a person. */
  formToken: ignoredWhenWrong(z.string().check(z.maxLength(500))),
  /** Honeypot: people never see it. */
  [honeypotFieldName]: ignoredWhenWrong(z.string()),
  /** HMAC signature of the daily test enquiry, which is mailed to the SES simulator and not counted. */
  testEnquirySignature: ignoredWhenWrong(z.string().check(z.maxLength(200))),
})
export type EnquiryRequest = z.infer<typeof EnquiryRequest>
/** Body as our own clients send it. The schema accepts more. */
export interface EnquiryRequestInput extends EnquiryFields, EnquiryContext {
  photoUrls?: string[]
  idempotencyKey?: string
  formToken?: string
  [honeypotFieldName]?: string
  testEnquirySignature?: string
}

/** Response once the queue has the enquiry. A repeated request gets the same one. */
export const EnquiryResponse = z.object({
  /** Id of the enquiry: a hash of the idempotency key, the words, the emergency and the photo keys. */
  enquiryId: z.string(),
  /** True of a declared emergency, and of words that sound dangerous. */
  urgent: z.boolean(),
})
export type EnquiryResponse = z.infer<typeof EnquiryResponse>

/** Response of `GET /api/form-token`: a signed time stamp, fetched when a person first touches the form. */
export const FormTokenResponse = z.object({ token: z.string() })
