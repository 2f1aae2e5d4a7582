import { business } from '#content/business.ts'
import { sentPage } from '#content/pages/sent.ts'
import { enquiryFields } from '#shared/enquiry-fields.ts'
import { enquiryNotices, sendLabel } from '#shared/enquiry-words.ts'
import { notSentPath, sentPath } from '#shared/form-paths.ts'
import { expect, test } from '../support/site.ts'
import { fill, typedBy } from './form.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the form is sent as plain HTML; the page that says so names the number, and a reload sends nothing again', async ({
  page,
  inbox,
}) => {
  await page.goto('/services/rewiring')
  const form = page.locator('main').getByRole('form', { name: 'Free quote' })
  await expect(form.locator('[type=file]')).toBeHidden()
  await expect(form.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(form.locator('[name=website]')).toBeHidden()
  const { longest } = enquiryFields.jobDescription
  await expect(form.getByText(longest.toLocaleString('en-GB'))).toBeVisible()
  // What is unusual is sent as it was typed.
  await fill(form, { ...typedBy('Noel Script'), phone: '020 7946 0000 (evenings)', email: 'foo', postcode: 'TW9' })
  await form.getByRole('button', { name: sendLabel }).click()
  await expect(page).toHaveURL(sentPath)
  await expect(page.getByRole('heading', { name: enquiryNotices.sent.title })).toBeVisible()
  await page.reload()
  for (const words of [enquiryNotices.sent.text, sentPage.reply, /999.*ring us now/])
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: business.phone.display })).toBeVisible()
  const { text } = (await inbox.mailFrom('Noel Script')).body
  for (const words of ['(evenings)', 'foo', 'TW9', 'About: Rewiring', 'Page: /services/rewiring'])
    expect(text).toContain(words)
})

test('without JavaScript the browser asks for what is missing; what the server refuses is behind Back as it was typed', async ({
  page,
}) => {
  await page.goto('/areas/kew')
  const form = page.locator('main').locator('form')
  const send = form.getByRole('button', { name: sendLabel })
  const { jobDescription, ...typed } = typedBy('Odd Script')
  await form.getByRole('checkbox', { name: 'About: A job in Kew' }).uncheck()
  await fill(form, typed)
  await send.click()
  await expect(page).toHaveURL('/areas/kew')
  await expect(form.locator('[name=jobDescription]')).toBeFocused()
  // For the browser a space is text; for the server it is none.
  await fill(form, { jobDescription: ' ' })
  await send.click()
  await expect(page).toHaveURL(notSentPath)
  await expect(page.getByRole('main').getByText('press Back in your browser')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: business.phone.display })).toBeVisible()
  await page.goBack()
  for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
  await expect(form.getByRole('checkbox', { name: 'About: A job in Kew' })).not.toBeChecked()
})
