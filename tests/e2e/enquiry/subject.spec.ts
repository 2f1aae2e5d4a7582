import { expect, openReady, test } from '../support/site.ts'

test('a link with a subject keeps what was typed before hydration', async ({ page }) => {
  await page.goto('/contact?about=/areas/kew')
  const field = await page.locator('main [name=fullName]').elementHandle()
  await page.locator('main [name=fullName]').fill('Earl E')
  // Ticked, unless that was typed before even the first script ran: then the browser may have posted it without a subject.
  await expect(page.getByRole('checkbox', { name: 'About: A job in Kew' })).toBeVisible()
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.locator('main [name=fullName]')).toHaveValue('Earl E')
  for (const link of await page.getByRole('banner').getByRole('link', { name: 'WhatsApp' }).all())
    await expect(link).toHaveAttribute('href', /a%20job%20in%20Kew/)
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toHaveAttribute(
    'href',
    /A%20job%20in%20Kew/,
  )
})

// A test of its own, because the text typed above may be a draft, which keeps its subject.
test('no link can put its own words into the form', async ({ page }) => {
  for (const query of ['about=Ring+0900+123', 'about=/blog/no-such-article', 'project=no-such-project']) {
    await openReady(page, `/contact?${query}`)
    await expect(page.getByRole('checkbox', { name: /About/ })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).not.toHaveAttribute('href', /subject/)
  }
})
