import { business } from '#content/business.ts'
import { notice } from '#content/lib/owner/notice.ts'
import { expect, openReady, test } from './support/site.ts'

test('a service page has its price on the first screen', async ({ page }) => {
  for (const path of ['/services/rewiring', '/security']) {
    await openReady(page, path)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      const price = page.getByRole('complementary', { name: 'Price' }).locator('p').first()
      await expect(price, `${path} at ${viewport.width} px`).toBeInViewport()
    }
  }
})

test('in an emergency, number and Call are on the first screen of every width, after fire and gas; each call is a link', async ({
  page,
}) => {
  // With the owner's notice above it.
  await page.clock.setFixedTime((notice?.until ?? 0) - 1)
  await openReady(page, '/services/emergency')
  await expect(page.getByText(notice?.text ?? 'no notice')).toBeInViewport()
  const hero = page.locator('.page-hero')
  const number = hero.getByRole('link', { name: business.phone.display, exact: true })
  for (const [width, height] of [
    [360, 640],
    // The part of 844 px that Safari's toolbars leave.
    [390, 664],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const links = [
      hero.getByRole('link', { name: 'call 999' }).first(),
      hero.getByRole('link', { name: '0800 111 999' }).first(),
    ]
    for (const seen of [...links, number, hero.getByRole('link', { name: 'Call Now' })])
      await expect(seen, `${width}x${height}`).toBeInViewport({ ratio: 1 })
    const tops = await Promise.all([...links, number].map(async (link) => (await link.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  }
  await expect(hero.getByRole('link', { name: 'call', exact: true })).toHaveAttribute('href', /^tel:\+44/)
  for (const gas of await hero.getByRole('link', { name: '0800 111 999' }).all())
    await expect(gas).toHaveAttribute('href', 'tel:0800111999')
})
