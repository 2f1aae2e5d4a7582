import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { business, whatsappHref } from '#content/business.ts'
import { dangerAdvice } from '#content/danger-advice.ts'
import { whatsappMessages } from '#content/messages.ts'
import { cleanText } from '#shared/clean-text.ts'
import { eachEnquiryField, enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { enquiryNotices, haveYouRung, referenceOf } from '#shared/enquiry-words.ts'
import { instantWords } from '#shared/london-time.ts'
import { normalisePostcode } from '#shared/postcode.ts'
import { CallButton, PhoneLink } from '../../contact/contact-links.tsx'
import { LinkedCalls } from '../../contact/LinkedCalls.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PaperSheet } from '../../ui/PaperSheet.tsx'
import { announceOnce } from './announce-once.ts'
import { useEnquiry } from './EnquiryProvider.tsx'
import { enquiryAdvice } from './enquiry-advice.ts'
import { PhotosSent } from './PhotosSent.tsx'
import { countIn } from './photos/form-photos.ts'
import type { EnquirySent } from './send-enquiry.ts'
import { usePhotos } from './use-draft.ts'

type EnquiryReceiptProps = {
  /** Id of the title. */
  id: string
  /** False when a heading outside shows the title. */
  hasTitle: boolean
  sent: EnquirySent
  onAnother: () => void
}

/** The receipt of a sent enquiry, in place of the form. It takes the focus, so that a screen reader announces it. */
export function EnquiryReceipt({ id, hasTitle, sent, onAnother }: EnquiryReceiptProps) {
  const { enquiryId, request, urgent, sentAt } = sent
  const { announced } = useEnquiry().sending
  // As the mail has them.
  const kept = eachEnquiryField((name) => cleanText(request[name], enquiryField(name).longest))
  const reference = referenceOf(enquiryId)
  const whatsapp = whatsappHref(whatsappMessages.sent(reference))
  const advice = enquiryAdvice(request)
  const panel = useRef<HTMLDivElement>(null)
  const areComing = countIn(usePhotos().list, 'uploading') > 0
  // In a layout effect: on the next page the focus then goes to its beginning.
  useLayoutEffect(() => {
    // On a low screen the focus alone would scroll to the receipt's end, and a notice that is higher than it to that of
    // the notice.
    const notice = panel.current?.firstElementChild
    if (announceOnce(sent, panel.current, announced))
      notice?.scrollIntoView({ block: notice.clientHeight > innerHeight / 2 ? 'start' : 'nearest' })
  }, [sent, announced])
  const rows: [label: string, value: ReactNode][] = [
    [
      'Reference',
      <span key="reference" className="figures">
        {reference}
      </span>,
    ],
    ['Received', instantWords(sentAt)],
    ...(request.emergency ? [['Emergency', 'Yes'] satisfies [string, ReactNode]] : []),
    ...(request.about ? [['About', request.about] satisfies [string, ReactNode]] : []),
    ...enquiryFieldNames
      .filter((name) => kept[name])
      .map((name): [string, ReactNode] => [
        enquiryField(name).shortLabel,
        <>
          <span>{(name === 'postcode' && normalisePostcode(kept[name])) || kept[name]}</span>
          {['tel', 'email'].includes(enquiryField(name).type) && advice[name] && (
            <p className="field__error">
              <Icon name="triangle-alert" />
              <span>
                {advice[name]} Send us the right one by <a href={whatsapp}>WhatsApp</a>, or call <PhoneLink />.
              </span>
            </p>
          )}
        </>,
      ]),
    ['Photos', <PhotosSent key="photos" />],
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages, not of form fields
    <div
      ref={panel}
      className="receipt"
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      aria-describedby={urgent ? `${id}-danger` : undefined}
    >
      {hasTitle && (
        <p className="receipt__title" id={id}>
          {enquiryNotices.sent.title}
        </p>
      )}
      {urgent && <HaveYouRung id={`${id}-danger`} />}
      <p className="lead receipt__thanks">
        <span>{enquiryNotices.sent.text}</span>
      </p>
      {urgent && <p>{haveYouRung.wait}</p>}
      <PaperSheet title={<p className="paper__title">Your enquiry</p>} from={business.name}>
        <dl className="receipt__rows ruled">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PaperSheet>
      <p>
        Add photos or change something:{' '}
        <a href={whatsapp}>
          <span>WhatsApp</span>
        </a>{' '}
        with your reference, or call <PhoneLink />.
      </p>
      <div className="actions receipt__more">
        <Button kind="quiet" onClick={() => printAlone(panel.current)}>
          Print
        </Button>
        {!areComing && (
          <Button kind="quiet" onClick={onAnother}>
            Send another enquiry
          </Button>
        )}
      </div>
    </div>
  )
}

/** Somebody in danger may be waiting for an answer instead of ringing. */
function HaveYouRung({ id }: { id: string }) {
  return (
    <div className="notice enquiry-form__notice danger-notice" data-tone="error">
      <Icon name="triangle-alert" />
      <div>
        <div id={id}>
          <p className="notice__title">{haveYouRung.title}</p>
          <p>{haveYouRung.text}</p>
        </div>
        <p className="notice__ways enquiry-form__ways">
          <CallButton kind="primary" />
        </p>
        <p>
          <LinkedCalls text={dangerAdvice.fire} />
        </p>
      </div>
    </div>
  )
}

/** Prints the receipt without the rest of the page, see `print.css`. */
function printAlone(receipt: HTMLElement | null): void {
  receipt?.setAttribute('data-printed', '')
  addEventListener('afterprint', () => receipt?.removeAttribute('data-printed'), { once: true })
  print()
}
