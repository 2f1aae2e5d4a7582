/** British postcodes as people type them, for the form and the server. Imports nothing. */

/** Every UK postcode in use except BFPO and GIR 0AA (BS 7666, Royal Mail PAF guide). */
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
