import type { Locator, Page } from '@playwright/test'
import { quoteNotices } from '#contract/quote-rules.ts'
import { answerEnquiries, enquiryOf, fill, openQuoteForm, picture, submit, toast } from './quote-form.ts'
import { expect, expectAccessible, openReady, test } from './site.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
test.use(phone)

/** The whole form in one view, without touch targets that the edge of a bar cuts: axe would call them too small. */
async function expectAccessibleAsAWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: phone.viewport.width, height: 1900 })
  await expectAccessible(page)
}

/** True when two things on the screen share some of it. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}

test('on a phone: errors', async ({ page }) => {
  const form = await openQuoteForm(page)
  await submit(form)
  const notice = toast(page, 'alert', quoteNotices.missing.title)
  await expect(notice).toBeInViewport({ ratio: 1 })
  const summary = form.getByRole('group', { name: quoteNotices.missing.title })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport({ ratio: 1 })
  expect(await overlap(notice, summary)).toBe(false)
  expect(await overlap(notice, page.getByRole('navigation', { name: 'Contact' }))).toBe(false)
  await expectAccessibleAsAWhole(page)
  // Who goes on has read it.
  await summary.getByRole('link', { name: 'Enter the postcode' }).tap()
  await expect(form.locator('[name=postcode]')).toBeFocused()
  await expect(notice).toBeHidden()
})

test('on a phone: a failure, with every way out in view', async ({ page }) => {
  await page.route('**/api/photo-uploads', (route) => route.fulfill({ status: 422, json: {} }))
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Fay Lure'))
  await form.getByLabel('Add photos').setInputFiles(await picture('board.jpg'))
  await submit(form)
  const failure = form.getByRole('group', { name: 'Error' })
  await expect(failure).toBeFocused()
  const notice = toast(page, 'alert', quoteNotices.failed.title)
  for (const name of ['Call', 'WhatsApp', 'E-mail']) {
    const way = failure.getByRole('link', { name })
    await expect(way).toBeInViewport({ ratio: 1 })
    expect(await overlap(notice, way), name).toBe(false)
  }
  await expectAccessibleAsAWhole(page)
  await notice.getByRole('button', { name: 'Dismiss' }).tap()
  await expect(notice).toBeHidden()
})

test('on a phone: photo errors, one at a time over the header, all of them at the field', async ({ page }) => {
  const form = await openQuoteForm(page)
  const files = ['a.svg', 'b.svg', 'c.svg'].map((name) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('x'),
  }))
  await form.getByLabel('Add photos').setInputFiles(files)
  const notices = page.getByRole('button', { name: 'Dismiss: Photo Error' })
  await expect(notices).toHaveCount(1)
  await expect(form.getByText('is not a valid image type')).toHaveCount(3)
  await expectAccessibleAsAWhole(page)
})

test('on a phone: success', async ({ page }) => {
  await answerEnquiries(page, 200)
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Sue Cess'))
  await submit(form)
  const sent = page.getByRole('group', { name: quoteNotices.sent.title })
  await expect(sent).toBeFocused()
  const notice = toast(page, 'status', quoteNotices.sent.title)
  await expect(notice).toBeInViewport({ ratio: 1 })
  expect(await overlap(notice, sent)).toBe(false)
  await expectAccessibleAsAWhole(page)
})

test('on a phone: the dialog, open and with errors', async ({ page }) => {
  await openReady(page, '/faqs')
  await page.getByRole('navigation', { name: 'Contact' }).getByRole('button', { name: 'Get Quote' }).tap()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Free quote' })
  await expect(form).toBeVisible()
  await expectAccessibleAsAWhole(page)
  await page.setViewportSize(phone.viewport)
  await submit(form)
  const summary = form.getByRole('group', { name: quoteNotices.missing.title })
  await expect(summary).toBeFocused()
  const notice = toast(page, 'alert', quoteNotices.missing.title)
  await expect(notice).toBeInViewport({ ratio: 1 })
  expect(await overlap(notice, summary)).toBe(false)
  await expectAccessibleAsAWhole(page)
  await notice.getByRole('button', { name: 'Dismiss' }).tap()
  await expect(notice).toBeHidden()
})
