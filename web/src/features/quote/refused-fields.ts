import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { quoteFieldNames } from '#contract/quote-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import type { FieldErrors } from './enquiry-state.ts'

/** The server's messages by field, if it refused the enquiry because of a field. */
export function refusedFields(reason: unknown): FieldErrors | undefined {
  if (!(reason instanceof ApiFailure) || reason.kind !== 'invalid') return undefined
  const errors = quoteFieldNames.flatMap((name): [QuoteFieldName, string][] => {
    const sentence = reason.fields[name]
    return sentence ? [[name, sentence]] : []
  })
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
