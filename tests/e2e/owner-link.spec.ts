import { enquiryOf } from './quote-form.ts'
import { expect, expectToFit, test } from './site.ts'

test('the owner marks an enquiry from the mail and takes it back; once won and done it offers a message to the customer, on the narrowest phone too', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.request.post('/api/send-lead-email', { form: enquiryOf('Owen Answer'), maxRedirects: 0 })
  const { body } = await inbox.mailFrom('Owen Answer')
  expect(body.html).toContain('>Mark as answered<')
  await page.goto(/http\S+\/api\/enquiries\/\S+/.exec(body.text ?? '')?.[0] ?? 'no link in the mail')
  const status = page.getByRole('status')
  await expect(status).toHaveText('New')
  await expect(page.getByText('Owen,')).toBeVisible()
  await page.getByLabel('Note (optional)').fill('No reply, try Friday')
  await page.getByLabel('Note (optional)').press('Enter')
  await expect(page.getByText('No reply, try Friday')).toBeVisible()
  await expect(status).toHaveText('New')
  await page.getByLabel('Note (optional)').fill('Visit on Friday')
  await page.getByRole('button', { name: 'Answered' }).click()
  await expect(status).toHaveText('Answered')
  await expect(page.getByText('Visit on Friday')).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Undo: back to new' }).click()
  await expect(status).toHaveText('New')
  for (const name of ['Lost', 'Spam']) {
    await page.getByRole('button', { name }).click()
    await expect(status).toHaveText(name)
    await page.getByRole('button', { name: 'Undo: back to new' }).click()
  }

  await page.getByRole('button', { name: 'Won' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(status).toHaveText('Done')
  for (const name of ['WhatsApp', 'Text message']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toMatch(/447700900\d{3}\?.*Hello Owen.*https:\/\/reviews\.example\/write/)
  }
  await expectToFit(page)
  await page.getByRole('button', { name: 'Undo: back to won' }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden()
})
