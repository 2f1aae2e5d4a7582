import { flushSync } from 'react-dom'
import { useEnquiry } from './EnquiryProvider.tsx'
import { useDraft } from './use-draft.ts'

/** Empties the form, or takes that back. The button that goes hands its focus on. */
export function EmptyForm({ id }: { id: string }) {
  const { key } = useDraft()
  const { sending, empty, putBack } = useEnquiry()
  return (
    <>
      {key !== '' && !sending.isPending && (
        <button
          type="button"
          className="text-button"
          onClick={({ currentTarget: { form } }) => {
            if (!form) return
            flushSync(() => empty(form))
            form.querySelector<HTMLElement>('.enquiry-form__emptied button')?.focus()
          }}
        >
          Empty the form
        </button>
      )}
      {putBack && key === '' && (
        <p className="enquiry-form__emptied">
          <span id={id}>The form is empty.</span>{' '}
          <button
            type="button"
            className="text-button"
            aria-describedby={id}
            onClick={({ currentTarget: { form } }) => {
              flushSync(putBack)
              form?.querySelector<HTMLElement>('.field__control')?.focus()
            }}
          >
            Put it back
          </button>
        </p>
      )}
    </>
  )
}
