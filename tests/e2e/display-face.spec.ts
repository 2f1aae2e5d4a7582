import { expect, openReady, test } from './site.ts'

test('a page without a picture is painted in the stand-in, and the next page in the display face', async ({ page }) => {
  await openReady(page, '/contact')
  const family = () => page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontFamily)
  expect(await family()).not.toContain('Besley Variable')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(family).toContain('Besley Variable')
  // The face of the style sheet is still not asked for: this is the one that was fetched in the meantime. Which stand-ins
  // there are is up to the machine.
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  const fetched = async () => (await loaded()).filter((family) => !family.includes('Fallback'))
  await expect.poll(fetched).toEqual(['"Besley Variable"'])
})

test('a page with a picture has the display face from the start', async ({ page }) => {
  await openReady(page, '/about')
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-face')
})
