import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'

type FormNoticeProps = {
  takesFocus: boolean
  /** Id of the title, which names the notice. */
  id: string
  title: string
  children: ReactNode
}

/** Why sending failed. It takes the focus where it was sent, like the error summary of https://design-system.service.gov.uk. */
export function FormNotice({ id, title, takesFocus, children }: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages and links, not of form fields
    <div
      ref={notice}
      className="notice quote-form__notice"
      data-tone="error"
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
    >
      <Icon name="triangle-alert" />
      <div>
        <p className="notice__title" id={id}>
          {title}
        </p>
        {children}
      </div>
    </div>
  )
}
