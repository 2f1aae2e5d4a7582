import { enquiryNotices, sendLabel } from '#shared/enquiry-words.ts'
import { expect, expectAccessible, test } from '../support/site.ts'
import { answerEnquiries, fill, openQuoteForm, receipt, submit, typedBy } from './form.ts'

test('an empty form says once, at each field, what is missing; what is wrong is not called missing; the notice goes when all is right', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await submit(form)
  const notice = page.getByRole('alert')
  await expect(notice).toHaveText(enquiryNotices.missing.title + enquiryNotices.missing.text)
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(form.getByLabel('Full name')).toBeFocused()
  for (const [label, sentence] of [
    ['Full name', 'Enter your name.'],
    ['Phone', 'Enter a phone number we can reach you on, like 020 7946 0000.'],
    ['Postcode', 'Enter the postcode of the property, like TW9 1AA.'],
    ['Job description', /Tell us what you need done\.$/],
  ] as const) {
    const field = form.getByRole('textbox', { name: label })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(page.getByText(sentence)).toHaveCount(1)
  }
  await expect(form.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, '.enquiry')

  await fill(form, { ...typedBy('Ada'), phone: '12', email: 'ada@', postcode: 'Kew' })
  await submit(form)
  await expect(page.getByRole('alert')).toHaveText(enquiryNotices.malformed.title + enquiryNotices.malformed.text)
  await expect(form.locator('[name=phone]')).toBeFocused()
  await fill(form, { phone: '020 7946 0000' })
  await submit(form)
  await expect(form.locator('[name=postcode]')).toBeFocused()
  await expect(page.getByRole('alert')).toBeVisible()
  await fill(form, { postcode: 'tw9' })
  await expect(page.getByRole('alert')).toBeHidden()
})

test('advice never moves the Send button from under the pointer', async ({ page }) => {
  await answerEnquiries(page, 200)
  const form = await openQuoteForm(page)
  await fill(form, { ...typedBy('Polly Pointer'), phone: '7946 0000' })
  await fill(form, { postcode: 'TW9' })
  await expect(form.getByText('Check this phone number.')).toBeVisible()
  await expectAccessible(page, '.enquiry')
  const button = form.getByRole('button', { name: sendLabel })
  const place = () => button.evaluate(({ offsetTop }: HTMLElement) => offsetTop)
  const before = await place()
  await button.hover()
  await page.mouse.down()
  await expect(form.locator('[name=postcode]')).not.toBeFocused()
  expect(await place()).toBe(before)
  await page.mouse.up()
  await expect(receipt(page)).toBeVisible()
})
