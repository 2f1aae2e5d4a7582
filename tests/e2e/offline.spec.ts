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
  const call = page.getByRole('main').getByRole('link', { name: business.phone.display })
  await expect(call.first()).toHaveAttribute('href', `tel:${business.phone.e164}`)
  // What is below the first screen is styled, too.
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(15, 26, 43)')
  await expect(page.goto('/about')).rejects.toThrow()
})
