import { resolveTxt } from 'node:dns/promises'
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
