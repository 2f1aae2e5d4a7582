import type { ComponentProps } from 'react'
import { LazySection, sleeping } from '../../wake/lazy-section.tsx'
import type { QuoteForm } from './QuoteForm.tsx'

const form = sleeping(() => import('./QuoteForm.tsx').then((file) => file.QuoteForm))

/** The quote form as part of a page: plain HTML at first; its code is fetched when it is nearly on screen. */
export function LazyQuoteForm(props: ComponentProps<typeof QuoteForm>) {
  return <LazySection of={form} props={props} fallback={<div className="quote-form__space" />} />
}
