import { business } from '#content/business.ts'
import { expect, openReady, test } from './site.ts'

test('after a visit to any page the emergency page opens without a connection, and every other shows the phone number', async ({
  page,
  context,
}) => {
  await openReady(page, '/privacy')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await context.setOffline(true)
  await page.goto('/services/emergency')
  const call = page.getByRole('main').getByRole('link', { name: business.phone.display })
  await expect(call.first()).toHaveAttribute('href', `tel:${business.phone.e164}`)
  // What is below the first screen is styled, too.
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(15, 26, 43)')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no connection' })).toBeVisible()
  await expect(call.first()).toHaveAttribute('href', `tel:${business.phone.e164}`)
})
