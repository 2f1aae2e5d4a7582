import type { Page } from '@playwright/test'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { expect, expectAccessible, showWhole, test } from '../support/site.ts'
import { answerEnquiries, fill, openQuoteForm, picture, receipt, refuseUploads, submit, typedBy } from './form.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
test.use(phone)

/** Shows the whole page, because axe would report touch targets that the bar partly covers as too small. */
async function expectAccessibleAsAWhole(page: Page, part = '.enquiry'): Promise<void> {
  await showWhole(page, phone.viewport.width)
  await expectAccessible(page, part)
}

test('on a phone: "next" goes to the next field instead of sending; errors are at their fields', async ({ page }) => {
  const form = await openQuoteForm(page)
  await fill(form, { fullName: 'Ada' })
  await page.keyboard.press('Enter')
  await expect(form.locator('[name=phone]')).toBeFocused()
  await expect(form.getByRole('group')).toHaveCount(0)

  await fill(form, { fullName: '' })
  await submit(form)
  const notice = page.getByRole('alert').filter({ hasText: enquiryNotices.missing.title })
  const first = form.getByLabel('Full name')
  await expect(first).toBeFocused()
  for (const seen of [notice, first, form.getByText('Enter your name.')])
    await expect(seen).toBeInViewport({ ratio: 1 })
  await expectAccessibleAsAWhole(page)
})

test('on a phone: what cannot be sent has every way out in view, and a photo that failed does not hold it back', async ({
  page,
}) => {
  await refuseUploads(page)
  const bodies = await answerEnquiries(page, 422, 200)
  const form = await openQuoteForm(page)
  await fill(form, typedBy('Fay Lure'))
  await form.getByLabel('Add photos').setInputFiles(await picture('board.jpg'))
  await expect(form.getByText('Failed to upload board.jpg:')).toBeVisible()
  await expect(form.getByRole('listitem').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await submit(form)
  const failure = form.getByRole('group', { name: 'Error' })
  await expect(failure).toBeFocused()
  await expect(failure).toContainText(enquiryNotices.failed.text)
  for (const name of ['Call', 'WhatsApp', 'Email']) {
    await expect(failure.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
  await expectAccessibleAsAWhole(page)
  await page.setViewportSize(phone.viewport)
  await submit(form)
  const sent = receipt(page)
  await expect(sent).toBeFocused()
  await expect(sent.getByText(enquiryNotices.sent.text)).toBeInViewport({ ratio: 1 })
  await expect(sent).toContainText('0 of 1 photo reached us')
  await expect(sent).toContainText('Failed to upload board.jpg:')
  expect(bodies[1]).toMatchObject({ fullName: 'Fay Lure', photoUrls: [expect.stringMatching(/board\.jpg$/)] })
})
