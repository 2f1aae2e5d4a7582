import type { Locator } from '@playwright/test'
import { business } from '#content/business.ts'
import { enquiryNotices, sendLabel } from '#shared/enquiry-words.ts'
import { pageRows } from '../../web/src/pages.ts'
import { codeUrl, openDialogForm, submit } from './enquiry/form.ts'
import { expect, expectAccessible, hold, openReady, test, untilReady } from './support/site.ts'
import { misfitsAt, widenText } from './support/wide-face.ts'

/** Pairs of texts in one row of a list of which one is printed over the other. */
function overprinted(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((rows) =>
    rows.flatMap((row) => {
      const lines: { text: Node; box: DOMRect }[] = []
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects()) lines.push({ text, box })
      }
      // Half of a box's height is its letters; the boxes of two close lines may share the rest.
      return lines.flatMap(({ text, box }, index) =>
        lines
          .slice(index + 1)
          .filter(
            (other) =>
              other.text !== text &&
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0 &&
              Math.abs(box.top + box.bottom - other.box.top - other.box.bottom) < (box.height + other.box.height) / 2,
          )
          .map((other) => `${text.nodeValue} / ${other.text.nodeValue}`),
      )
    }),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu closes on Escape, on navigation and on a tap outside', async ({ page }) => {
    await openReady(page, '/about')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await menu.getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(10, 400)
    await expect(menu).toBeHidden()
  })

  test('call, WhatsApp and quote are within the thumb’s reach once the first screen is left, and cover nothing', async ({
    page,
  }) => {
    await openReady(page, '/faqs')
    const bar = page.getByRole('navigation', { name: 'Contact' })
    // At each of these heights the bar would cover almost all of a question.
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(bar).not.toBeInViewport()
      await expectAccessible(page, 'main')
    }
    await page.mouse.wheel(0, 300)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Call' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const barBox = await bar.boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1)
  })

  test('in the lists of prices, no name is printed over its price', async ({ page }) => {
    for (const path of ['/services', '/', '/guides/costs']) {
      await openReady(page, path)
      const rows = page.getByRole('main').locator('li:has(h3), tr')
      expect(await rows.count()).toBeGreaterThan(3)
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await overprinted(rows), `${path} at ${width} px`).toEqual([])
      }
    }
  })

  test('what is opened before the script has run stays open', async ({ page }) => {
    const release = await hold(page, codeUrl)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await release()
    await untilReady(page)
    await expect(menu).toBeVisible()
  })
})

test('the skip link leads to the content; the header stays in view and marks the current page', async ({ page }) => {
  await openReady(page, '/blog/eicr-guide')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inMain).toBe(true)

  await page.mouse.wheel(0, 3000)
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toContainText(pageRows.flatMap(({ menu }) => menu ?? []))
  await expect(links.filter({ hasText: 'Blog' })).toBeInViewport()
  await expect(links.filter({ hasText: 'Blog' })).toHaveAttribute('aria-current', 'true')
})

test('Get Quote opens the form in a dialog, which fits every screen, warns of dangers, and forgets what was missing once it is closed', async ({
  page,
}) => {
  await openReady(page, '/faqs')
  const button = page.getByRole('banner').getByRole('button', { name: 'Get Quote' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Get Your Free Quote' })
  const first = dialog.getByLabel('Full name')
  await expect(first).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  const size = page.viewportSize()
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const seen of [first, dialog.getByRole('button', { name: sendLabel })])
      await expect(seen, `${width}x${height}`).toBeInViewport({ ratio: 1 })
  }
  if (size) await page.setViewportSize(size)
  await submit(dialog.getByRole('form'))
  await expect(page.getByRole('alert')).toContainText(enquiryNotices.missing.title)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(first).toBeFocused()
  await expect(first).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('alert')).toHaveCount(0)

  // What counts as a danger is said on request, below one line with the number.
  await expect(dialog.getByRole('link', { name: business.phone.display }).first()).toBeVisible()
  await expect(dialog.getByText('prepayment meter')).toBeHidden()
  await dialog.getByText('What counts').press('Enter')
  await expect(dialog.getByText('prepayment meter')).toBeVisible()
  await submit(dialog.getByRole('form'))
  await expectAccessible(page, 'dialog[open]')
  await widenText(page)
  expect(await misfitsAt(page)).toEqual([])
})

test('enlarged four times, at least half of the screen is the form, wherever in the dialog somebody types', async ({
  page,
}) => {
  await openReady(page, '/faqs')
  const form = await openDialogForm(page)
  await page.setViewportSize({ width: 320, height: 256 })
  for (const name of ['phone', 'postcode', 'jobDescription'] as const) {
    await form.locator(`[name=${name}]`).focus()
    await expect(form.locator(`[name=${name}]`)).toBeInViewport({ ratio: 1 })
    const share = await form.evaluate((element) => {
      const { innerWidth: width, innerHeight: height } = window
      const rows = Array.from({ length: height }, (_, y) => document.elementFromPoint(width / 2, y))
      const isFixed = (row: Element | null): boolean =>
        row !== null && row !== element && (getComputedStyle(row).position === 'sticky' || isFixed(row.parentElement))
      return rows.filter((row) => element.contains(row) && !isFixed(row)).length / height
    })
    expect(share, name).toBeGreaterThanOrEqual(0.5)
  }
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
