import { photoRules } from '#contract/photo-rules.ts'
import type { QuoteFieldName, QuoteFields } from '#contract/quote-fields.ts'
import { eachQuoteField } from '#contract/quote-rules.ts'
import { createStore } from '../../ui/create-store.ts'

/** `url` is set once the photo is uploaded. `size` is in bytes. */
export type KeptPhoto = { name: string; size: number; url?: string }

/** An unsent enquiry: what was typed so far, and its idempotency key. */
export type QuoteDraft = {
  key: string
  fields: QuoteFields
  /** The chosen photos. Files still uploading do not survive a reload, so the visitor is asked for them again. */
  photos: readonly KeptPhoto[]
  /** When the page on which it was begun was loaded, in epoch milliseconds. */
  since: number
  /** The subject: that of the page it was begun on, or of the emergency page. */
  about?: string | undefined
  /** The subject that the visitor has unticked. */
  declined?: string | undefined
}

const storageKey = 'quote-draft'
/** Lifetime of a draft, in milliseconds. */
const keptFor = 24 * 60 * 60_000
const emptyFields = eachQuoteField(() => '')
const emptyDraft: QuoteDraft = { key: '', fields: emptyFields, photos: [], since: Number.POSITIVE_INFINITY }
const drafts = createStore(readStored, emptyDraft)

/**
 * The visitor's one draft, shared by every form in every tab: the dialog and the page show the same enquiry, so text
 * typed in one appears in the other, and it is sent once. It survives a reload, a closed tab and a lost connection
 * [L11].
 */
export const quoteDraft = {
  get: drafts.get,
  subscribe: drafts.subscribe,
  use: drafts.use,
  set(name: QuoteFieldName, value: string): void {
    const current = quoteDraft.get()
    if (current.fields[name] === value) return
    change({ fields: { ...current.fields, [name]: value } })
  },
  setAbout(about: string | undefined): void {
    if (about && quoteDraft.get().about !== about) change({ about, declined: undefined })
  },
  /** Called when the visitor unticks this subject. */
  decline(about: string): void {
    const current = quoteDraft.get()
    if (current.declined === about) return
    change({ about: current.about === about ? undefined : current.about, declined: about })
  },
  setPhotos(photos: readonly KeptPhoto[]): void {
    if (JSON.stringify(quoteDraft.get().photos) !== JSON.stringify(photos)) change({ photos })
  },
  /** The enquiry's idempotency key: every attempt to send it carries the same one [L3]. */
  key(): string {
    const current = quoteDraft.get()
    if (!current.key) change({})
    return quoteDraft.get().key
  },
  /** Milliseconds since this page was loaded, or an earlier one on which the draft was begun: how long the form could be read. */
  openFor: (): number => Math.round(Math.max(performance.now(), Date.now() - quoteDraft.get().since)),
  /** Begins another enquiry with the text of a sent one. */
  correct: (changes: Pick<QuoteDraft, 'fields' | 'about'>): void => keep({ ...begun(), ...changes }),
  /** Called once the enquiry is sent or the form emptied: the next one gets a new key. */
  clear: (): void => keep(emptyDraft),
}

const begun = (): QuoteDraft => ({
  ...emptyDraft,
  key: crypto.randomUUID(),
  since: Math.round(performance.timeOrigin),
})

/** Every draft that is not empty has a key. */
function change(changes: Partial<QuoteDraft>): void {
  const current = quoteDraft.get()
  keep({ ...(current.key ? current : begun()), ...changes })
}

function keep(next: QuoteDraft): void {
  try {
    if (next === emptyDraft) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Storage may be blocked or full: the draft then lasts as long as the page.
  }
  drafts.set(next)
}

// Follows changes made in another tab.
if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) drafts.set(readStored())
  })

/** Reads the stored draft. It may date from before a deployment that added or removed a field. */
function readStored(): QuoteDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    // The cast only names properties; each is checked below.
    const { key, fields, photos, since, about, declined } = (stored ?? {}) as Partial<Record<keyof QuoteDraft, unknown>>
    if (typeof key !== 'string' || !key) return emptyDraft
    const begunAt = wholeNumber(since, Date.now())
    // The time is unknown if a clock was set back.
    if (begunAt > 0 && Date.now() - begunAt > keptFor) {
      localStorage.removeItem(storageKey)
      return emptyDraft
    }
    const typed = Object(fields)
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return {
      key,
      fields: eachQuoteField((name) => text(typed[name]) ?? ''),
      photos: (Array.isArray(photos) ? photos : []).slice(0, photoRules.maxPhotos).map(readPhoto),
      since: begunAt,
      about: text(about),
      declined: text(declined),
    }
  } catch {
    return emptyDraft
  }
}

function readPhoto(stored: unknown): KeptPhoto {
  const { name, size, url } = Object(stored)
  return { name: String(name), size: wholeNumber(size, photoRules.maxBytes), ...(typeof url === 'string' && { url }) }
}

/** Any value but a whole number up to `most` counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
