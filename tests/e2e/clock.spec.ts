import { closedDays } from '#content/lib/owner/closed-days.ts'
import { expect, openReady, test } from './site.ts'

const [christmas] = closedDays
const sentence = christmas?.sentence ?? 'There are no closed days to try'

const moments = [
  { at: '2026-11-17T18:18:30Z', open: 'Closed: the emergency line is open', reply: 'tomorrow, 18:18' },
  // Summer time, and a bank holiday on Monday.
  { at: '2027-05-01T15:30:00Z', open: 'Closed: the emergency line is open', reply: 'Tuesday, 9:00' },
]

test('the page, built at any time, knows whether the business is open and when it replies', async ({ page }) => {
  for (const { at, open, reply } of moments) {
    await page.clock.setFixedTime(at)
    await openReady(page, '/contact')
    await expect(page.getByText(`Send it now and we reply by ${reply}.`).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(open), at).toBeVisible()
    await expect(page.getByText(sentence), at).toBeHidden()
  }
})

test('the first screen of the home page promises 24 hours only when the clock agrees; beside the phone number stands whether the office is open', async ({
  page,
}) => {
  for (const [at, words] of [
    ['2026-11-17T18:18:30Z', 'Reply in 24 hours'],
    ['2026-12-23T12:00:00Z', 'Reply by Saturday 2 January, 9:00'],
  ] as const) {
    await page.clock.setFixedTime(at)
    await openReady(page, '/')
    await expect(page.getByText(words, { exact: true }), at).toBeVisible()
  }

  await page.clock.setFixedTime('2026-11-17T12:00:00Z')
  for (const path of ['/', '/services/eicr']) {
    await openReady(page, path)
    const call = page
      .getByRole('main')
      .locator('li, .call-way')
      .filter({ has: page.locator('.by-the-clock'), hasText: 'emergency line' })
    await call.scrollIntoViewIfNeeded()
    await expect(call.getByText('Open until 6pm'), path).toBeVisible()
    await expect(call.getByText('The emergency line is open at any hour'), path).toBeHidden()
  }
})

test('a notice of closed days moves nothing on any screen; it comes three days before and goes when the last day is over', async ({
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
    await expect(page.getByText('Send it now and we reply by Saturday 2 January, 9:00.').first()).toBeVisible()
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

  test('the page says what is true at any time', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(/^We reply within 24 hours; after a Sunday or a holiday/).first()).toBeVisible()
    await expect(page.getByText('The emergency line is open at any hour')).toBeVisible()
    await expect(page.getByText(/Open until|Closed:/)).toHaveCount(0)
    await expect(page.getByText(sentence)).toBeVisible()
  })
})
