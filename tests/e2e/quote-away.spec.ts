/** The outcome of an enquiry whose form is left while it is being sent. */
import type { Page } from '@playwright/test'
import { quoteNotices } from '#contract/quote-rules.ts'
import { enquiryOf, fill, openDialogForm, openQuoteForm, submit } from './quote-form.ts'
import { expect, expectAccessible, openReady, test, untilReady } from './site.ts'

/** Holds each enquiry until the test lets it through or fails it. */
async function holdEnquiries(page: Page) {
  const held: ((status?: number) => Promise<void>)[] = []
  await page.route('**/api/send-lead-email', (route) => {
    held.push((status) => (status ? route.fulfill({ status, json: {} }) : route.continue()))
  })
  return async (status?: number) => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await held.shift()?.(status)
  }
}

test('it goes on while the visitor reads another page, where a failure is told and tried again, and a success is told once [L20]', async ({
  page,
  inbox,
}) => {
  const answer = await holdEnquiries(page)
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Wanda Off'))
  await submit(form)
  await page.getByRole('contentinfo').getByRole('link', { name: 'EICR' }).first().click()
  await expect(page).toHaveURL('/services/eicr')
  await expect(page.getByRole('status').filter({ hasText: 'You can go on reading.' })).toBeVisible()
  await answer(422)
  const failure = page.getByRole('alert').filter({ hasText: quoteNotices.failed.text })
  await expect(failure).toBeVisible()
  await expect(failure).toContainText('Nothing you typed is lost.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await answer()
  const success = page.getByRole('status').filter({ hasText: quoteNotices.sent.text })
  await expect(success).toBeVisible()
  await inbox.mailFrom('Wanda Off')
  // The form on this page does not ask for the same enquiry again.
  await expect(page.getByRole('form', { name: 'Free quote' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(success).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rewiring' }).first().click()
  await expect(page).toHaveURL('/services/rewiring')
  await expect(success).toBeHidden()
})

test('a dialog that is closed while sending leaves the outcome on the page, and shows it when it is opened again [L20]', async ({
  page,
}) => {
  const answer = await holdEnquiries(page)
  await openReady(page, '/faqs')
  const form = await openDialogForm(page)
  await fill(form, enquiryOf('Cleo Closed'))
  await submit(form)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' }).first()).toBeVisible()
  await openDialogForm(page)
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await answer()
  await expect(page.getByRole('dialog').getByRole('group', { name: quoteNotices.sent.title })).toBeFocused()
})

test('the browser asks before a tab is left while it is sent, and at no other time [L19]', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  const answer = await holdEnquiries(page)
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Bea Fore'))
  await page.reload()
  expect(asked).toEqual([])
  await untilReady(page)
  await submit(form)
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(form.locator('[name=fullName]')).toHaveValue('Bea Fore')
  await answer(422).catch(() => undefined)
})

test('the receipt repeats the number, which can be put right [L21]', async ({ page, inbox }) => {
  const form = await openQuoteForm(page)
  await fill(form, { ...enquiryOf('Nina Number'), phone: '0770090045' })
  await form.locator('[name=postcode]').focus()
  const phone = form.getByRole('textbox', { name: 'Phone' })
  await expect(phone).toHaveAccessibleDescription(/A number that begins 077 has 11 digits; this one has 10/)
  await submit(form)
  const receipt = page.getByRole('group', { name: quoteNotices.sent.title })
  await expect(receipt).toContainText('0770090045')
  await expect(page.getByRole('heading', { name: quoteNotices.sent.title })).toBeVisible()
  await expectAccessible(page, '.quote')
  await receipt.getByRole('button', { name: 'Correct it' }).click()
  await expect(phone).toBeFocused()
  await expect(form.locator('[name=fullName]')).toHaveValue('Nina Number')
  await phone.fill('07700900456')
  await submit(form)
  await expect(receipt).toContainText('07700 900456')
  const numbers = async () =>
    (await inbox.mails()).flatMap(
      ({ body }) => /from Nina Number[\s\S]*?(07700[\d ]+)/.exec(body.text ?? '')?.[1]?.trim() ?? [],
    )
  await expect.poll(numbers).toEqual(expect.arrayContaining(['0770090045', expect.stringMatching(/^07700 ?900 ?456/)]))
})
