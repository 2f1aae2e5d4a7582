import { quoteNotices } from '#contract/quote-rules.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Says that the form was not sent. Each invalid field has its own error, and the first of them has the focus. */
export function MissingNotice() {
  const { title, text } = quoteNotices.missing
  return (
    <div className="notice quote-form__notice" data-tone="error" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <p className="notice__title">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}
