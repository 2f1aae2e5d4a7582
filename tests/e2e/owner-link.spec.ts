import { enquiryOf, fill, openQuoteForm, submit } from './quote-form.ts'
import { expect, expectAccessible, test } from './site.ts'

test('a job that was won and is done offers a message to the customer, which the owner sends', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Rhoda View'))
  await submit(form)
  const { body } = await inbox.mailFrom('Rhoda View')
  await page.goto(/http\S+\/api\/enquiries\/\S+/.exec(body.text ?? '')?.[0] ?? 'no link in the mail')
  await page.getByRole('button', { name: 'Won' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('status')).toHaveText('Done')
  for (const name of ['WhatsApp', 'Text message']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toMatch(/447700900\d{3}\?.*Hello Rhoda.*https:\/\/reviews\.example\/write/)
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: 'Undo: back to won' }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden()
})

test('the owner marks an enquiry from the mail and takes it back, on the narrowest phone too', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await openQuoteForm(page)
  await fill(form, enquiryOf('Owen Answer'))
  await submit(form)
  const { body } = await inbox.mailFrom('Owen Answer')
  await page.goto(/http\S+\/api\/enquiries\/\S+/.exec(body.text ?? '')?.[0] ?? 'no link in the mail')
  await expect(page.getByRole('status')).toHaveText('New')
  await expect(page.getByText('Owen,')).toBeVisible()
  await page.getByLabel('Note (optional)').fill('Visit on Friday')
  await page.getByRole('button', { name: 'Answered' }).click()
  await expect(page.getByRole('status')).toHaveText('Answered')
  await expect(page.getByText('Visit on Friday')).toBeVisible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: 'Undo: back to new' }).click()
  await expect(page.getByRole('status')).toHaveText('New')
})
