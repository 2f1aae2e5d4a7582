import { enquiryOf } from './quote-form.ts'
import { expect, expectAccessible, expectToFit, test } from './site.ts'

test('the owner marks an enquiry as answered from the mail, and takes it back, on the narrowest phone too', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.request.post('/api/send-lead-email', { form: enquiryOf('Owen Answer'), maxRedirects: 0 })
  const { body } = await inbox.mailFrom('Owen Answer')
  expect(body.html).toContain('>Mark as answered<')
  await page.goto(/http\S+\/api\/enquiries\/\S+/.exec(body.text ?? '')?.[0] ?? 'no link in the mail')
  await expect(page.getByRole('heading', { name: 'Owen Answer' })).toBeVisible()
  await expect(page.locator('main a')).toHaveAttribute('href', /^tel:\+44/)
  await expectToFit(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('status')).toHaveText('Answered')
  await expectToFit(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not answered after all' }).click()
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
})
