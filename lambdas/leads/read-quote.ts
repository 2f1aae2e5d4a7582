import { createHash } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isReplyAddress } from '../contract/email-address.ts'
import { readPhoneNumber } from '../contract/phone-number.ts'
import { photoRules } from '../contract/photo-rules.ts'
import type { QuoteFields } from '../contract/quote-fields.ts'
import type { QuoteRequest } from '../contract/quote-request.ts'
import {
  eachQuoteField,
  honeypotFieldName,
  longestAbout,
  type QuoteContext,
  quoteField,
  quoteNotices,
  refusedQuoteFields,
} from '../contract/quote-rules.ts'
import { normalisePostcode } from '../contract/uk.ts'
import { photoKeyOf } from '../photos/photo-key.ts'
import { ageOfFormToken } from '../runtime/form-token.ts'
import { isSigned, type SigningKeys } from '../runtime/hmac.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { Lead } from './lead.ts'

/** Keys that what a visitor sends is checked with. */
export type QuoteKeys = Record<'formToken' | 'canary', SigningKeys>

interface ReadQuoteSettings {
  siteUrl: string
  keys: QuoteKeys
  now: number
  viewer: Viewer
  /** Key for an enquiry without one, from a browser without JavaScript. */
  newKey: () => string
}

/**
 * Turns a request into a lead. Throws only when a required field is empty or unusable; anything else that is wrong is
 * kept, and noted in the mail [L8].
 */
export function readQuote(request: QuoteRequest, settings: ReadQuoteSettings): Lead {
  const refused = refusedQuoteFields(request)
  if (Object.keys(refused).length > 0) throw new VisibleError('invalid', quoteNotices.missing.text, { ...refused })

  const { phoneE164, phoneDisplay, replyTo, ...fields } = readFields(request)
  const { keys, now } = settings
  const ours = request.photoUrls.map(photoKeyOf).filter((photoKey) => photoKey !== undefined)
  const photoKeys = [...new Set(ours)].slice(0, photoRules.maxPhotos)
  const context = readContext(request)
  const key = request.idempotencyKey ?? settings.newKey()
  return {
    // What it is about is part of what was sent. The pages are not, as the same words may be sent again from another, nor
    // are the photos, which come later by the same key [L19].
    leadId: leadIdOf(key, { ...fields, about: context.about }),
    receivedAt: new Date(now).toISOString(),
    ...fields,
    ...context,
    phoneE164,
    phoneDisplay,
    replyTo,
    photoKeys,
    photosLeftOut: new Set(request.photoUrls).size - photoKeys.length,
    photosChosen: Math.min(
      photoKeys.length + (request.photosNotArrived ?? request.photos.length),
      photoRules.maxPhotos,
    ),
    ...(request.photos.length > 0 && { photosStay: true }),
    corrects: request.corrects,
    possibleSpam: looksLikeSpam(request, settings),
    fromAddressToday: 0,
    canary: isSigned(keys.canary, 'canary', key, request.canarySignature ?? ''),
  }
}

/** What was typed, cleaned, with the number and the address that can be used. */
export function readFields(typed: QuoteFields): QuoteFields & Pick<Lead, 'phoneE164' | 'phoneDisplay' | 'replyTo'> {
  const cleaned = eachQuoteField((name) => {
    const { type, longest } = quoteField(name)
    return (type === 'multiline' ? cleanText : cleanLine)(typed[name], longest)
  })
  return {
    ...cleaned,
    postcode: normalisePostcode(cleaned.postcode) ?? cleaned.postcode,
    ...readPhone(cleaned.phone),
    replyTo: isReplyAddress(cleaned.email) ? cleaned.email : undefined,
  }
}

function readContext({ about, writtenOn }: QuoteRequest): QuoteContext {
  return {
    about: cleanLine(about ?? '', longestAbout) || undefined,
    writtenOn: readPath(writtenOn),
  }
}

/** A path as our pages have them: it is shown in the mail, and a query might hold anything. */
function readPath(path: string | undefined): string | undefined {
  return path && /^\/[a-z0-9/._-]{0,99}$/i.test(path) ? path : undefined
}

/** British unless it says otherwise. Checks no more than length and country: new ranges come every year. */
function readPhone(typed: string): Pick<Lead, 'phoneE164' | 'phoneDisplay'> {
  // Of two numbers in one field, the one that the browser's advice is about.
  const one = readPhoneNumber(typed)?.display ?? typed
  const number = parsePhoneNumberFromString(one.normalize('NFKC'), 'GB')
  if (!number?.isPossible()) return {}
  const display = number.countryCallingCode === '44' ? number.formatNational() : number.formatInternational()
  return { phoneE164: number.number, phoneDisplay: display }
}

/** Nobody fills in a whole form so fast. */
export const leastSeconds = 3

/** Only marks the mail: nothing is dropped, and a missing token proves nothing [L9]. */
function looksLikeSpam(request: QuoteRequest, { keys, now, viewer, siteUrl }: ReadQuoteSettings): boolean {
  if (request[honeypotFieldName]?.trim()) return true
  if (isFromElsewhere(viewer, siteUrl)) return true
  if (!request.formToken) return false
  const age = ageOfFormToken(keys.formToken, request.formToken, now)
  // The token is fetched when the form is first touched, which may be long after it could be read.
  return age === undefined || Math.max(age, request.openFor ?? 0) < leastSeconds * 1000
}

/** Another site's page made a browser send it: our form is nowhere else [L16]. */
export function isFromElsewhere({ origin, fetchSite }: Viewer, siteUrl: string): boolean {
  if (fetchSite !== undefined) return fetchSite === 'cross-site' || fetchSite === 'same-site'
  return origin !== undefined && origin !== 'null' && origin !== siteUrl
}

/** The same key with the same payload is the same enquiry. */
export function leadIdOf(key: string, payload: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([key, payload]))
    .digest('hex')
    .slice(0, 32)
}
