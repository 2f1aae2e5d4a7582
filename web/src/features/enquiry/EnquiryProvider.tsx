import { useMutation } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { honeypotFieldName } from '#shared/enquiry-rules.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { useSubject } from '../../subject.ts'
import { wasAnnounced } from './announce-once.ts'
import { checkboxesOf, type Draft, sentCheckboxes } from './draft.ts'
import { formToken } from './form-token.ts'
import { hasNewWords, isTouched, readFields, readHoneypot } from './read-form.ts'
import { type EnquirySent, isSameEnquiry, refusedFields, sendEnquiry, wasRefused } from './send-enquiry.ts'
import { useDraft } from './use-draft.ts'
import { countIn, urlsOf, usePhotos } from './use-photos.ts'
import { useUnseenFailure } from './use-unseen-failure.ts'

type EnquiryProviderProps = {
  /** Shows a form: sending failed when none was on the screen. */
  showForm: () => void
  children: ReactNode
}

/** Provides the visitor's one enquiry to every form, whichever page they are on. */
export function EnquiryProvider({ showForm, children }: EnquiryProviderProps) {
  return <EnquiryContext value={useEnquiryState(showForm)}>{children}</EnquiryContext>
}

type EnquiryState = ReturnType<typeof useEnquiryState>
const EnquiryContext = createContext<EnquiryState | undefined>(undefined)

export function useEnquiry(): EnquiryState {
  const enquiry = useContext(EnquiryContext)
  if (!enquiry) throw new Error('useEnquiry outside of EnquiryProvider')
  return enquiry
}

/**
 * The draft, the photos, and the mutation that sends them: its `idle`, `pending`, `error` and `success` are the states
 * of every form. It outlives the form it was sent from.
 */
function useEnquiryState(showForm: () => void) {
  const draft = useDraft()
  const photos = usePhotos(draft)
  const page = useSubject()
  const checkboxes = checkboxesOf(draft, page)
  const about = checkboxes.about?.isTicked ? checkboxes.about.label : undefined
  const emergency = checkboxes.emergency === true
  const [emptied, setEmptied] = useState<Draft>()
  const sentFrom = useRef<HTMLFormElement>(null)
  /** When this enquiry was first sent without an answer, and so may have reached us, in epoch milliseconds. */
  const [unansweredSince, setUnansweredSince] = useState<number>()

  const send = useMutation({
    mutationFn: sendEnquiry,
    // Offline it fails at once, and the form says why.
    networkMode: 'always',
    onMutate: () => ({ sentAt: Date.now(), isOnline: navigator.onLine }),
    onSuccess: (_response, request, { sentAt }) => {
      draft.clear(request)
      photos.tryUntil((unansweredSince ?? sentAt) + photoRules.uploadWaitMinutes * 60_000)
    },
    onError: (failure, _request, attempt) => {
      if (attempt?.isOnline && !wasRefused(failure)) setUnansweredSince((first) => first ?? attempt.sentAt)
    },
  })
  useUnseenFailure(send.error, sentFrom, showForm)

  const { latest, change } = draft
  const { data, variables: request } = send
  const sent: EnquirySent | undefined = data && request && { ...data, request, sentAt: send.submittedAt, outcome: data }
  const photosAreComing = sent !== undefined && countIn(photos.list, 'uploading') > 0
  useUnloadQuestion(send.isPending || photosAreComing)

  /** Ends an enquiry that was sent. */
  const startAgain = () => {
    setEmptied(undefined)
    photos.clear()
    send.reset()
  }

  return {
    draft,
    photos,
    change,
    /** The checkboxes of subject and emergency. */
    checkboxes,
    about,
    emergency,
    isPending: send.isPending,
    failure: send.error,
    /** True while an attempt to send this enquiry has had no answer. */
    mayHaveArrived: unansweredSince !== undefined,
    /** The server's sentence for each field that it refused. */
    refused: useMemo(() => refusedFields(send.error), [send.error]),
    /** Present once the enquiry is sent. */
    sent,
    photosAreComing,
    /** Stores what was typed, with the checkboxes beside it. */
    type: (fields: Draft['fields']) => change((before) => ({ fields, ...checkboxesOf(before, page) })),
    /**
     * Brings the draft and a form together when the form appears. Stored words are put back only into a form that
     * nobody has touched; else what was typed replaces them, under the same key.
     */
    adopt: (form: HTMLFormElement) => {
      const isKnown = latest().key !== ''
      const isOwn = isKnown ? hasNewWords(form) : isTouched(form)
      draft.restore()
      if (!isKnown) photos.restoreLost(latest().photosLost)
      if (isOwn) draft.takeWords(readFields(form))
    },
    /** Sends what the form holds: a browser may have filled in fields without an event. */
    submit: (form: HTMLFormElement) => {
      if (send.isPending) return
      sentFrom.current = form
      const fields = readFields(form)
      // What this form shows, and what another tab has added to the same words.
      draft.changeOwn((before) => ({
        fields,
        ...sentCheckboxes({
          about: checkboxes.about ?? before.about,
          emergency: emergency || (before.emergency ?? checkboxes.emergency),
        }),
      }))
      const { key, about, emergency: isDeclared } = latest()
      const request = {
        ...fields,
        about: about?.isTicked ? about.label : undefined,
        emergency: isDeclared === true,
        writtenOn: location.pathname,
        photoUrls: photos.send(photos.list),
        idempotencyKey: key,
        formToken: formToken.get(),
        [honeypotFieldName]: readHoneypot(form),
      }
      const isRepeat = send.variables !== undefined && isSameEnquiry(send.variables, request)
      if (!isRepeat) setUnansweredSince(undefined)
      send.mutate(request)
    },
    /** Empties the draft and its photos. */
    empty: (form: HTMLFormElement) => {
      setEmptied({ ...latest(), fields: readFields(form) })
      draft.clear({ ...draft.fields, emergency, photoUrls: urlsOf(photos.list) })
      photos.clear()
      send.reset()
    },
    /** Takes that back. Absent once something else was begun. */
    putBack:
      emptied && draft.key === ''
        ? () => {
            draft.changeOwn(() => emptied)
            photos.restoreLost(emptied.photosLost)
          }
        : undefined,
    startAgain,
    /** Called when a form is asked for: it is empty after a receipt that was seen and has nothing left to say. */
    askForForm: () => {
      if (sent && wasAnnounced(sent.outcome) && countIn(photos.list, 'uploaded') === photos.list.length) startAgain()
    },
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
