import type { Faq, Service } from './schema.ts'
import { bySlug } from './slug.ts'

const faqs = bySlug(import.meta.glob<Faq[]>('../services/*.ts', { query: '?faqs', import: 'faqs' }))

/** Services whose questions are collected on the FAQ page, because people ask about them most. */
const askedMost = ['emergency', 'consumer-unit', 'eicr', 'rewiring', 'ev-charging', 'landlords-businesses']

export type ServiceAnswers = Pick<Service, 'slug' | 'faqs'>

export function loadAnswers(): Promise<ServiceAnswers[]> {
  return Promise.all(askedMost.map(async (slug) => ({ slug, faqs: (await faqs[slug]?.()) ?? [] })))
}
