import { business } from '#content/business.ts'
import { expect, openReady, test } from './site.ts'

test('after a visit to any page the emergency page opens without a connection, and no other does', async ({
  page,
  context,
}) => {
  await openReady(page, '/privacy')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('emergency')).keys()).length))
    .toBeGreaterThan(1)
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration('/services/emergency')
    return found?.active ?? new Promise((resolve) => found?.installing?.addEventListener('statechange', resolve))
  })
  await context.setOffline(true)
  await page.goto('/services/emergency')
  const call = page.getByRole('main').getByRole('link', { name: `Call ${business.phone.display}` })
  await expect(call.first()).toHaveAttribute('href', `tel:${business.phone.e164}`)
  // What is below the first screen is styled, too.
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(15, 26, 43)')
  await expect(page.goto('/about')).rejects.toThrow()
})

test('the call bar of the emergency page puts the call first, in amber', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  for (const [path, amber] of [
    ['/services/emergency', 'Call'],
    ['/about', 'Get Quote'],
  ] as const) {
    await openReady(page, path)
    const bar = page.getByRole('navigation', { name: 'Contact' })
    await expect(bar.locator('a, button').first()).toHaveText('Call')
    await expect(bar.locator('a, button').filter({ hasText: amber, visible: true })).toHaveCSS(
      'background-color',
      'rgb(242, 165, 65)',
    )
  }
})
