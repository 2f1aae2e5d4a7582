import { plainLine } from './clean-text.ts'

/**
 * The one address in what was typed, as a Reply-To may have it: plain ASCII, dot-atom before the @, host names after it
 * (RFC 5322, RFC 1035), letters of other scripts in the host as punycode (RFC 3492). Stricter than mail allows, because
 * SES refuses the whole message for a Reply-To it cannot take. Undefined when there is none, or more than one. The
 * form's advice and the server's Reply-To both use it.
 */
export function readEmailAddress(typed: string): string | undefined {
  const line = plainLine(typed).trim()
  // As mail programs copy it: `Ada Lovelace <ada@example.com>`.
  const [, named = line] = /^[^<>@]*<([^<>]*)>$/.exec(line.replace(/[.,;\s]+$/, '')) ?? []
  const address = named
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;\s]+$/, '')
  const [local = '', domain = '', ...more] = address.split('@')
  const host = asciiHost(domain)
  const isAddress =
    more.length === 0 &&
    local.length <= 64 &&
    // The beginning of an encoded word (RFC 2047), which mail programs decode into another address.
    !local.includes('=?') &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/.test(host)
  return isAddress ? `${local}@${host}` : undefined
}

/** The address that was probably meant by one whose host is misspelt, for the form's advice and the owner's mail. */
export function meantAddress(address: string): string | undefined {
  const [local, host = ''] = address.split('@')
  const meant = misspeltHosts[host.toLowerCase()]
  return meant && `${local}@${meant}`
}

/** The mail hosts that everybody knows, as they are most often misspelt. */
const misspeltHosts: Partial<Record<string, string>> = {
  'gamil.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmial.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmai.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'hotmial.com': 'hotmail.com',
  'icloud.con': 'icloud.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
}

/** A host of letters, digits, dots and hyphens in punycode, by the one parser that browsers and Node share. */
function asciiHost(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
