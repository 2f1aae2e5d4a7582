/** What has the focus in the form keeps it, or hands it on to what took its place. */
import type { Page } from '@playwright/test'
import { quoteNotices } from '#contract/quote-rules.ts'
import { answerEnquiries, enquiryOf, fill, openQuoteForm, picture, submit } from './quote-form.ts'
import { expect, test, untilReady } from './site.ts'

const form = (page: Page) => page.locator('main form')

/** Fails the signing of uploads, so that a chosen photo has failed at once. */
async function refuseUploads(page: Page): Promise<void> {
  await page.route('**/api/photo-uploads', (route) => route.fulfill({ status: 422, json: {} }))
}

test('a photo that is tried again keeps the focus in its place, in the form and on the receipt', async ({ page }) => {
  await refuseUploads(page)
  await answerEnquiries(page, 200)
  await openQuoteForm(page)
  await fill(form(page), enquiryOf('Rae Tri'))
  await form(page)
    .getByLabel('Add photos')
    .setInputFiles(await picture('board.jpg'))
  const photo = form(page).getByRole('listitem').filter({ hasText: 'board.jpg' })
  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.route('**/api/photo-uploads', () => undefined)
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()
  await expect(photo).toBeFocused()
  await page.unroute('**/api/photo-uploads')

  await page.reload()
  await untilReady(page)
  await refuseUploads(page)
  await form(page)
    .getByLabel('Add photos')
    .setInputFiles(await picture('board.jpg'))
  await expect(again).toBeVisible()
  await submit(form(page))
  const receipt = page.getByRole('group', { name: quoteNotices.sent.title })
  await expect(receipt).toBeFocused()
  // The photo was tried again by itself.
  await expect(again).toBeVisible()
  await page.unroute('**/api/photo-uploads')
  await again.focus()
  await page.keyboard.press('Enter')
  const count = receipt.getByRole('status')
  await expect(again).toBeHidden()
  await expect(count).toBeFocused()
  await expect(count).toHaveText('With 1 photo.')
  await expect(count).toBeFocused()
})
