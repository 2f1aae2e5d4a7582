import { expect, openReady, test } from './site.ts'

test('the first question is answered; one is open at a time and may be closed', async ({ page }) => {
  await openReady(page, '/faqs')
  await expect(page.locator('main details').first()).toHaveAttribute('open')
  const items = page.locator('.faq-list').first().locator('details')
  await expect(items).toHaveCount(5)
  await items.nth(1).locator('summary').click()
  await page.locator('.faq-list').nth(1).locator('summary').first().click()
  await items.nth(3).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(items.nth(3)).toHaveAttribute('open')
  await items.nth(3).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('the questions leave the head when the page is left, and come back with it', async ({ page }) => {
  await openReady(page, '/faqs')
  const faqPages = () =>
    page.evaluate(
      () =>
        [...document.head.querySelectorAll('script[type="application/ld+json"]')].filter(({ textContent }) =>
          textContent?.includes('"FAQPage"'),
        ).length,
    )
  expect(await faqPages()).toBe(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(faqPages).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
  await expect.poll(faqPages).toBe(1)
})
