// @vitest-environment jsdom
/**
 * Adds a field to the form by one row of the table, and follows every field to each place that must handle it. A new
 * field needs only that row and this file.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { whatsappMessages } from '#content/messages.ts'
import { privacyPage } from '#content/pages/privacy.ts'
import { quoteFields } from '../../../lambdas/contract/quote-fields.ts'
import { QuoteRequest } from '../../../lambdas/contract/quote-request.ts'
import { eachQuoteField, quoteFieldNames, refusedQuoteFields } from '../../../lambdas/contract/quote-rules.ts'
import { StoredLead } from '../../../lambdas/leads/lead.ts'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { readQuote } from '../../../lambdas/leads/read-quote.ts'
import { sendCanary } from '../../../lambdas/site/send-canary.ts'
import { eraseLeads } from '../../../scripts/operate/leads/erase-leads.ts'
import { toCsv } from '../../../scripts/operate/leads/export-leads.ts'
import { listLeads, showLeads } from '../../../scripts/operate/leads/show-leads.ts'
import { newDraft, readDraft, writeDraft } from '../../../web/src/features/quote/draft.ts'
import { EnquiryProvider } from '../../../web/src/features/quote/EnquiryProvider.tsx'
import { fallbackLinks } from '../../../web/src/features/quote/fallback-links.ts'
import { QuoteForm } from '../../../web/src/features/quote/QuoteForm.tsx'
import { QuoteSent } from '../../../web/src/features/quote/QuoteSent.tsx'
import { leadBook, printed, startQueues } from '../../fixtures/lead-book.ts'
import { emailSettings, keys, siteUrl } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

vi.mock('../../../lambdas/contract/quote-fields.ts', async (original) => {
  const table: { quoteFields: object } = await original()
  const access = {
    label: 'Second phone',
    name: 'Second phone',
    column: 'second',
    type: 'tel',
    autocomplete: 'off',
    required: { missing: 'Enter a second phone number.', isUsable: (typed: string) => typed !== '' },
    longest: 50,
    canary: '020 7946 0001',
  }
  return { ...table, quoteFields: { ...table.quoteFields, access } }
})

const usable: Record<string, string> = { phone: '020 7946 0123', postcode: 'SW14 7AA', access: '020 7946 0555' }
const typed = eachQuoteField((name) => usable[name] ?? `the ${name}`)
const settings = { siteUrl, keys, viewer: anyViewer, now: Date.now(), newKey: () => crypto.randomUUID() }
const services = await leadServices()
const sqs = await startQueues()

beforeEach(() => localStorage.clear())

test('the table has the row that this file adds', () => {
  expect(quoteFieldNames).toContain('access')
  expect(refusedQuoteFields(eachQuoteField((name) => (String(name) === 'access' ? '' : typed[name])))).toEqual({
    access: 'Enter a second phone number.',
  })
})

test.each(quoteFieldNames)('%s is among what the privacy page says is kept', (name) => {
  const { label, required } = { required: undefined, ...quoteFields[name] }
  expect(privacyPage.sections.flatMap(({ list = [] }) => list)).toContain(required ? label : `${label}, if you give it`)
})

const rendered = (element: ReactElement) => {
  // Both, because the type of `createElement` wants required children among the props.
  const props = { showForm: () => undefined, children: element }
  const provider = createElement(EnquiryProvider, props)
  const site = createElement(QueryClientProvider, { client: new QueryClient() }, provider)
  return parseHtml(renderToStaticMarkup(createElement(MemoryRouter, null, site)))
}

test.each(quoteFieldNames)('%s is in the form, and on the receipt', (name) => {
  const form = rendered(createElement(QuoteForm, { idPrefix: 'a' }))
  const label = [...form.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === `a-${name}`)
  expect(label?.textContent).toContain(quoteFields[name].label)
  expect(form.querySelectorAll(`[name=${name}]`)).toHaveLength(1)
  const request = { ...typed, phone: 'the phone' }
  const counts = { photosChosen: 0, photosTaken: 0, photosAreComing: false }
  const receipt = { leadId: 'a', request, danger: false, sentAt: 0, ...counts }
  const sent = rendered(createElement(QuoteSent, { id: 'b', hasTitle: true, receipt, onAnother: () => undefined }))
  expect(sent.body.textContent).toContain(request[name])
})

test.each(quoteFieldNames)('%s is kept in the draft, and in what is sent by WhatsApp or e-mail instead', (name) => {
  writeDraft({ ...newDraft(), fields: typed })
  expect(readDraft().fields[name]).toBe(typed[name])
  expect(whatsappMessages.failedForm(typed)).toContain(typed[name])
  const { whatsapp, email } = fallbackLinks(typed)
  for (const href of [whatsapp, email]) expect(decodeURIComponent(href.replaceAll('+', ' '))).toContain(typed[name])
})

test.each(quoteFieldNames)(
  '%s reaches the lead, both parts of the mail, list or show, the CSV, and erasure',
  async (name) => {
    const lead = readQuote(QuoteRequest.parse(typed), settings)
    expect(lead[name]).toBe(typed[name])
    const mail = buildLeadEmail(lead, [], emailSettings)
    for (const part of [mail.text, mail.html, toCsv([lead], siteUrl)]) expect(part).toContain(typed[name])

    const { store } = services.deps
    await services.clear()
    const book = leadBook(services, sqs)
    await store.create(lead)
    expect(await printed((terminal) => showLeads(book, terminal, [lead.leadId]))).toContain(typed[name])
    const { column, type } = { column: undefined, ...quoteFields[name] }
    const listed = await printed((terminal) => listLeads(book, { ...terminal, width: Number.POSITIVE_INFINITY }, {}))
    for (const words of column ? [column, typed[name]] : []) expect(listed).toContain(words)
    const whom = type === 'tel' ? { phone: typed[name] } : {}
    const ids = type === 'tel' ? [] : [lead.leadId]
    await printed((terminal) => eraseLeads(book, terminal, ids, { ...whom, yes: true }))
    expect(JSON.stringify(await Array.fromAsync(store.scan()))).not.toContain(typed[name])
  },
)

test('the daily test fills in every field', async () => {
  const bodies: string[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body))
    return Response.json({ leadId: 'canary', photos: 0, danger: false })
  }
  await sendCanary({ siteUrl, canaryKey: keys.canary, uuid: () => 'key', fetch })
  expect(refusedQuoteFields(QuoteRequest.parse(JSON.parse(bodies[0] ?? '')))).toEqual({})
})

test('a lead that was stored before the form had the field can still be read', () => {
  const { access, ...old } = { access: '', ...readQuote(QuoteRequest.parse(typed), settings) }
  expect(StoredLead.parse(old)).toMatchObject({ fullName: 'the fullName', access: '' })
})

test('a draft that was begun before the form had the field is not lost', () => {
  const { access, ...fields } = { access: '', ...typed }
  localStorage.setItem('quote-draft', JSON.stringify({ key: 'begun before', fields, keptAt: Date.now() }))
  expect(readDraft()).toMatchObject({ key: 'begun before', fields: { ...fields, access: '' } })
})
