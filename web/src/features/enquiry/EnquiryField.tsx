import { type EnquiryFieldName, enquiryField, fieldAttributes } from '#shared/enquiry-fields.ts'
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

/** A row of the field table. While the enquiry is sent it cannot be changed. */
export function EnquiryField({ name, id, words, error, advice }: EnquiryFieldProps) {
  const { sending } = useEnquiry()
  const { label, hint, type, choices, required } = enquiryField(name)
  const shared = {
    ...fieldAttributes(name),
    id,
    label,
    hint,
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
