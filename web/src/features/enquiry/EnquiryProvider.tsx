import { useMutation } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { enquiryFieldNames, honeypotFieldName, longestAbout } from '#shared/enquiry-rules.ts'
import { useSubject } from '../../subject.ts'
import { aboutOf, chooseAbout } from './about.ts'
import { type Draft, hasWords, readDraft } from './draft.ts'
import { formToken } from './form-token.ts'
import { isTouched, readFields, readHoneypot } from './read-form.ts'
import { refusedFields, sendEnquiry } from './send-enquiry.ts'
import { useDraft } from './use-draft.ts'
import { useFollowUp } from './use-follow-up.ts'
import { keptPhotos, urlsOf, usePhotos } from './use-photos.ts'

type EnquiryProviderProps = {
  /** Shows a form: sending failed when none was on the screen. */
  showForm: () => void
  children: ReactNode
}

/** Provides the visitor's one enquiry to every form, whichever page they are on. */
export function EnquiryProvider({ showForm, children }: EnquiryProviderProps) {
  return <EnquiryContext value={useEnquiryState(showForm)}>{children}</EnquiryContext>
}

export type Enquiry = ReturnType<typeof useEnquiryState>
const EnquiryContext = createContext<Enquiry | undefined>(undefined)

export function useEnquiry(): Enquiry {
  const enquiry = useContext(EnquiryContext)
  if (!enquiry) throw new Error('useEnquiry outside of EnquiryProvider')
  return enquiry
}

/** Milliseconds. A failure that was on the screen for less, because its page was left, is shown again. */
const timeToRead = 2000

/**
 * The draft, the photos, and the mutation that sends them: its `idle`, `pending`, `error` and `success` are the states
 * of every form. It outlives the form it was sent from.
 */
function useEnquiryState(showForm: () => void) {
  const draft = useDraft()
  const photos = usePhotos()
  const page = useSubject()?.about.slice(0, longestAbout)
  const { about, offered } = aboutOf(draft, page)
  const sentFrom = useRef<HTMLFormElement>(null)
  const isNews = useRef(false)
  const isReceiptSeen = useRef(false)
  const shownAt = useRef(0)
  const [revision, setRevision] = useState(0)

  const send = useMutation({
    mutationFn: sendEnquiry,
    // Offline it fails at once, and the form says why.
    networkMode: 'always',
    onSuccess: () => {
      isReceiptSeen.current = false
      isNews.current = isOnScreen(sentFrom.current)
      draft.clear()
      photos.retry()
    },
    onError: () => {
      isNews.current = true
      if (isOnScreen(sentFrom.current)) shownAt.current = Date.now()
      else showForm()
    },
  })

  // A page that was about to be replaced took the failure with it.
  const { key } = useLocation()
  const showAgain = useEffectEvent(() => {
    if (!send.isError || Date.now() - shownAt.current > timeToRead || isOnScreen(sentFrom.current)) return
    shownAt.current = 0
    isNews.current = true
    showForm()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is shown has changed.
  useEffect(() => showAgain(), [key])
  const receipt = useFollowUp(send, photos.list)

  // Once the words are sent, the photos are no longer the draft's.
  const { change, latest } = draft
  useEffect(() => {
    if (send.isSuccess || (photos.list.length + photos.lost === 0 && latest().photos.length === 0)) return
    const lost = Array.from({ length: photos.lost }, () => ({ name: '', size: 0 }))
    change({ photos: [...keptPhotos(photos.list), ...lost] })
  }, [photos.list, photos.lost, send.isSuccess, change, latest])

  const isBusy = send.isPending || (receipt?.photosAreComing ?? false)
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  const startAgain = () => {
    photos.clear()
    draft.clear()
    send.reset()
  }

  return {
    draft,
    photos,
    about,
    /** The label of the subject's checkbox: `about`, also when it is unticked. */
    offered,
    /** Ticks or unticks a subject. */
    chooseAbout: (label: string, isTicked: boolean) => change(chooseAbout(latest(), label, isTicked, page)),
    isPending: send.isPending,
    isError: send.isError,
    /** The server's sentence for each field that it refused. */
    refused: useMemo(() => refusedFields(send.error), [send.error]),
    /** Present once the enquiry is sent. */
    receipt,
    /** Changes when the draft was changed in another form: each form is then rendered anew. */
    revision,
    /** Renders these forms anew if they show other words than the draft. */
    renewForms: useCallback(
      (forms: Iterable<HTMLFormElement>) => {
        const { fields } = latest()
        const isOld = (form: HTMLFormElement) => {
          const shown = readFields(form)
          return enquiryFieldNames.some((name) => shown[name] !== fields[name])
        }
        if ([...forms].some(isOld)) setRevision((current) => current + 1)
      },
      [latest],
    ),
    /** Moves the focus to the notice or the receipt of an outcome that has not been announced yet. */
    announce: useCallback((element: HTMLElement | null) => {
      if (!isNews.current || !element) return
      element.focus({ preventScroll: true })
      // Behind a dialog nothing takes the focus.
      if (document.activeElement === element) isNews.current = false
    }, []),
    /**
     * Brings the draft and a form together when the form appears. Stored words are put back only into a form that
     * nobody has touched; else what was typed replaces them, under the same key.
     */
    adopt: (form: HTMLFormElement) => {
      const isTyped = isTouched(form)
      const fields = readFields(form)
      if (isTyped && !hasWords(fields) && hasWords(readDraft().fields)) return draft.restoreDeclined()
      const isKnown = latest().key !== ''
      const restored = draft.restore()
      if (!isKnown && restored.photos.length > 0) photos.restore(restored.photos)
      if (isTyped && hasWords(fields)) change({ about: aboutOf(restored, page).about, fields })
    },
    /** Sends what the form holds: a browser may have filled in fields without an event. */
    submit: (form: HTMLFormElement) => {
      if (send.isPending) return
      sentFrom.current = form
      const fields = readFields(form)
      change({ fields, about })
      const { key, since } = latest()
      const photoUrls = urlsOf(photos.list)
      send.mutate({
        ...fields,
        about,
        writtenOn: location.pathname,
        photoUrls,
        photosToFollow: photos.list.length - photoUrls.length,
        idempotencyKey: key,
        formToken: formToken.get(),
        openFor: Math.round(Math.max(performance.now(), Date.now() - since)),
        [honeypotFieldName]: readHoneypot(form),
      })
    },
    /** Empties the draft, or ends an enquiry that was sent. */
    startAgain,
    /** Takes back that it was emptied. */
    putBack: (emptied: Draft) => {
      change(emptied)
      photos.restore(emptied.photos)
    },
    seeReceipt: useCallback(() => {
      isReceiptSeen.current = true
    }, []),
    /** Called when a form is asked for: it is empty after a receipt that was seen and has nothing left to say. */
    askForForm: () => {
      if (receipt && isReceiptSeen.current && receipt.photosTaken >= receipt.photosChosen) startAgain()
    },
  }
}

/** False for a form that is gone, or behind a modal dialog, such as a project's. */
function isOnScreen(form: HTMLFormElement | null): boolean {
  if (!form || form.getClientRects().length === 0) return false
  return [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(form))
}
