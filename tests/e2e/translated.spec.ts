/** A page translated by the browser, which replaces text nodes with <font> elements. */
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { answerEnquiries, fill, openQuoteForm, picture, receipt, submit, typedBy } from './enquiry/form.ts'
import { expect, openReady, test } from './support/site.ts'
import { translate } from './support/translate.ts'

test('translated after hydration, the form advises, refuses, fails and sends as ever', async ({ page }) => {
  const bodies = await answerEnquiries(page, 400, 200)
  const form = await openQuoteForm(page)
  await translate(page)
  const name = form.locator('[name=fullName]')
  const postcode = form.locator('[name=postcode]')
  for (const typed of ['TW9 1AA', 'TW', 'SW14 7AA', '', 'EC1A 1BB', 'SW14']) {
    await postcode.fill(typed)
    await name.focus()
  }
  await expect(form.getByText('Good news')).toBeVisible()
  await submit(form)
  await expect(form.getByRole('alert')).toContainText(enquiryNotices.missing.text)
  await form
    .getByLabel('Add photos')
    .setInputFiles([await picture('board.jpg'), { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }])
  await expect(form.getByRole('alert').filter({ hasText: 'a.txt' })).toBeVisible()
  await form.getByRole('button', { name: 'Remove board.jpg' }).click()
  await fill(form, typedBy('Tova Lang'))
  await submit(form)
  await expect(form.getByRole('group', { name: enquiryNotices.failed.title })).toBeVisible()
  await submit(form)
  await expect(receipt(page)).toBeVisible()
  expect(bodies.at(-1)).toMatchObject(typedBy('Tova Lang'))
  await page.getByRole('button', { name: 'Send another enquiry' }).click()
  await expect(name).toHaveValue('')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the words of a translated page change with its state: heading, status of the photos', async ({ page }) => {
  await answerEnquiries(page, 200)
  await openReady(page, '/services/rewiring')
  await translate(page)
  await page.getByRole('button', { name: 'Get Quote' }).first().click()
  const dialog = page.getByRole('dialog')
  const form = dialog.getByRole('form')
  await fill(form, typedBy('Tove Head'))
  await submit(form)
  await expect(dialog.getByRole('heading', { name: enquiryNotices.sent.title })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // Goes to another subject and back, with a translated form on each page.
  for (const link of ['FAQs', 'Contact']) await page.getByRole('banner').getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('in a language that is written from the right the reviews turn as ever', async ({ page }) => {
  await openReady(page, '/')
  const reviews = page.getByRole('group', { name: 'What customers say' })
  // As Firefox does, of each text and of its list.
  await reviews.locator('ul, li').evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('dir', 'rtl')
  })
  for (const place of ['2 of 8', '3 of 8']) {
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(reviews).toContainText(place)
    await expect(reviews.locator('li:not([inert])')).toBeInViewport({ ratio: 0.9 })
  }
})
