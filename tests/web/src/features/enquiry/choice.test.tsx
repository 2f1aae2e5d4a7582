/** A row of the field table with choices. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EnquiryField } from '#shared/enquiry-fields.ts'
import { stubApi } from '../../../../fixtures/photo-uploads.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'

const table = '#shared/enquiry-fields.ts'
const typed = typedFields({ fullName: 'Ada', phone: '07700 900123', postcode: 'TW9 1AA', jobDescription: 'A socket' })
const sent: Record<string, unknown>[] = []
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
  vi.doMock(table, async (original) => {
    const module: { enquiryFields: object; enquiryFieldNames: string[] } = await original()
    const bestTime: EnquiryField = {
      label: 'Best time to call',
      shortLabel: 'Best time',
      type: 'choice',
      choices: ['Morning', 'Evening'],
      autocomplete: 'off',
      longest: 20,
      testEnquiry: '',
    }
    Object.assign(module.enquiryFields, { bestTime })
    module.enquiryFieldNames.push('bestTime')
    return module
  })
  stubApi({
    sendLeadEmail(body) {
      sent.push(body)
      return Response.json({ enquiryId: '1a2b3c4d', urgent: false })
    },
  })
  clearStorage()
})

afterEach(async () => {
  await act(async () => root?.unmount())
  vi.doUnmock(table)
  vi.resetModules()
  vi.unstubAllGlobals()
  clearStorage()
})

function clearStorage(): void {
  for (const storage of [sessionStorage, localStorage]) storage.clear()
}

/** Opens the page anew, with nothing but what the browser has stored. */
async function load(): Promise<HTMLFormElement> {
  await act(async () => root?.unmount())
  vi.resetModules()
  const { EnquiryProvider } = await import('../../../../../web/src/features/enquiry/EnquiryProvider.tsx')
  const { EnquiryForm } = await import('../../../../../web/src/features/enquiry/EnquiryForm.tsx')
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  const site = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EnquiryProvider showForm={() => undefined}>
          <EnquiryForm idPrefix="a" />
        </EnquiryProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  await act(async () => root?.render(site))
  return document.querySelector('form') as HTMLFormElement // the site has it
}

async function choose(form: HTMLFormElement, name: string, value: string): Promise<void> {
  const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement // a field of the table
  control.value = value
  await act(async () => void control.dispatchEvent(new InputEvent('input', { bubbles: true })))
}

test('is a select, empty until something is chosen; the choice is there after a reload, and is sent', async () => {
  const form = await load()
  const select = [...form.querySelectorAll('select')].find(({ labels }) =>
    labels[0]?.textContent?.includes('Best time'),
  )
  expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual(['', 'Morning', 'Evening'])
  for (const [name, value] of Object.entries(typed)) await choose(form, name, value)
  await choose(form, 'bestTime', 'Evening')

  const reloaded = await load()
  expect(reloaded.elements.namedItem('bestTime')).toMatchObject({ value: 'Evening' })
  await act(async () => reloaded.requestSubmit())
  await vi.waitFor(() => expect(sent).toMatchObject([{ ...typed, bestTime: 'Evening' }]))
})
