import { writeFile } from 'node:fs/promises'
import { quoteNotices } from '#contract/quote-rules.ts'
import { fill, openQuoteForm, picture, submit, toast } from './quote-form.ts'
import { expect, expectAccessible, test } from './site.ts'

test('an empty form says what is missing: announced, in a summary with the focus, and at each field', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await submit(form)
  await expect(toast(page, 'alert', quoteNotices.missing.title)).toContainText(quoteNotices.missing.text)
  const summary = form.getByRole('group', { name: 'Missing Information' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter a phone number we can reach you on.',
    'Enter the postcode of the property.',
    'Tell us what you need done.',
  ])
  for (const label of ['Full name', 'Phone', 'Postcode', 'Job description']) {
    await expect(form.getByRole('textbox', { name: label })).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
    'Enter the postcode of the property.',
  )
  await expect(form.getByRole('textbox', { name: 'E-mail' })).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test('the summary leads to the field, and goes when all is put right', async ({ page }) => {
  const form = await openQuoteForm(page)
  await fill(form, { fullName: 'Ada', phone: '12', email: 'ada@', postcode: 'TW9', jobDescription: 'A socket' })
  await submit(form)
  const summary = form.getByRole('group', { name: 'Please check your details' })
  await summary.getByRole('link', { name: 'Enter a full UK postcode' }).click()
  await expect(form.locator('[name=postcode]')).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
  await fill(form, { postcode: 'tw9 1aa', phone: '020 7946 0000' })
  await expect(summary.getByRole('link')).toHaveText([/e-mail/])
  await fill(form, { email: '' })
  await expect(summary).toBeHidden()
})

test('postcode advice is given and stops nothing', async ({ page }) => {
  const form = await openQuoteForm(page)
  const advice = (text: string) => form.getByRole('status').filter({ hasText: text })
  await fill(form, { postcode: 'sw147aa' })
  await expect(advice('Good news: we cover SW14.')).toBeVisible()
  await fill(form, { postcode: 'KT1 1AA' })
  await expect(advice('KT1 is close to our usual area.')).toBeVisible()
  await fill(form, { postcode: 'M1 1AA' })
  await expect(advice('M1 looks outside our area')).toBeVisible()
})

test('photo rules: a sixth, one over 20MB, one of another type', async ({ page }, testInfo) => {
  const form = await openQuoteForm(page)
  const input = form.getByLabel('Add photos')
  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => picture(`photo-${number}.jpg`)))
  await input.setInputFiles(photos)
  await expect(toast(page, 'alert', 'Photo Error')).toContainText('Maximum 5 photos allowed')
  await expect(form.getByRole('listitem').filter({ hasText: 'photo-' })).toHaveCount(5)
  await expect(input).toHaveValue('')

  await form.getByRole('button', { name: 'Remove photo-1.jpg' }).click()
  await expect(form.getByRole('button', { name: 'Remove photo-1.jpg' })).toHaveCount(0)
  await expect(input).toBeFocused()
  await expect(input).toHaveAccessibleDescription(/^Up to 5[^!]*$/)

  await input.setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  const wrongType = 'File plan.svg is not a valid image type. Please use JPG, PNG, WEBP, or GIF'
  await expect(toast(page, 'alert', wrongType)).toBeVisible()
  await expect(input).toHaveAccessibleDescription(new RegExp(wrongType))

  const huge = testInfo.outputPath('huge.png')
  await writeFile(huge, Buffer.alloc(20 * 1024 * 1024 + 1))
  await input.setInputFiles(huge)
  await expect(toast(page, 'alert', 'File huge.png is too large. Maximum size is 20MB')).toBeVisible()
  await expect(form.getByRole('listitem').filter({ hasText: /photo-|huge/ })).toHaveCount(4)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the key that says "next" goes to the next field instead of sending', async ({ page }) => {
    const form = await openQuoteForm(page)
    await fill(form, { fullName: 'Ada' })
    await page.keyboard.press('Enter')
    await expect(form.locator('[name=phone]')).toBeFocused()
    await expect(form.getByRole('group')).toHaveCount(0)
  })
})
