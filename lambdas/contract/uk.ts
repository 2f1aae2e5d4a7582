/**
 * Light checks of what a person types, for the form and as the server's first step. No imports: the browser
 * uses this file as it is. Accept whatever a reasonable person types; refuse only what cannot be right.
 */

/** One letter-digit pattern for every UK postcode in use, BFPO and GIR 0AA aside (BS 7666, Royal Mail PAF guide). */
const postcodePattern = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/

/** `sw147aa` -> `SW14 7AA`. Undefined when it cannot be a UK postcode. */
export function normalisePostcode(typed: string): string | undefined {
  const compact = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const match = postcodePattern.exec(compact)
  return match ? `${match[1]} ${match[2]}` : undefined
}

/** `SW14 7AA` -> `SW14`. */
export function outcode(postcode: string): string {
  return postcode.split(' ')[0] ?? postcode
}

/** True when the text may be a phone number: 9 to 15 digits (ITU-T E.164), however they are grouped. */
export function looksLikePhone(typed: string): boolean {
  const text = typed.normalize('NFKC').replace(/(ext?\.?|x|#)\s*\d+\s*$/i, '')
  const digits = text.replace(/\D/g, '')
  return digits.length >= 9 && digits.length <= 15 && !/[^\d\s()+.\-/\u2010-\u2015]/.test(text)
}

/** True when the text may be an e-mail address: something@domain.tld, one @, no spaces (promise L10). */
export function looksLikeEmail(typed: string): boolean {
  return typed.length <= 254 && /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\.]{2,}$/.test(typed)
}
