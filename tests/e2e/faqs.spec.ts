import { expect, openReady, test } from './support/site.ts'

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
