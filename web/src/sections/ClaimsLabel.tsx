import { sampleClaimsLabel, unconfirmedClaims } from '#content/claim-words.ts'
import type { Claim } from '#content/claims.ts'

/** Says that claims nearby are samples, until the owner has confirmed each of them. */
export function ClaimsLabel({ of }: { of: readonly Claim[] }) {
  if (!unconfirmedClaims.some(({ claim }) => of.includes(claim))) return null
  return <p className="reviews__label">{sampleClaimsLabel}</p>
}
