import { resolveTxt } from 'node:dns/promises'
import { domainOf } from '#shared/mail-addresses.ts'
import { errorCode } from '../../../lambdas/runtime/reason.ts'

/**
 * The DMARC policy of a domain, which says what mailboxes do with mail sent in its name from elsewhere (`none`,
 * `quarantine` or `reject`), and the domain whose record it is: its own, or the nearest parent's, whose `sp` applies to
 * subdomains. Undefined when there is none (RFC 7489, 6.6.3, without the list of public suffixes).
 */
export async function senderPolicyOf(domain: string, resolve = resolveTxt) {
  const labels = domain.split('.')
  for (let above = 0; above < labels.length - 1; above++) {
    const name = labels.slice(above).join('.')
    const records = (await txtOf(`_dmarc.${name}`, resolve)).map((parts) => parts.join(''))
    const record = records.find((text) => /^v=DMARC1\b/i.test(text))
    if (!record) continue
    const tags = Object.fromEntries(
      record.split(';').map((tag) => tag.split('=').map((part) => part.trim().toLowerCase())),
    )
    return { domain: name, policy: (above > 0 && tags.sp) || tags.p || 'none' }
  }
  return undefined
}

/** @throws when DNS does not answer; a name without records returns an empty list. */
function txtOf(name: string, resolve: typeof resolveTxt): Promise<string[][]> {
  return resolve(name).catch((error: unknown) => {
    if (['ENODATA', 'ENOTFOUND'].includes(errorCode(error) ?? '')) return []
    throw error
  })
}

/**
 * Providers of mailboxes for anybody that either allow only their own servers to send in their name, or do not accept
 * such mail themselves.
 */
const freeMailers = `
  gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com rocketmail.com aol.com aol.co.uk outlook.com hotmail.com
  hotmail.co.uk live.com live.co.uk msn.com icloud.com me.com mac.com btinternet.com btopenworld.com talktalk.net
  tiscali.co.uk sky.com virginmedia.com ntlworld.com blueyonder.co.uk proton.me protonmail.com gmx.com gmx.co.uk
  mail.com zoho.com fastmail.com
`
  .trim()
  .split(/\s+/)

/** True for an address at a provider where anybody can have one. */
export function isOfFreeMailer(address: string): boolean {
  return freeMailers.includes(domainOf(address))
}
