import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { EnquiryRequestInput } from '#shared/enquiry-request.ts'
import { honeypotFieldName } from '#shared/enquiry-rules.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { forgetSent, readDraft } from './draft.ts'
import { formToken } from './form-token.ts'
import { countIn, readPhotos, subscribePhotos } from './photos/photo-store.ts'
import { sendPhotos, tryUntil } from './photos/send-photos.ts'
import { keepForm, readHoneypot, showInForms } from './read-form.ts'
import { type EnquirySent, isSameEnquiry, refusedFields, sendEnquiry } from './send-enquiry.ts'
import { useUnseenFailure } from './use-unseen-failure.ts'

/**
 * The mutation that sends the draft and the photos: its `idle`, `pending`, `error` and `success` are the states of
 * every form. `showForm` shows a form: sending failed when none was on the screen.
 */
export function useSending(showForm: () => void) {
  const { own } = useSyncExternalStore(subscribePhotos, readPhotos, readPhotos)
  const sentFrom = useRef<HTMLFormElement>(null)
  /** When this enquiry was first sent without a response, and so may have reached us, in epoch milliseconds. */
  const [unansweredSince, setUnansweredSince] = useState<number>()

  const send = useMutation({
    mutationFn: (request: EnquiryRequestInput) => {
      const sentAt = Date.now()
      return sendEnquiry(request, () => setUnansweredSince((first) => first ?? sentAt))
    },
    // Offline it fails at once, and the form says why.
    networkMode: 'always',
    onSuccess: (_response, request) => {
      forgetSent(request)
      showInForms()
      tryUntil((unansweredSince ?? Date.now()) + photoRules.uploadWaitMinutes * 60_000)
    },
  })
  useUnseenFailure(send.error, sentFrom, showForm)
  const { data, variables: request } = send
  const sent: EnquirySent | undefined = data && request && { ...data, request, sentAt: send.submittedAt, outcome: data }
  useUnloadQuestion(send.isPending || (sent !== undefined && countIn(own, 'uploading') > 0))

  /** Sends what the form holds: a browser may have filled in fields without an event. */
  const submit = (form: HTMLFormElement) => {
    if (send.isPending) return
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
    const before = send.variables
    const hasSameWords = before !== undefined && isSameEnquiry(before, { ...words, photoUrls: before.photoUrls })
    // Other words are another enquiry, of which no photo has been sent.
    const photoUrls = sendPhotos(hasSameWords && unansweredSince !== undefined)
    const request = { ...words, photoUrls }
    const isRepeat = before !== undefined && isSameEnquiry(before, request)
    if (!isRepeat) setUnansweredSince(undefined)
    send.mutate(request)
  }

  return {
    isPending: send.isPending,
    failure: send.error,
    /** True while an attempt to send this enquiry has had no response. */
    mayHaveArrived: unansweredSince !== undefined,
    /** The server's sentence for each field that it refused. */
    refused: useMemo(() => refusedFields(send.error), [send.error]),
    /** Present once the enquiry is sent. */
    sent,
    submit,
    reset: send.reset,
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
