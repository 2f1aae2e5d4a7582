import { business } from '#content/business.ts'
import { nextStep, quoteNotices } from '#contract/quote-rules.ts'
import { enquiryOf, fill, openDialogForm, picture, submit } from './quote-form.ts'
import { expect, expectAccessible, openReady, test } from './site.ts'

test('the receipt says what was received, when the reply comes and its reference, and fits every screen [O2]', async ({
  page,
  inbox,
}) => {
  await page.clock.setFixedTime('2026-11-21T18:18:00Z')
  await openReady(page, '/faqs')
  const form = await openDialogForm(page)
  const name = 'Rita Ceipt'
  await fill(form, enquiryOf(name))
  await form.locator('[type=file]').setInputFiles([await picture('a.jpg'), await picture('b.jpg')])
  await submit(form)
  const sent = page.getByRole('group', { name: quoteNotices.sent.title })
  await expect(sent).toBeFocused({ timeout: 15_000 })
  const value = (label: string) => sent.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  await expect(value('Received')).toHaveText('18:18, with 2 photos')
  await expect(value('Our reply')).toHaveText('by Monday, 9:00')
  await expect(value('What happens next')).toHaveText(nextStep)
  await expect(value('If it cannot wait')).toHaveText(`call ${business.phone.display} at any hour`)
  const reference = (await value('Reference').textContent()) ?? 'none'
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect((await inbox.mailFrom(name)).body.text).toContain(`Reference: ${reference}`)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(sent.getByRole('button', { name: 'Print' })).toBeVisible()
    await expectAccessible(page)
  }
  await sent.getByRole('button', { name: 'Send another request' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
})
