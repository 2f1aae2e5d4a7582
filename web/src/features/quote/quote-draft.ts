import { photoRules } from '#contract/photo-rules.ts'
import type { QuoteFieldName, QuoteFields } from '#contract/quote-fields.ts'
import { eachQuoteField } from '#contract/quote-rules.ts'

/** An unsent enquiry: what was typed so far, and the key it will be sent with. */
export type QuoteDraft = {
  key: string
  fields: QuoteFields
  /** How many photos were chosen. A tab cannot keep the photos themselves: after a reload they are asked for again. */
  photos: number
  /** When the page came on which it was begun, in epoch milliseconds. */
  since: number
  /** What it is about: the subject of the page it was begun on, or of the emergency page. */
  about?: string | undefined
  /** What the visitor said it is not about. */
  declined?: string | undefined
}

const storageKey = 'quote-draft'
/** Milliseconds after which a draft is forgotten: a browser that opens its tabs again may be somebody else's by then. */
const keptFor = 24 * 60 * 60_000
const emptyFields = eachQuoteField(() => '')
const emptyDraft: QuoteDraft = { key: '', fields: emptyFields, photos: 0, since: Number.POSITIVE_INFINITY }

let draft: QuoteDraft | undefined
const listeners = new Set<() => void>()

/**
 * The visitor's one draft in this tab, shared by every form on the page: the dialog's form and the page's form are the
 * same enquiry, so words typed in one appear in the other, and sending either sends them once. It survives a reload and
 * a lost connection [L11], and is all that the site stores [G1].
 */
export const quoteDraft = {
  get(): QuoteDraft {
    draft ??= readStored()
    return draft
  },
  /** Before any script has run there is no draft. */
  getOnServer: (): QuoteDraft => emptyDraft,
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
  setPhotos(photos: number): void {
    if (quoteDraft.get().photos !== photos) change({ photos })
  },
  /** The key of this enquiry: every attempt at sending it carries the same one [L3]. */
  key(): string {
    const current = quoteDraft.get()
    if (!current.key) change({})
    return quoteDraft.get().key
  },
  /** Milliseconds since the visitor could first read the form: since this page came, or an earlier one on which the draft was begun. */
  openFor: (): number => Math.round(Math.max(performance.now(), Date.now() - quoteDraft.get().since)),
  /** Puts back an enquiry that is corrected. */
  restore: (sent: QuoteDraft): void => store(sent),
  /** Once the enquiry is sent: what is typed next is a new one, with a new key. */
  clear: (): void => store(emptyDraft),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Every draft that holds something has a key. */
function change(changes: Partial<QuoteDraft>): void {
  const current = quoteDraft.get()
  const begun = current.key
    ? current
    : { ...current, key: crypto.randomUUID(), since: Math.round(performance.timeOrigin) }
  store({ ...begun, ...changes })
}

function store(next: QuoteDraft): void {
  draft = next
  try {
    if (next === emptyDraft) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Storage may be blocked or full: the draft then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** What the tab kept, over an empty draft: it may be from before a deployment that added a field, or took one away. */
function readStored(): QuoteDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    // The cast only names properties, each of which is checked below.
    const { key, fields, photos, since, about, declined } = (stored ?? {}) as Partial<Record<keyof QuoteDraft, unknown>>
    if (typeof key !== 'string' || !key) return emptyDraft
    const begun = wholeNumber(since, Date.now())
    // Unknown where a clock was set back.
    if (begun > 0 && Date.now() - begun > keptFor) {
      sessionStorage.removeItem(storageKey)
      return emptyDraft
    }
    const typed = Object(fields)
    return {
      key,
      fields: eachQuoteField((name) => (typeof typed[name] === 'string' ? typed[name] : '')),
      photos: wholeNumber(photos, photoRules.maxPhotos),
      since: begun,
      about: typeof about === 'string' ? about : undefined,
      declined: typeof declined === 'string' ? declined : undefined,
    }
  } catch {
    return emptyDraft
  }
}

/** What is no such number counts as 0. */
function wholeNumber(stored: unknown, most: number): number {
  const value = Number(stored)
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
