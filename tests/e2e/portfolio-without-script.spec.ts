import { sample } from './portfolio.ts'
import { expect, expectAccessible, test } from './site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page with cards leads to a list of all projects', async ({ page }) => {
    const list = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 2 }) })
    for (const path of ['/portfolio', `/portfolio?project=${sample.single.id}`, '/', '/areas/kew']) {
      await page.goto(path)
      await page.getByRole('link', { name: 'our work as a list' }).click()
      await expect(list.getByRole('heading', { level: 2 }), path).toHaveCount(sample.total)
    }
    const project = list.getByRole('listitem').filter({ hasText: sample.single.title })
    await expect(project).toBeVisible()
    await expect(project.getByRole('img')).toHaveJSProperty('complete', true)
    await page.getByRole('link', { name: 'Kitchen Installations' }).click()
    await expect(page).toHaveURL('/api/portfolio?category=Kitchen+Installations')
    await expect(page.getByText(sample.single.title)).toBeHidden()
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL('/contact')
  })
})

test('the list of projects fits every screen, and its pictures come', async ({ page }) => {
  await page.goto('/api/portfolio')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const picture of await page.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0)
    }
    await expectAccessible(page)
  }
})
