/** A page with the quote form and its provider, for tests: what a visitor does there, and what the API answers. */
import { act, type ReactElement, type ReactNode, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createPhotoKey } from '#shared/photo-key.ts'
import { PageSubject, type Subject } from '../../../../../web/src/contact/subject.ts'
import { changeDraft, forgetDraft, readDraft, rereadDraft } from '../../../../../web/src/features/enquiry/draft.ts'
import { type Draft, type DraftPhoto, store } from '../../../../../web/src/features/enquiry/draft-storage.ts'
import { EnquiryForm } from '../../../../../web/src/features/enquiry/EnquiryForm.tsx'
import { EnquiryProvider } from '../../../../../web/src/features/enquiry/EnquiryProvider.tsx'
import { adoptEarlyForms } from '../../../../../web/src/features/enquiry/early-form.ts'
import { clearPhotos } from '../../../../../web/src/features/enquiry/photos/form-photos.ts'
import { typed as visitorTyped } from '../../../../fixtures/enquiry.ts'
import { photoSigner, stubApi, stubUploads } from '../../../../fixtures/photo-uploads.ts'
import { pictures } from '../../../../fixtures/pictures.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'

export const typed = typedFields(visitorTyped)
export const sent200 = () => Response.json({ enquiryId: '1a2b3c4d', urgent: false })
export const error = (status: number, body: object = {}) => Response.json(body, { status })

export let root: Root
export const showForm = vi.fn()
/** Bodies of the requests sent, and what answers the next ones. */
export let sent: Record<string, unknown>[]
let waiting: ((answer: Response) => void)[]
/** Shows or hides the page's form. */
export let show: (isShown: boolean) => void
export let navigate: NavigateFunction

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:photo'
      static override revokeObjectURL = () => undefined
    },
  )
  // jsdom has no layout: what is in the document is on the screen.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.isConnected ? [1] : []) as unknown as DOMRectList // only its length is read
  })
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  forgetDraft()
  showForm.mockClear()
  sent = []
  waiting = []
  stubApi({
    createPhotoUploads: photoSigner(),
    sendLeadEmail(body, signal) {
      sent.push(body)
      return new Promise((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
  })
  document.body.innerHTML = '<div id="root"></div>'
})

afterEach(async () => {
  await act(() => root.unmount())
  clearPhotos()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

export function Site() {
  const [isShown, setIsShown] = useState(true)
  show = setIsShown
  return withProvider(isShown && <EnquiryForm idPrefix="a" />)
}

export function withProvider(children: ReactNode): ReactElement {
  return (
    <MemoryRouter>
      <Navigator />
      <EnquiryProvider showForm={showForm}>{children}</EnquiryProvider>
    </MemoryRouter>
  )
}

function Navigator() {
  navigate = useNavigate()
  return null
}

export async function open(site: ReactElement = <Site />): Promise<void> {
  root = createRoot(document.body.firstElementChild ?? document.body)
  await act(async () => root.render(site))
}

export const form = () => document.querySelector<HTMLFormElement>('form') as HTMLFormElement // every caller expects it
export const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement // a text field
export const text = () => document.body.textContent ?? ''
/** The checkboxes that a person sees, and whether each is ticked. */
export function shownBoxes(): Record<string, boolean> {
  const boxes = [...form().querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  const shown = boxes.filter((box) => !box.closest('[hidden]'))
  return Object.fromEntries(shown.map((box) => [box.labels?.[0]?.textContent, box.checked]))
}

/** The page with its form and this subject. */
export const about = (subject?: Subject) => (
  <PageSubject value={subject}>
    <Site />
  </PageSubject>
)
export const rewiring: Subject = { label: 'Rewiring', hello: 'Hello' }

export const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Types like a person: the browser marks the field as changed. */
export async function type(fields: Record<string, string> = typed): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control(name)), 'value') ?? {}
      set?.call(control(name), value)
      control(name).dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  }
}

export async function send(): Promise<void> {
  await act(async () => form().requestSubmit())
  await settle()
}

export async function answer(response: Response): Promise<void> {
  for (const resolve of waiting.splice(0)) resolve(response)
  await settle()
}

/** Chooses a photo whose upload stalls. */
export async function chooseStalling() {
  const puts = stubUploads(...Array<'stall'>(20).fill('stall'))
  await chooseFiles(1)
  // The uploader is imported, which fake timers do not control.
  await vi.waitFor(() => expect(puts).toHaveLength(1), { interval: 1 })
  await settle()
}

export async function chooseFiles(chosen: number | readonly File[]): Promise<void> {
  const input = form().querySelector<HTMLInputElement>('[type=file]') as HTMLInputElement // the form has it
  const files = typeof chosen === 'number' ? Array.from({ length: chosen }, (_, index) => jpeg(`${index}.jpg`)) : chosen
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}

export function jpeg(name: string, content: BlobPart = pictures.jpeg): File {
  return new File([content], name, { type: 'image/jpeg' })
}

/** A file whose bytes are read once the function is called, as those of a phone's cloud are. */
export function slowFile(name: string, content?: BlobPart): [file: File, read: () => void] {
  const file = jpeg(name, content)
  const start = file.slice.bind(file)
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = (from?: number, to?: number) => promise.then(() => start(from, to).arrayBuffer())
  file.slice = (from, to) => Object.assign(start(from, to), { arrayBuffer: () => read(from, to) })
  return [file, resolve]
}

/** True when the browser would ask before the tab is left. */
export function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Minutes go by, in steps in which imports and answers arrive. */
export async function pass(minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 4; step++) await settle(15_000)
}

/** A photo that was chosen on an earlier page. */
export function earlierPhoto(name: string): DraftPhoto {
  return { key: createPhotoKey(name, Date.now(), crypto.randomUUID()), name, size: 3, isUploaded: true }
}

/** Hydrates a prerendered page on which something has happened before. */
export async function hydrate(
  stored: Partial<Draft>,
  before: () => void = () => undefined,
  site = <Site />,
): Promise<void> {
  changeDraft(() => stored)
  document.body.innerHTML = `<div id="root">${renderToString(site)}</div>`
  before()
  adoptEarlyForms()
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, site) // the line above made it
  })
}

/** A value that comes without an event. */
export const put = (name: string, value: string) => {
  control(name).value = value
}

/** Shows the page, or another, anew, with nothing but what the browser has stored. */
export async function reload(site?: ReactElement): Promise<void> {
  await act(() => root.unmount())
  clearPhotos()
  rereadDraft()
  await open(site)
}

/** The browser shows the page again that it has kept for Back, after another page of the tab has changed the draft. */
export async function comeBack(changes: Partial<Draft>): Promise<void> {
  store('own', { ...readDraft(), ...changes })
  localStorage.removeItem('enquiry-draft')
  await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

export function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
}

export async function press(name: string): Promise<void> {
  await act(async () => button(name)?.click())
}
