import { type RefObject, useEffect } from 'react'
import type { QuoteFields } from '#contract/quote-fields.ts'
import { eachQuoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import { quoteDraft } from './quote-draft.ts'
import { aboutOf } from './use-about.ts'

/**
 * Keeps a form's fields and the draft in step, and saves the subject with the first input. What was typed before
 * hydration replaces the draft.
 */
export function useSharedDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    adoptTyped(element)
    const show = () => {
      const { fields } = quoteDraft.get()
      for (const name of quoteFieldNames) {
        const control = element.elements.namedItem(name)
        if (isTextControl(control) && control.value !== fields[name]) control.value = fields[name]
      }
    }
    show()
    return quoteDraft.subscribe(show)
  }, [form])
}

/** Saves a form's typed text to the draft, and its subject, or that the visitor unticked it. */
export function adoptTyped(form: HTMLFormElement): void {
  const box = form.elements.namedItem('about')
  const page = box instanceof HTMLInputElement ? box : undefined
  if (page?.checked === false) quoteDraft.decline(page.value)
  const typed = readFields(form)
  for (const name of quoteFieldNames) if (typed[name]) quoteDraft.set(name, typed[name])
  if (quoteFieldNames.some((name) => typed[name])) quoteDraft.setAbout(aboutOf(quoteDraft.get(), page?.value).about)
}

/** Values of the form's text fields. */
export function readFields(form: HTMLFormElement): QuoteFields {
  const data = new FormData(form)
  return eachQuoteField((name) => String(data.get(name) ?? ''))
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
}
