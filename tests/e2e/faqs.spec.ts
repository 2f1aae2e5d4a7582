import { expect, expectAccessible, openReady, test } from './site.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('one answer is open at a time, and it may be closed', async ({ page }) => {
      await (javaScriptEnabled ? openReady(page, '/faqs') : page.goto('/faqs'))
      const items = page.locator('main details')
      await expect(items).toHaveCount(5)
      await items.nth(1).locator('summary').click()
      await items.nth(3).locator('summary').click()
      await expect(page.locator('main details[open]')).toHaveCount(1)
      await expect(items.nth(3)).toHaveAttribute('open')
      await items.nth(3).locator('summary').click()
      await expect(page.locator('main details[open]')).toHaveCount(0)
    })
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`the questions begin on the first screen at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/faqs')
    await expect(page.locator('main summary').first()).toBeInViewport({ ratio: 1 })
  })
}

test('an open answer is accessible', async ({ page }) => {
  await openReady(page, '/faqs')
  await page.locator('main summary').first().click()
  await expectAccessible(page)
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
