import { createHash } from 'node:crypto'
import { ageOfFormToken } from '../runtime/form-token.ts'
import { isSigned, sign } from '../runtime/hmac.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { cleanLine, cleanText } from '../shared/clean-text.ts'
import { soundsDangerous } from '../shared/danger.ts'
import { readEmailAddress } from '../shared/email-address.ts'
import { type EnquiryFields, eachEnquiryField, enquiryField } from '../shared/enquiry-fields.ts'
import type { EnquiryRequest } from '../shared/enquiry-request.ts'
import {
  type EnquiryContext,
  honeypotFieldName,
  judgedText,
  longestAbout,
  refusedEnquiryFields,
  unkeyed,
  youngestTokenSeconds,
} from '../shared/enquiry-rules.ts'
import { refusalNotice } from '../shared/enquiry-words.ts'
import { photoKeyOf } from '../shared/photo-key.ts'
import { photoRules } from '../shared/photo-rules.ts'
import { normalisePostcode } from '../shared/postcode.ts'
import type { Enquiry } from './enquiry.ts'

interface ReadEnquirySettings {
  siteUrl: string
  signingKey: string
  now: number
  viewer: Viewer
}

/**
 * Makes an enquiry from a request. @throws VisibleError only for an empty or unusable required field; any other fault
 * is kept, and noted in the mail.
 */
export function readEnquiry(request: EnquiryRequest, settings: ReadEnquirySettings): Enquiry {
  const refused = refusedEnquiryFields(request)
  if (Object.keys(refused).length > 0) throw new VisibleError('invalid', refusalNotice(refused).text, { ...refused })

  const { replyTo, ...fields } = readFields(request)
  const { signingKey, now } = settings
  const ours = request.photoUrls.map(photoKeyOf).filter((photoKey) => photoKey !== undefined)
  const chosen = new Set(ours)
  const photoKeys = [...chosen].slice(0, photoRules.maxPhotos)
  const context = readContext(request)
  const { idempotencyKey = unkeyed } = request
  const key = idempotencyKey === unkeyed ? keyWithoutScript(settings) : idempotencyKey
  return {
    // The page is not part of the id, because the same words may be sent again from another.
    enquiryId: enquiryIdOf(key, { ...fields, about: context.about, emergency: context.emergency }, photoKeys),
    receivedAt: new Date(now).toISOString(),
    ...fields,
    ...context,
    soundsDangerous: soundsDangerous(judgedText(request)),
    replyTo,
    photoKeys,
    // A key names one photo; a file name, such as a phone's image.jpg, any number of them.
    photosLeftOut: request.photoUrls.length - ours.length + chosen.size - photoKeys.length,
    possibleSpam: looksLikeSpam(request, settings),
    testEnquiry: isSigned(signingKey, 'test-enquiry', key, request.testEnquirySignature ?? ''),
  }
}

/** Milliseconds in which the same words are one enquiry, when the form was posted without script. */
const repeatWindow = 60 * 60_000

/**
 * Without script a double click, or Back and Send, posts the form again. The words themselves say whose they are,
 * because an address may change between two posts. Across the border of two windows there are two enquiries.
 */
function keyWithoutScript({ signingKey, now }: ReadEnquirySettings): string {
  return sign(signingKey, 'form-post', String(Math.floor(now / repeatWindow)))
}

/** Cleans the fields, and adds the usable e-mail address. */
function readFields(typed: EnquiryFields): EnquiryFields & Pick<Enquiry, 'replyTo'> {
  const cleaned = eachEnquiryField((name) => {
    const { type, longest } = enquiryField(name)
    return (type === 'multiline' ? cleanText : cleanLine)(typed[name], longest)
  })
  return {
    ...cleaned,
    postcode: normalisePostcode(cleaned.postcode) ?? cleaned.postcode,
    replyTo: readEmailAddress(cleaned.email),
  }
}

function readContext({ about, writtenOn, emergency }: EnquiryRequest): EnquiryContext & { emergency: boolean } {
  return {
    emergency,
    about: cleanLine(about ?? '', longestAbout) || undefined,
    writtenOn: readPath(writtenOn),
  }
}

/** Accepts only a plain path, because it is shown in the mail, and a query could contain anything. */
function readPath(path: string | undefined): string | undefined {
  return path && /^\/[a-z0-9/._-]{0,99}$/i.test(path) ? path : undefined
}

/**
 * Only marks: nothing is dropped. A missing token proves nothing, because one machine can throttle its route for all.
 */
function looksLikeSpam(request: EnquiryRequest, { signingKey, now, viewer, siteUrl }: ReadEnquirySettings): boolean {
  if (request[honeypotFieldName]?.trim()) return true
  if (isForeign(viewer, siteUrl)) return true
  if (!request.formToken) return false
  const age = ageOfFormToken(signingKey, request.formToken, now)
  return age === undefined || age < youngestTokenSeconds * 1000
}

/** True of what no page of this site had its browser send. Only without `Sec-Fetch-Site` does the origin speak. */
function isForeign({ origin, fetchSite }: Viewer, siteUrl: string): boolean {
  if (fetchSite !== undefined) return fetchSite === 'cross-site' || fetchSite === 'same-site'
  return origin !== 'null' && origin !== siteUrl
}

/** The same key with the same words and photos is the same enquiry. */
function enquiryIdOf(key: string, words: Record<string, unknown>, photoKeys: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([key, words, photoKeys.toSorted()]))
    .digest('hex')
    .slice(0, 32)
}
