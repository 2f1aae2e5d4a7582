import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { honeypotFieldName } from '#shared/enquiry-rules.ts'
import { photoRules } from '#shared/photo-rules.ts'
import type { Announced } from './announce-once.ts'
import { forgetSent, readDraft } from './draft.ts'
import { formToken } from './form-token.ts'
import { countIn, readPhotos, subscribePhotos } from './photos/form-photos.ts'
import { sendPhotos, tryUntil } from './photos/send-photos.ts'
import { keepForm, readHoneypot, showInForms } from './read-form.ts'
import { type EnquirySent, isSameEnquiry, refusedFields, sendEnquiry } from './send-enquiry.ts'
import { useUnseenFailure } from './use-unseen-failure.ts'

/** The last press of Send: pending until it is `sent` or has a `failure`. */
type Attempt = {
  request: EnquiryRequestInput
  sent?: EnquirySent
  failure?: Error
  /** When this enquiry was first sent without a response, and so may have reached us, in epoch milliseconds. */
  unansweredSince?: number | undefined
}

/**
 * Sends the draft and the photos: idle, pending, failed and sent are the states of every form. No mutation of the query
 * library, which only pages with projects load. `showForm` shows a form: sending failed when none was on the screen.
 */
export function useSending(showForm: () => void) {
  const { own } = useSyncExternalStore(subscribePhotos, readPhotos, readPhotos)
  const sentFrom = useRef<HTMLFormElement>(null)
  const announced: Announced = useRef(undefined)
  const [attempt, setAttempt] = useState<Attempt>()
  const { request, sent, failure = null, unansweredSince } = attempt ?? {}
  const isPending = attempt !== undefined && !sent && !failure

  const send = async (request: EnquiryRequestInput, unansweredBefore: number | undefined) => {
    const sentAt = Date.now()
    let unansweredSince = unansweredBefore
    setAttempt({ request })
    try {
      const response = await sendEnquiry(request, () => {
        unansweredSince ??= sentAt
      })
      forgetSent(request)
      showInForms()
      tryUntil((unansweredSince ?? Date.now()) + photoRules.uploadWaitMinutes * 60_000)
      setAttempt({ request, sent: { ...response, request, sentAt } })
    } catch (reason) {
      // Cast: nothing else is thrown there.
      setAttempt({ request, failure: reason as Error, unansweredSince })
    }
  }
  useUnseenFailure(failure, sentFrom, announced, showForm)
  useUnloadQuestion(isPending || (sent !== undefined && countIn(own, 'uploading') > 0))

  /** Sends what the form holds: a browser may have filled in fields without an event. */
  const submit = (form: HTMLFormElement) => {
    if (isPending) return
    sentFrom.current = form
    const fields = keepForm(form)
    const { key, subject, emergency } = readDraft()
    const words = {
      ...fields,
      about: subject.isTicked ? subject.label : undefined,
      emergency: emergency === true,
      writtenOn: location.pathname,
      idempotencyKey: key,
      formToken: formToken.get(),
      [honeypotFieldName]: readHoneypot(form),
    }
    const hasSameWords = request !== undefined && isSameEnquiry(request, { ...words, photoUrls: request.photoUrls })
    // Other words are another enquiry, of which no photo has been sent.
    const photoUrls = sendPhotos(hasSameWords && unansweredSince !== undefined)
    const next = { ...words, photoUrls }
    const isRepeat = request !== undefined && isSameEnquiry(request, next)
    send(next, isRepeat ? unansweredSince : undefined)
  }

  return {
    isPending,
    failure,
    /** True while an attempt to send this enquiry has had no response. */
    mayHaveArrived: unansweredSince !== undefined,
    /** The server's sentence for each field that it refused. */
    refused: useMemo(() => refusedFields(failure), [failure]),
    /** Present once the enquiry is sent. */
    sent,
    announced,
    submit,
    reset: () => setAttempt(undefined),
  }
}

/** The browser asks before a tab is left that has something on its way. */
function useUnloadQuestion(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
}
