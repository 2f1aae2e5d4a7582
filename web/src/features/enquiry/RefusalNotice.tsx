import type { FieldSentences } from '#shared/enquiry-fields.ts'
import { refusalNotice } from '#shared/enquiry-words.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Says that the form was not sent. Each invalid field has its own error, and the first of them has the focus. */
export function RefusalNotice({ errors }: { errors: FieldSentences }) {
  const { title, text } = refusalNotice(errors)
  return (
    <div className="notice enquiry-form__notice" data-tone="error" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <p className="notice__title">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

/** Moves the focus to the first field that is wrong, and scrolls its label and the notice above it into view. */
export function showFirstWrong(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]')
  first?.focus({ preventScroll: true })
  first?.closest('.field')?.scrollIntoView({ block: 'center' })
}
