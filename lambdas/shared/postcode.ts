/** British postcodes as people type them, for the form and the server. */
import { plainLine } from './clean-text.ts'

/**
 * The outcode is a postcode's first half, which names its district: `SW14`. Of every UK postcode in use except BFPO and
 * GIR 0AA (BS 7666, Royal Mail PAF guide).
 */
const outcode = '[A-Z]{1,2}\\d[A-Z\\d]?'
const whole = new RegExp(`^(${outcode})(\\d[A-Z]{2})$`)
const within = new RegExp(`(?<![A-Z\\d])(${outcode})[^A-Z\\d]{0,3}(\\d[A-Z]{2})(?![A-Z\\d])`)
const outcodes = new RegExp(`(?<![A-Z\\d])${outcode}(?![A-Z\\d])`, 'g')

/** `sw147aa` -> `SW14 7AA`. Undefined when it is not one UK postcode and nothing else. */
export function normalisePostcode(typed: string): string | undefined {
  const match = whole.exec(
    plainLine(typed)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, ''),
  )
  return match ? `${match[1]} ${match[2]}` : undefined
}

/** The postcode in what was typed: `12 Kew Road, TW9 2NQ` -> `TW9 2NQ`. Undefined when there is none. */
export function readPostcode(typed: string): string | undefined {
  const match = within.exec(plainLine(typed).toUpperCase())
  return normalisePostcode(typed) ?? (match ? `${match[1]} ${match[2]}` : undefined)
}

/**
 * The outcode in what was typed, of a postcode or alone: `SW14 7AA`, `sw 14` -> `SW14`. The last, as in an address.
 */
export function readOutcode(typed: string): string | undefined {
  const postcode = readPostcode(typed)
  if (postcode) return postcode.split(' ')[0]
  const line = plainLine(typed).toUpperCase()
  // Alone it may have a space: `TW 9`.
  const alone = line.replace(/^([A-Z]{1,2}) (\d[A-Z\d]?)$/, '$1$2')
  return alone.match(outcodes)?.at(-1)
}

/** The place as the mail's subject names it: its outcode, or what was typed. */
export function placeOf(typed: string): string {
  return readOutcode(typed) ?? typed
}
