import type { FileChooser, Page } from '@playwright/test'
import { enquiryNotices, sendLabel } from '#shared/enquiry-words.ts'
import { picture } from './enquiry/form.ts'
import { expect, openReady, test } from './support/site.ts'

/** What is wrong with the visible focus; undefined if nothing is. */
function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    // The file input is hidden; its label shows the focus.
    const seen = (focused.matches('[type=file]') && (focused as HTMLInputElement).labels?.[0]) || focused
    const name = `${seen.tagName} "${seen.textContent?.trim().slice(0, 40)}"`
    // If a whole card is the link, the card has the outline.
    const hasOutline = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(seen, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!hasOutline) return `${name} has no outline`
    // The first line of a link that wraps.
    const [box] = seen.getClientRects()
    // The top of a tall element is enough.
    const height = Math.min(box?.height ?? 0, 48)
    if (!box || height === 0 || box.top < 0 || box.top + height > innerHeight) return `${name} is out of sight`
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + height / 2)
    if (!above || !(seen.contains(above) || above.contains(seen))) return `${name} is covered by ${above?.className}`
    return undefined
  })
}

/** Presses a key, after which the focus must be visible. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab' | 'Enter' | 'Space'): Promise<void> {
  await page.keyboard.press(key)
  await expect.poll(() => focusProblem(page), { message: `after ${key}`, intervals: [50] }).toBeUndefined()
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = page.locator(':focus')
  for (let presses = 0; presses < 20; presses += 1) {
    await press(page, 'Tab')
    const matches = await expect(focused)
      .toHaveAccessibleName(name, { timeout: 1 })
      .then(
        () => true,
        () => false,
      )
    if (matches) return
  }
  throw new Error(`No stop of the Tab key is called ${name}`)
}

test('from the home page to a sent quote by keyboard alone, the focus always in sight', async ({ page }) => {
  test.slow()
  await openReady(page, '/')
  await tabTo(page, 'Get Quote')
  await press(page, 'Space')
  const dialog = page.getByRole('dialog', { name: 'Get Your Free Quote' })
  await expect(dialog.getByRole('form')).toBeVisible()

  await expect(dialog.getByLabel('Full name')).toBeFocused()
  await page.keyboard.type('Kay Board')
  await tabTo(page, 'Phone')
  await page.keyboard.type('07700 900456')
  await tabTo(page, /^Email/)
  await tabTo(page, 'Postcode')
  await page.keyboard.type('TW9 1AA')
  // Sends with an empty description.
  await press(page, 'Enter')
  await expect(dialog.getByLabel('Job description')).toBeFocused()
  await expect(dialog.getByLabel('Job description')).toBeInViewport({ ratio: 1 })
  // On a low screen goes back up, where the dialog's heading is sticky, and down again.
  await page.setViewportSize({ width: 1280, height: 440 })
  for (let presses = 0; presses < 6; presses += 1) await press(page, 'Shift+Tab')
  await tabTo(page, 'Job description')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.type('Two sockets in the study.')

  await tabTo(page, /^Add photos/)
  for (const name of ['wrong.jpg', 'right.jpg']) {
    let chooser: FileChooser | undefined
    page.once('filechooser', (opened) => {
      chooser = opened
    })
    // The browser does not open a second file chooser while the first is still closing.
    const pressed = async () => chooser ?? (await page.keyboard.press('Enter'))
    await expect.poll(pressed, { intervals: [500] }).toBeDefined()
    await chooser?.setFiles(await picture(name))
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
  await tabTo(page, 'Remove wrong.jpg')
  await press(page, 'Enter')
  await expect(dialog.getByLabel('Add photos')).toBeFocused()
  await expect(dialog.getByText('The photo is uploaded.')).toBeAttached({ timeout: 15_000 })
  await tabTo(page, sendLabel)
  await press(page, 'Space')
  const sent = page.getByRole('dialog', { name: enquiryNotices.sent.title })
  await expect(sent.getByRole('group', { name: enquiryNotices.sent.title })).toBeFocused({ timeout: 10_000 })
  await expect.poll(() => focusProblem(page)).toBeUndefined()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Get Quote' })).toBeFocused()
  expect(await focusProblem(page)).toBeUndefined()
})

for (const [path, how, viewport, least] of [
  ['/', 'on a desktop', { width: 1280, height: 720 }, 40],
  // 1280 by 1024 px at 400 % (WCAG 1.4.10 and 2.4.11).
  ['/contact', 'zoomed to 400 %', { width: 320, height: 256 }, 15],
] as const) {
  test(`all of ${path} by Tab alone, ${how}: the focus is always in sight`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await openReady(page, path)
    const stops = new Set<string>()
    const problems: string[] = []
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        return element === document.body ? '' : (element?.outerHTML.slice(0, 120) ?? '')
      })
      if (stop === '') break
      stops.add(stop)
      await expect
        .poll(() => focusProblem(page), { timeout: 1000, intervals: [50] })
        .toBeUndefined()
        .catch(async () => problems.push((await focusProblem(page)) ?? ''))
    }
    expect(stops.size).toBeGreaterThan(least)
    expect(problems).toEqual([])
  })
}
