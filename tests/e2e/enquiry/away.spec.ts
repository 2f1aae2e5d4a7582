/** The outcome of an enquiry whose form is left while it is being sent. */
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { expect, expectAccessible, hold, openReady, test } from '../support/site.ts'
import { fill, openDialogForm, openQuoteForm, receipt, sendUrl, submit, typedBy } from './form.ts'

test('a failure finds the visitor on another page: the dialog opens with the ways out, which hold what was typed, and sends it again', async ({
  page,
  inbox,
}) => {
  const typed = typedBy('Wanda Off')
  const answer = await hold(page, sendUrl)
  const form = await openQuoteForm(page)
  await fill(form, typed)
  await submit(form)
  await page.getByRole('contentinfo').getByRole('link', { name: 'EICR' }).first().click()
  await expect(page).toHaveURL('/services/eicr')
  await answer(422)
  const dialog = page.getByRole('dialog')
  const failure = dialog.getByRole('group', { name: enquiryNotices.failed.title })
  await expect(failure).toBeFocused()
  await expect(failure).toContainText('Nothing you typed is lost.')
  await expect(failure.getByRole('link', { name: /^Call/ })).toBeVisible()
  for (const name of ['WhatsApp', 'Email']) {
    const { searchParams } = new URL((await failure.getByRole('link', { name }).getAttribute('href')) ?? '')
    expect([...searchParams.values()].join()).toContain(typed.jobDescription)
  }
  for (const [name, value] of Object.entries(typed)) await expect(dialog.locator(`[name=${name}]`)).toHaveValue(value)
  await expectAccessible(page, 'dialog[open]')
  await submit(dialog.getByRole('form'))
  await expect(receipt(dialog)).toBeFocused()
  await inbox.mailFrom('Wanda Off')
})

test('a dialog that is closed while sending goes on, says so when it is opened, and opens at a failure, over the same place', async ({
  page,
}) => {
  const answer = await hold(page, sendUrl)
  await openReady(page, '/faqs')
  const form = await openDialogForm(page)
  await fill(form, typedBy('Cleo Closed'))
  await submit(form)
  await page.keyboard.press('Escape')
  await openDialogForm(page)
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Still sending…' })).toBeDisabled()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await answer(422)
  await expect(page.getByRole('dialog').getByRole('group', { name: enquiryNotices.failed.title })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
