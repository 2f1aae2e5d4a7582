import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { quoteFieldNames, quoteNotices } from '#contract/quote-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { PhotoUploadFailure } from './photo-upload-failure.ts'
import type { FieldErrors, SendProblem } from './quote-form-state.ts'

/** The server's sentences about our fields, when a field is why it refused. */
export function refusedFields(reason: unknown): FieldErrors | undefined {
  if (!(reason instanceof ApiFailure) || reason.kind !== 'invalid') return undefined
  const errors = quoteFieldNames.flatMap((name): [QuoteFieldName, string][] => {
    const sentence = reason.fields[name]
    return sentence ? [[name, sentence]] : []
  })
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}

/** What to say when sending failed for another reason. A failed photo is the same error, with the photo's name. */
export function sendProblem(reason: unknown, isOnline: boolean): SendProblem {
  return {
    ...quoteNotices.failed,
    photo: reason instanceof PhotoUploadFailure ? reason.message : undefined,
    advice: isOnline
      ? 'Nothing you typed is lost.'
      : 'You are offline. Nothing you typed is lost: send it again when the connection is back.',
  }
}
