import { quoteFieldNames, quoteNotices } from '#contract/quote-rules.ts'
import { FormNotice } from './FormNotice.tsx'
import type { FieldErrors } from './quote-form-state.ts'

type ErrorSummaryProps = {
  id: string
  errors: FieldErrors
  /** Grows with each refused attempt: the summary then takes the focus again. */
  refusals: number
  /** Id of the field of this name. */
  fieldId: (name: string) => string
}

/** What stopped the form, with a link to each field. */
export function ErrorSummary({ id, errors, refusals, fieldId }: ErrorSummaryProps) {
  return (
    <FormNotice id={id} title={quoteNotices.missing.title} attempt={refusals}>
      <p>{quoteNotices.missing.text}</p>
      <ul className="quote-form__errors">
        {quoteFieldNames.map((name) => {
          const sentence = errors[name]
          return (
            sentence && (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    // A fragment would move to the field without focusing it, and add an entry to the history.
                    event.preventDefault()
                    goToField(fieldId(name))
                  }}
                >
                  {sentence}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </FormNotice>
  )
}

/** With its label and its error: left to itself, Chromium brings no more of a text area into view than the caret. */
function goToField(id: string): void {
  const control = document.getElementById(id)
  control?.focus({ preventScroll: true })
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' })
}
