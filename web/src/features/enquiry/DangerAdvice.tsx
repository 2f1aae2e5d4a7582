import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { dangerAdvice } from '#content/danger-advice.ts'
import { CallButton } from '../../contact/contact-links.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DangerAdviceText } from './DangerNote.tsx'
import { changeDraft } from './draft.ts'
import { useEnquiry } from './EnquiryProvider.tsx'

/** Advises a call when the job sounds dangerous. It does not block sending. */
export function DangerAdvice({ isDanger }: { isDanger: boolean }) {
  const { draft, sending } = useEnquiry()
  const ways = useRef<HTMLDivElement>(null)
  const { title, treat } = dangerAdvice

  // The screen's end or the dialog's Send may hide what stands below the words that are being typed.
  useEffect(() => {
    if (!isDanger) return
    const show = () => {
      const { activeElement: typing } = document
      if (typing instanceof HTMLTextAreaElement && typing.form?.contains(ways.current))
        ways.current?.scrollIntoView({ block: 'nearest' })
    }
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [isDanger])

  return (
    <div role="status">
      {isDanger && (
        <div className="notice enquiry-form__notice danger-notice" data-tone="error">
          <Icon name="triangle-alert" />
          <div>
            <p className="notice__title">{title}</p>
            <div className="notice__ways enquiry-form__ways" ref={ways}>
              {!draft.emergency && (
                <Button
                  kind="secondary"
                  disabled={sending.isPending}
                  onClick={({ currentTarget: { form } }) => {
                    flushSync(() => changeDraft(() => ({ emergency: true })))
                    // The button is gone: the focus goes to the ticked box.
                    form?.querySelector<HTMLElement>('[name=emergency]')?.focus()
                  }}
                >
                  {treat}
                </Button>
              )}
              <CallButton kind="primary" />
            </div>
            <DangerAdviceText />
          </div>
        </div>
      )}
    </div>
  )
}
