import { calendar } from '#content/lib/calendar.ts'
import { openNow } from '#content/lib/clock.ts'
import { closedDays } from '#content/lib/owner/closed-days.ts'
import { openingWords } from '#contract/working-hours.ts'
import { expect, openReady, test } from './site.ts'

const [christmas] = closedDays
const sentence = christmas?.sentence ?? 'There are no closed days to try'
const openAt = (at: string) => openingWords(calendar, Date.parse(at), true)

test('the page shows the current opening state, whenever it was built', async ({ page }) => {
  // An evening in winter, and an afternoon in summer time before a bank holiday on Monday.
  for (const at of ['2026-11-17T18:18:30Z', '2027-05-01T15:30:00Z']) {
    await page.clock.setFixedTime(at)
    await openReady(page, '/contact')
    await expect(page.getByRole('main').getByText(openAt(at)), at).toBeVisible()
    await expect(page.getByText(sentence), at).toBeHidden()
  }
})

test('beside the phone number stands whether the office is open', async ({ page }) => {
  const noon = '2026-11-17T12:00:00Z'
  await page.clock.setFixedTime(noon)
  await openReady(page, '/')
  const call = page
    .getByRole('main')
    .locator('.call-way')
    .filter({ has: page.locator('.by-the-clock'), hasText: openNow.always })
  await call.scrollIntoViewIfNeeded()
  await expect(call.getByText(openAt(noon))).toBeVisible()
  await expect(call.getByText(openNow.always)).toBeHidden()
})

test('a notice of closed days causes no layout shift; it is shown from three days before until the end of the last day', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-25T10:00:00Z')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openReady(page, '/contact')
    await expect(page.getByText(sentence)).toBeInViewport()
    expect(await page.evaluate(() => ('shifts' in window ? window.shifts : undefined)), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  for (const [at, isShown] of [
    ['2026-12-20T23:59:00Z', false],
    ['2026-12-21T00:00:00Z', true],
    ['2027-01-01T23:59:00Z', true],
    ['2027-01-02T00:00:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(at)
    await page.goto('/privacy')
    await expect(page.getByText(sentence), at).toBeVisible({ visible: isShown })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows only what is true at any time', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(openNow.always)).toBeVisible()
    await expect(page.getByText(/Open until|Closed:/)).toHaveCount(0)
    await expect(page.getByText(sentence)).toBeVisible()
  })
})
