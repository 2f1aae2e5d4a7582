import { useSyncExternalStore } from 'react'
import { coverageMessage } from '#content/coverage.ts'
import { normalisePostcode, outcode } from '#contract/uk.ts'
import { quoteDraft } from './quote-draft.ts'

/** Says whether we work there, once a whole postcode is typed. Advice only: it stops nothing. */
export function PostcodeAdvice() {
  const { fields } = useSyncExternalStore(quoteDraft.subscribe, quoteDraft.get, quoteDraft.getOnServer)
  const postcode = normalisePostcode(fields.postcode)
  return (
    <p className="quote-form__advice" role="status">
      {postcode && coverageMessage(outcode(postcode))}
    </p>
  )
}
