import { type QuoteFieldName, type QuoteFields, quoteFieldNames } from '#contract/quote-rules.ts'

/** One enquiry in the making: what was typed so far, and the key it will be sent with. */
export type QuoteDraft = { key: string; fields: QuoteFields }

const storageKey = 'quote-draft'
const emptyFields: QuoteFields = { fullName: '', phone: '', email: '', postcode: '', jobDescription: '' }
const emptyDraft: QuoteDraft = { key: '', fields: emptyFields }

let draft: QuoteDraft | undefined
const listeners = new Set<() => void>()

/**
 * The visitor's one draft in this tab, shared by every form on the page: the dialog's form and the page's form are the
 * same enquiry, so words typed in one stand in the other, and sending either sends them once. It survives a reload and
 * a lost connection (promise L11), and is all that the site stores (promise G1).
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
    store({ key: current.key || crypto.randomUUID(), fields: { ...current.fields, [name]: value } })
  },
  /** The key of this enquiry: every attempt at sending it carries the same one (promise L3). */
  key(): string {
    const current = quoteDraft.get()
    if (!current.key) store({ ...current, key: crypto.randomUUID() })
    return quoteDraft.get().key
  },
  /** The enquiry is sent: what is typed next is a new one, with a new key. */
  clear: (): void => store(emptyDraft),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function store(next: QuoteDraft): void {
  draft = next
  try {
    if (next === emptyDraft) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Storage may be forbidden or full: the draft then lives as long as the page.
  }
  for (const listener of listeners) listener()
}

function readStored(): QuoteDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isDraft(stored) ? stored : emptyDraft
  } catch {
    return emptyDraft
  }
}

function isDraft(value: unknown): value is QuoteDraft {
  // Only read: every property is checked before it is believed.
  const { key, fields } = (value ?? {}) as { key?: unknown; fields?: Record<string, unknown> | null }
  return typeof key === 'string' && quoteFieldNames.every((name) => typeof fields?.[name] === 'string')
}
