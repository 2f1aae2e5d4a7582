import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('without a script the 404 page says its number once, and leads on', async ({ page }) => {
  await page.goto('/no-such-page')
  // One text for screen readers.
  await expect(page.getByText('404', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contact' })).toBeVisible()
})
