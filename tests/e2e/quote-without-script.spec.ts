import { business } from '#content/business.ts'
import { quoteFieldNames, quoteNotices, sendLabel } from '#contract/quote-rules.ts'
import { typedFields } from '../fixtures/typed-fields.ts'
import { enquiryOf, fill } from './quote-form.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the form is sent as plain HTML; the page that says so names the number, and a reload sends nothing again [L12]', async ({
  page,
  inbox,
}) => {
  await page.goto('/services/rewiring')
  const form = page.locator('main').getByRole('form', { name: 'Free quote' })
  await expect(form.locator('[type=file]')).toBeHidden()
  await expect(form.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(form.locator('[name=website]')).toBeHidden()
  await fill(form, enquiryOf('Noel Script'))
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { name: quoteNotices.sent.title })).toBeVisible()
  await page.reload()
  await expect(page.getByText(quoteNotices.sent.text)).toBeVisible()
  await expect(page.getByText('Reference')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: business.phone.display })).toBeVisible()
  const { text } = (await inbox.mailFrom('Noel Script')).body
  for (const words of ['SW14 7AA', 'About: Rewiring', 'Page: /services/rewiring']) expect(text).toContain(words)
})

test('without JavaScript a missing field is answered with everything typed, by a page of the site that fits any screen; what is unusual is sent from there as it was typed [L12] [L17]', async ({
  page,
  inbox,
}) => {
  await page.goto('/areas/kew')
  const typed = { fullName: 'Odd Script', phone: '020 7946 0000 (evenings)', email: 'foo', postcode: 'TW9' }
  const form = page.locator('main').locator('form')
  await form.getByRole('checkbox', { name: 'About: A job in Kew' }).uncheck()
  await fill(form, typed)
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoteNotices.missing.title)
  await expect(page.getByText(quoteNotices.missing.text)).toBeVisible()
  for (const name of quoteFieldNames) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(typedFields(typed)[name])
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 243, 235)')
  await expect(page.getByRole('link', { name: 'How we handle your details' })).toHaveAttribute('href', '/privacy')
  await expect(page.getByRole('link', { name: /^write by/ })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: business.name })).toHaveAttribute('href', '/')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const { scrollWidth, button } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      button: document.querySelector('button')?.offsetHeight ?? 0,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(width)
    expect(button).toBeGreaterThanOrEqual(44)
  }
  await fill(form, { jobDescription: 'A socket' })
  await page.getByRole('button', { name: sendLabel }).click()
  await expect(page.getByRole('heading', { name: quoteNotices.sent.title })).toBeVisible()
  const { body } = await inbox.mailFrom('Odd Script')
  for (const words of Object.values(typed)) expect(body.text).toContain(words)
  expect(body.text).not.toContain('About:')
})
