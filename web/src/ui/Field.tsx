import { type InputHTMLAttributes, type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react'
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
} & (
  | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
)

/**
 * A labelled text field, with a hint, an error and advice that screen readers announce with it. Text beside conditional
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
          <Icon name="triangle-alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      {/* Always rendered: screen readers announce changes only in a status that already existed. */}
      <p className="field__advice" id={`${id}-advice`} role="status">
        {advised && (
          <>
            <Icon name="info" size={18} />
            <span>{advised}</span>
          </>
        )}
      </p>
    </div>
  )
}

type ControlProps =
  | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)

function Control(props: ControlProps) {
  if (props.multiline) {
    const { multiline, ...rest } = props
    return <Area {...rest} />
  }
  const { multiline, ...rest } = props
  return <input {...rest} />
}

/**
 * React writes a text area's default value again at every render, and a browser then moves the caret in an area that
 * nobody has edited. One whose value was set counts as edited.
 */
function Area(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = area
    // A composition in the area that has the focus is not disturbed: there, typing has set the value.
    if (props.defaultValue && current && document.activeElement !== current) current.value = String(props.defaultValue)
  }, [props.defaultValue])
  return <textarea ref={area} rows={5} {...props} />
}
