/** A row of the field table with choices. */
import { expect, test, vi } from 'vitest'
import type { EnquiryField } from '#shared/enquiry-fields.ts'
import { control, form, open, reload, send, sent, type, typed } from './enquiry-page.tsx'

vi.mock('#shared/enquiry-fields.ts', async (original) => {
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

test('is a select, empty until something is chosen; the choice is there after a reload, and is sent', async () => {
  await open()
  const select = [...form().querySelectorAll('select')].find(({ labels }) =>
    labels[0]?.textContent?.includes('Best time'),
  )
  expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual(['', 'Morning', 'Evening'])
  await type({ ...typed, bestTime: 'Evening' })

  await reload()
  expect(control('bestTime').value).toBe('Evening')
  await send()
  expect(sent).toMatchObject([{ ...typed, bestTime: 'Evening' }])
})
