import { type EnquiryFieldName, enquiryField } from '#shared/enquiry-fields.ts'
import { Field } from '../../ui/Field.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import { charactersKept, lengthAdvice } from './enquiry-advice.ts'

type EnquiryFieldProps = {
  name: EnquiryFieldName
  id: string
  /** The draft's words. */
  words: string
  error: string | undefined
  advice: string | undefined
}

/** Without script the browser refuses nothing but an empty required field, so an odd e-mail address passes. */
const inputTypes = { text: 'text', tel: 'tel', email: 'text', multiline: undefined, choice: undefined } as const

/** A row of the field table. While the enquiry is sent it cannot be changed. */
export function EnquiryField({ name, id, words, error, advice }: EnquiryFieldProps) {
  const { sending } = useEnquiry()
  const row = enquiryField(name)
  const { label, hint, type, choices, required } = row
  const shared = {
    id,
    name,
    label,
    hint,
    type: inputTypes[type],
    inputMode: type === 'email' ? ('email' as const) : undefined,
    autoComplete: row.autocomplete,
    autoCapitalize: row.autocapitalize,
    spellCheck: row.spellcheck,
    required: required !== undefined,
    optional: !required,
    error,
    advice: lengthAdvice(name, words) ?? advice,
  }
  if (choices) return <Field {...shared} choices={choices} disabled={sending.isPending} />
  if (type !== 'multiline') return <Field {...shared} readOnly={sending.isPending} enterKeyHint="next" />
  return (
    <>
      <Field {...shared} readOnly={sending.isPending} multiline />
      <p className="field__hint without-script">{charactersKept(name)}</p>
    </>
  )
}
