import { business } from '#content/business.ts'
import { instantWords } from '#shared/london-time.ts'
import { expect, expectAccessible, openReady, test } from '../support/site.ts'
import { answerEnquiries, fill, openDialogForm, openQuoteForm, receipt, submit, typedBy } from './form.ts'

test('the receipt says what was received and when, and its reference, which WhatsApp has typed in; it fits every screen', async ({
  page,
  inbox,
}) => {
  const sentAt = Date.parse('2026-11-25T22:41:00Z')
  await page.clock.setFixedTime(sentAt)
  await openReady(page, '/faqs')
  const form = await openDialogForm(page)
  const name = 'Rita Ceipt'
  await fill(form, typedBy(name))
  await submit(form)
  const sent = receipt(page)
  await expect(sent).toBeFocused({ timeout: 15_000 })
  const value = (label: string) => sent.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  await expect(value('Received')).toHaveText(instantWords(sentAt))
  await expect(value('Postcode')).toHaveText('SW14 7AA')
  const reference = (await value('Reference').textContent()) ?? 'none'
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect((await inbox.mailFrom(name)).body.text).toContain(`Reference: ${reference}`)
  const whatsapp = new URL((await sent.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
  expect(whatsapp.searchParams.get('text')).toContain(reference)
  await expect(sent.getByRole('link', { name: business.phone.display })).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(sent.getByRole('button', { name: 'Print' })).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
  }
  await sent.getByRole('button', { name: 'Send another enquiry' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
})

test('Print prints the receipt and the phone number, without the page around them', async ({ page }) => {
  await answerEnquiries(page, 200)
  const form = await openQuoteForm(page, '/services/rewiring')
  await fill(form, typedBy('Prin Tout'))
  await submit(form)
  await page.evaluate(() => {
    globalThis.print = () => undefined
  })
  await page.locator('main').getByRole('button', { name: 'Print', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main').getByText('Prin Tout')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: business.phone.display })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
