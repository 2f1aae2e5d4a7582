import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from './Icon.tsx'
import './Field.css'

type FieldProps = {
  /** Unique on the page; the ids of the hint and the error derive from it. */
  id: string
  label: string
  optional?: boolean
  hint?: string | undefined
  error?: string | undefined
  /** Advice that does not block sending; an error replaces it. */
  advice?: string | undefined
} & ControlProps

type ControlProps =
  | ({ multiline?: false; choices?: never } & InputHTMLAttributes<HTMLInputElement>)
  | ({ multiline: true; choices?: never } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  | ({ multiline?: false; choices: readonly string[] } & SelectHTMLAttributes<HTMLSelectElement>)

/**
 * A labelled field, with a hint, an error and advice that screen readers announce with it. Text beside conditional
 * content has its own element: a translator replaces text nodes, and React could not remove a replaced one.
 */
export function Field({ id, label, optional = false, hint, error, advice, ...control }: FieldProps) {
  const advised = error ? undefined : advice
  const shared = {
    id,
    className: 'field__control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`, advised && `${id}-advice`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <span>{label}</span> {optional && <span className="field__optional">(optional)</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control {...control} {...shared} />
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </p>
      )}
      {/* Always rendered: screen readers announce changes only in a status that already existed. */}
      <p className="field__advice" id={`${id}-advice`} role="status">
        {advised && (
          <>
            <Icon name="info" />
            <span>{advised}</span>
          </>
        )}
      </p>
    </div>
  )
}

function Control(props: ControlProps) {
  if (props.multiline) {
    const { multiline, ...rest } = props
    return <textarea rows={5} {...rest} />
  }
  if (props.choices) {
    const { choices, ...rest } = props
    return (
      <select {...rest}>
        {/* Empty until something is chosen: a form that nobody has touched holds nothing. */}
        <option value="">Please choose</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  }
  const { multiline, ...rest } = props
  return <input {...rest} />
}
