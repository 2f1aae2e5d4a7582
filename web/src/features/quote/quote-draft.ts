import { photoRules } from '#contract/photo-rules.ts'
import type { QuoteFieldName, QuoteFields } from '#contract/quote-fields.ts'
import { eachQuoteField } from '#contract/quote-rules.ts'
import { createStore } from '../../ui/create-store.ts'

/** `url` of one that has arrived. `size` is in bytes. */
export type KeptPhoto = { name: string; size: number; url?: string }

/** An unsent enquiry: what was typed so far, and the key it will be sent with. */
export type QuoteDraft = {
  key: string
  fields: QuoteFields
  /** The photos that were chosen. A page cannot keep those that have not arrived: after a reload they are asked for again. */
  photos: readonly KeptPhoto[]
  /** When the page came on which it was begun, in epoch milliseconds. */
  since: number
  /** What it is about: the subject of the page it was begun on, or of the emergency page. */
  about?: string | undefined
  /** What the visitor said it is not about. */
  declined?: string | undefined
  /** Id of the enquiry that this one corrects. */
  corrects?: string | undefined
}

const storageKey = 'quote-draft'
/** Milliseconds after which a draft is forgotten. */
const keptFor = 24 * 60 * 60_000
const emptyFields = eachQuoteField(() => '')
const emptyDraft: QuoteDraft = { key: '', fields: emptyFields, photos: [], since: Number.POSITIVE_INFINITY }
const drafts = createStore(readStored, emptyDraft)

/**
 * The visitor's one draft, shared by every form of every tab: the dialog's form and the page's form are the same enquiry,
 * so words typed in one appear in the other, and sending either sends them once. It survives a reload, a closed tab and a
 * lost connection [L11].
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
  /** The visitor has unticked the box with these words. */
  decline(about: string): void {
    const current = quoteDraft.get()
    if (current.declined === about) return
    change({ about: current.about === about ? undefined : current.about, declined: about })
  },
  setPhotos(photos: readonly KeptPhoto[]): void {
    if (JSON.stringify(quoteDraft.get().photos) !== JSON.stringify(photos)) change({ photos })
  },
  /** The key of this enquiry: every attempt at sending it carries the same one [L3]. */
  key(): string {
    const current = quoteDraft.get()
    if (!current.key) change({})
    return quoteDraft.get().key
  },
  /** Milliseconds since the visitor could first read the form: since this page came, or an earlier one on which the draft was begun. */
  openFor: (): number => Math.round(Math.max(performance.now(), Date.now() - quoteDraft.get().since)),
  /** Begins an enquiry that corrects one which was sent, with its words. */
  correct: (changes: Pick<QuoteDraft, 'fields' | 'about' | 'corrects'>): void => keep({ ...begun(), ...changes }),
  /** Once the enquiry is sent, or the form emptied: what is typed next is a new one, with a new key. */
  clear: (): void => keep(emptyDraft),
}

const begun = (): QuoteDraft => ({
  ...emptyDraft,
  key: crypto.randomUUID(),
  since: Math.round(performance.timeOrigin),
})

/** Every draft that holds something has a key. */
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

// Another tab has changed it.
if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) drafts.set(readStored())
  })

/** What was kept, over an empty draft: it may be from before a deployment that added a field, or took one away. */
function readStored(): QuoteDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    // The cast only names properties, each of which is checked below.
    const { key, fields, photos, since, about, declined, corrects } = (stored ?? {}) as Partial<
      Record<keyof QuoteDraft, unknown>
    >
    if (typeof key !== 'string' || !key) return emptyDraft
    const begunAt = wholeNumber(since, Date.now())
    // Unknown where a clock was set back.
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
      corrects: text(corrects),
    }
  } catch {
    return emptyDraft
  }
}

function readPhoto(stored: unknown): KeptPhoto {
  const { name, size, url } = Object(stored)
  return { name: String(name), size: wholeNumber(size, photoRules.maxBytes), ...(typeof url === 'string' && { url }) }
}

/** What is no such number counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
