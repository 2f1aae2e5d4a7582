import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, openReady, test } from '../support/site.ts'
import { cards, openPortfolio, sample, scrollToGallery } from './portfolio.ts'

const result = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('category and search apply together, stand in the URL and survive a reload', async ({ page }) => {
  await openPortfolio(page)
  await page.getByRole('link', { name: 'Outdoor Projects' }).click()
  await expect(page).toHaveURL('/portfolio?category=Outdoor+Projects')
  await expect(page.getByRole('link', { name: 'Outdoor Projects' })).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('LIGHTING twickenham')
  await expect(cards(page)).toHaveCount(1)
  await expect(result(page, '1 project in Outdoor Projects')).toBeVisible()
  await expect(page).toHaveURL(/q=LIGHTING\+twickenham/)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('LIGHTING twickenham')
  // "All" is marked in the prerendered page: React would keep that attribute if it hydrated with the filter.
  await expect(page.locator('.chip[aria-current]')).toHaveText('Outdoor Projects')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL('/portfolio?q=LIGHTING+twickenham')
})

test('Back undoes a category, a cleared filter and a suggested kind of work; what is typed adds no entry', async ({
  page,
}) => {
  await openReady(page, '/faqs')
  await openReady(page, '/portfolio')
  const search = page.getByRole('searchbox', { name: 'Search projects' })
  await page.getByRole('link', { name: 'Outdoor Projects' }).click()
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('link', { name: 'Renovations', exact: true }).click()
  await expect(page).toHaveURL('/portfolio?category=Renovations')
  await page.goBack()
  await expect(page).toHaveURL('/portfolio?category=Outdoor+Projects')
  await expect(cards(page)).toHaveCount(5)
  await expect(page.locator('.chip[aria-current]')).toHaveText('Outdoor Projects')

  const entries = await page.evaluate(() => history.length)
  await search.pressSequentially('kitchen zebra')
  await expect(page).toHaveURL('/portfolio?category=Outdoor+Projects&q=kitchen+zebra')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page.getByText('No projects match your current filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(result(page, `${sample.total} projects`)).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(cards(page)).toHaveCount(sample.total)
  await page.goBack()
  await expect(search).toHaveValue('kitchen zebra')
  await page.getByRole('link', { name: 'Kitchen Installations (4)' }).click()
  await expect(cards(page)).toHaveCount(4)
  await page.goBack()
  await expect(search).toHaveValue('kitchen zebra')
  await expect(page.getByText('No projects match your current filters.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/portfolio')
  await expect(search).toHaveValue('')
  await expect(cards(page)).toHaveCount(sample.total)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('all projects are asked for once, by the document, one card per collection; a search that finds nothing says so in view', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/projects')) asked.push(request.url())
    })
    const documented = page.waitForEvent('load').then(() => asked.length)
    await openPortfolio(page)
    expect(await documented).toBe(1)
    expect(asked).toHaveLength(1)
    await expect(cards(page)).toHaveCount(sample.total)
    await expect(result(page, `${sample.total} projects`)).toBeVisible()

    await page.getByRole('searchbox', { name: 'Search projects' }).fill('zebra')
    await expect(page.getByText('No projects match your current filters.')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeInViewport({ ratio: 1 })
  })

  test('a card focused by Tab in a scrolling row comes fully into view, in both directions', async ({ page }) => {
    const expectWhole = async (whole: Locator, key: string) => {
      await page.keyboard.press(key)
      await expect(whole).toBeInViewport({ ratio: 0.99 })
    }
    await openReady(page, '/')
    await scrollToGallery(page)
    await cards(page).getByRole('link').first().focus()
    const focusedCard = cards(page).filter({ has: page.locator(':focus') })
    for (let presses = 0; presses < 5; presses += 1) await expectWhole(focusedCard, 'Tab')
    for (let presses = 0; presses < 5; presses += 1) await expectWhole(focusedCard, 'Shift+Tab')
    await openPortfolio(page)
    await page.getByRole('searchbox', { name: 'Search projects' }).focus()
    for (let presses = 0; presses < 5; presses += 1) await expectWhole(page.locator('.chip:focus'), 'Tab')
    for (let presses = 0; presses < 4; presses += 1) await expectWhole(page.locator('.chip:focus'), 'Shift+Tab')
  })
})

test('a plan on a card is shown whole, whatever the shape of the card', async ({ page }) => {
  await openPortfolio(page)
  const card = cards(page).filter({ hasText: 'Mansion flat rewire' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('img')).toHaveCSS('object-fit', 'contain')
})
