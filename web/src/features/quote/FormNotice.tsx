import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'

type FormNoticeProps = {
  /** Id of the title, which names the notice. */
  id: string
  title: string
  /** Grows with each attempt that the same notice answers: it then takes the focus again. */
  attempt?: number
  children: ReactNode
}

/** Why the form was not sent. Takes the focus, as the error summary of https://design-system.service.gov.uk does. */
export function FormNotice({ id, title, attempt, children }: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again
  useEffect(() => notice.current?.focus(), [attempt])
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
