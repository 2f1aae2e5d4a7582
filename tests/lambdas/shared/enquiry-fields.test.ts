// @vitest-environment jsdom
/**
 * Adds a field to the form by one row of the table and a column to the list, and follows every field to each place that
 * must handle it. A new field needs no line here.
 */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { whatsappMessages } from '#content/messages.ts'
import { privacyPage } from '#content/pages/privacy.ts'
import { StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import {
  type EnquiryField,
  eachEnquiryField,
  enquiryField,
  enquiryFieldNames,
  enquiryFields,
} from '../../../lambdas/shared/enquiry-fields.ts'
import { EnquiryRequest } from '../../../lambdas/shared/enquiry-request.ts'
import { refusedEnquiryFields } from '../../../lambdas/shared/enquiry-rules.ts'
import { sendTestEnquiry } from '../../../lambdas/site/send-test-enquiry.ts'
import { eraseEnquiries } from '../../../scripts/operate/enquiries/erase-enquiries.ts'
import { toCsv } from '../../../scripts/operate/enquiries/export-enquiries.ts'
import { listEnquiries, showEnquiries } from '../../../scripts/operate/enquiries/show-enquiries.ts'
import { changeDraft } from '../../../web/src/features/enquiry/draft.ts'
import { readStored } from '../../../web/src/features/enquiry/draft-storage.ts'
import { EnquiryForm } from '../../../web/src/features/enquiry/EnquiryForm.tsx'
import { EnquiryProvider } from '../../../web/src/features/enquiry/EnquiryProvider.tsx'
import { EnquiryReceipt } from '../../../web/src/features/enquiry/EnquiryReceipt.tsx'
import { fallbackLinks } from '../../../web/src/features/enquiry/fallback-links.ts'
import { enquiryOperator, printed } from '../../fixtures/enquiry-operator.ts'
import { emailSettings, requestDeps, signingKey, siteUrl } from '../../fixtures/enquiry-settings.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'

vi.mock('../../../lambdas/shared/enquiry-fields.ts', async (original) => {
  const module: { enquiryFields: { email: object }; enquiryFieldNames: string[] } = await original()
  const access: EnquiryField = {
    label: 'Second phone',
    shortLabel: 'Second phone',
    column: 'second',
    type: 'tel',
    autocomplete: 'off',
    required: { missing: 'Enter a second phone number.', isUsable: (typed: string) => typed !== '' },
    longest: 50,
    testEnquiry: '020 7946 0001',
  }
  const { email } = module.enquiryFields
  Object.assign(module.enquiryFields, { access, email: { ...email, column: 'e-mail' } })
  module.enquiryFieldNames.push('access')
  return module
})

/** For each field words that its row takes. */
const typed = eachEnquiryField((name) => {
  const { type, required, testEnquiry } = enquiryField(name)
  if (type === 'tel') return `020 7946 0${100 + enquiryFieldNames.indexOf(name)}`
  if (type === 'email') return `${name}@long-name.example.com`
  // A list cuts longer ones.
  const words = `words ${100 + enquiryFieldNames.indexOf(name)}`
  return !required || required.isUsable(words) ? words : testEnquiry
})
const settings = { ...requestDeps, now: Date.now() }
const { clear, deps, records, resources } = await enquiryOperator()

beforeEach(() => localStorage.clear())

test('the table has the row that this file adds', () => {
  expect(enquiryFieldNames).toContain('access')
  expect(refusedEnquiryFields(eachEnquiryField((name) => (String(name) === 'access' ? '' : typed[name])))).toEqual({
    access: 'Enter a second phone number.',
  })
})

test.each(enquiryFieldNames)('%s is among what the privacy page says is kept', (name) => {
  const { label, required } = { required: undefined, ...enquiryFields[name] }
  expect(privacyPage.sections.flatMap(({ list = [] }) => list)).toContain(required ? label : `${label}, if you give it`)
})

const rendered = (element: ReactElement) => {
  // Both, because the type of `createElement` wants required children among the props.
  const props = { showForm: () => undefined, children: element }
  const provider = createElement(EnquiryProvider, props)
  return parseHtml(renderToStaticMarkup(createElement(MemoryRouter, null, provider)))
}

test.each(enquiryFieldNames)('%s is in the form, and on the receipt', (name) => {
  const form = rendered(createElement(EnquiryForm, { idPrefix: 'a' }))
  const label = [...form.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === `a-${name}`)
  expect(label?.textContent).toContain(enquiryFields[name].label)
  expect(form.querySelectorAll(`[name=${name}]`)).toHaveLength(1)
  const request = { ...typed, phone: 'the phone' }
  const outcome = { enquiryId: 'a', urgent: false }
  const sent = { ...outcome, outcome, request, sentAt: 0 }
  const receipt = rendered(createElement(EnquiryReceipt, { id: 'b', hasTitle: true, sent, onAnother: () => undefined }))
  expect(receipt.body.textContent).toContain(request[name])
})

test.each(enquiryFieldNames)('%s is kept in the draft, and in what is sent by WhatsApp or e-mail instead', (name) => {
  changeDraft(() => ({ fields: typed }))
  expect(readStored('own').fields[name]).toBe(typed[name])
  expect(whatsappMessages.failedForm(typed)).toContain(typed[name])
  const { whatsapp, email } = fallbackLinks(typed)
  for (const href of [whatsapp, email]) expect(decodeURIComponent(href.replaceAll('+', ' '))).toContain(typed[name])
})

test.each(enquiryFieldNames)(
  '%s reaches the enquiry, both parts of the mail, list or show, the CSV, and erasure',
  async (name) => {
    const enquiry = readEnquiry(EnquiryRequest.parse(typed), settings)
    expect(enquiry[name]).toBe(typed[name])
    const mail = buildEnquiryEmail(enquiry, [], emailSettings)
    for (const part of [mail.text, mail.html, toCsv([enquiry], siteUrl)]) expect(part).toContain(typed[name])

    await clear()
    await deps.store.create(enquiry)
    expect(await printed((terminal) => showEnquiries(resources, terminal, [enquiry.enquiryId]))).toContain(typed[name])
    const { column, type } = { column: undefined, ...enquiryFields[name] }
    const listed = await printed((terminal) =>
      listEnquiries(resources, { ...terminal, width: Number.POSITIVE_INFINITY }, {}),
    )
    for (const words of column ? [column, typed[name]] : []) expect(listed).toContain(words)
    const whom = type === 'tel' ? { phone: typed[name] } : {}
    const ids = type === 'tel' ? [] : [enquiry.enquiryId]
    await printed((terminal) => eraseEnquiries(resources, terminal, ids, { ...whom, yes: true }))
    expect(JSON.stringify(await Array.fromAsync(records.scan()))).not.toContain(typed[name])
  },
)

test('the daily test fills in every field', async () => {
  const bodies: string[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body))
    return Response.json({ enquiryId: 'testEnquiry', urgent: false })
  }
  await sendTestEnquiry({ siteUrl, signingKey, uuid: () => 'key', fetch })
  expect(refusedEnquiryFields(EnquiryRequest.parse(JSON.parse(bodies[0] ?? '')))).toEqual({})
})

test('an enquiry that was stored before the form had the field can still be read', () => {
  const { access, ...old } = { access: '', ...readEnquiry(EnquiryRequest.parse(typed), settings) }
  expect(StoredEnquiry.parse(old)).toMatchObject({ fullName: typed.fullName, access: '' })
})

test('a draft that was begun before the form had the field is not lost', () => {
  const { access, ...fields } = { access: '', ...typed }
  localStorage.setItem('enquiry-draft', JSON.stringify({ key: 'begun before', fields, keptAt: Date.now() }))
  expect(readStored('copy')).toMatchObject({ key: 'begun before', fields: { ...fields, access: '' } })
})
