import { useEffect, useRef } from 'react'
import { quoteFieldNames } from '#contract/quote-rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { FieldErrors, Notice } from './quote-form-state.ts'

type ErrorSummaryProps = {
  id: string
  notice: Notice
  errors: FieldErrors
  /** Grows with each refused attempt: the summary then takes the focus again. */
  refusals: number
  /** Id of the field of this name. */
  fieldId: (name: string) => string
}

/** What stopped the form, with a link to each field. Takes the focus, as https://design-system.service.gov.uk does. */
export function ErrorSummary({ id, notice, errors, refusals, fieldId }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused attempt moves the focus anew
  useEffect(() => summary.current?.focus(), [refusals])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages, not of form fields
    <div
      ref={summary}
      className="notice quote-form__notice"
      data-tone="error"
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
    >
      <Icon name="triangle-alert" />
      <div>
        <p className="notice__title" id={id}>
          {notice.title}
        </p>
        <p>{notice.text}</p>
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
      </div>
    </div>
  )
}

/** With its label and its error: left to itself, Chromium brings no more of a text area into view than the caret. */
function goToField(id: string): void {
  const control = document.getElementById(id)
  control?.focus({ preventScroll: true })
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' })
}
