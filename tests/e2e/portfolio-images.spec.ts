import type { Locator } from '@playwright/test'
import { projectDialog, sample } from './portfolio.ts'
import { expect, expectAccessible, hold, openReady, test } from './site.ts'
import { misfitsAt, widenText } from './wide-face.ts'

const { collection, plan } = sample
const { images } = collection

test('the dialog opens before its collection arrives, whose images then go by buttons, arrow keys, thumbnails and a swipe, around the ends', async ({
  page,
}) => {
  const answer = await hold(page, '**/api/collections/**')
  await openReady(page, `/portfolio?project=${collection.id}`)
  const dialog = projectDialog(page, collection.title)
  await expect(dialog.getByText(`1 of ${images}`, { exact: true })).toBeVisible()
  await expect(dialog.locator('.carousel__slide img')).toHaveCount(1)
  await answer()
  await expect(dialog.locator('.carousel__slide img')).toHaveCount(images)

  const current = dialog.locator('.carousel__slide:not([aria-hidden=true]) img')
  const inView = async () =>
    dialog.locator('.carousel__track').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth) + 1)
  for (const [act, place] of [
    [() => dialog.getByRole('button', { name: 'Next image' }).click(), 2],
    [() => page.keyboard.press('ArrowRight'), 3],
    // Extends a selection of text.
    [() => page.keyboard.press('Shift+ArrowRight'), 3],
    [() => dialog.getByRole('button', { name: 'Previous image' }).click(), 2],
    [() => dialog.getByRole('button', { name: `Image ${images} of ${images}` }).click(), images],
    [() => page.keyboard.press('ArrowRight'), 1],
  ] as const) {
    await act()
    await expect(dialog.getByText(`${place} of ${images}`, { exact: true })).toBeVisible()
    await expect.poll(inView).toBe(place)
    await expect(dialog.getByRole('button', { name: `Image ${place} of ${images}` })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(current).toHaveCount(1)
  }
  // The wheel scrolls the track like a swipe.
  await dialog.locator('.carousel__track').hover()
  await page.mouse.wheel(500, 0)
  await expect(dialog.getByText(`2 of ${images}`, { exact: true })).toBeVisible()

  await expectAccessible(page, 'dialog[open]')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'dialog[open]')
  await widenText(page)
  expect(await misfitsAt(page)).toEqual([])
})

test("when the collection cannot be fetched, only the card's picture is shown", async ({ page }) => {
  await page.route('**/api/collections/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await openReady(page, `/portfolio?project=${collection.id}`)
  const dialog = projectDialog(page, collection.title)
  await expect(dialog.getByText(`of ${images}`)).toHaveCount(0)
  await expect(dialog.getByRole('img')).toHaveCount(1)
  await expect(dialog.getByRole('img')).toBeInViewport()
})

test('a plan is shown whole, with its title and what each of its marks means beside it; the other pictures have neither', async ({
  page,
}) => {
  await openReady(page, `/portfolio?project=${plan.id}`)
  const dialog = projectDialog(page, collection.title)
  const marks = dialog.getByRole('list', { name: plan.title })
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(marks.getByRole('listitem').filter({ hasText: plan.mark })).toBeVisible()
    const drawn = () =>
      marks
        .locator('use')
        .evaluateAll((all) => all.map((use) => use instanceof SVGUseElement && use.getBBox().width > 0))
    await expect.poll(drawn).not.toContain(false)
    const isWhole = await dialog.locator('.carousel__slide:not([aria-hidden=true]) img').evaluate((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return getComputedStyle(picture).objectFit === 'contain' || Math.abs(width / height - 4 / 3) < 0.01
    })
    expect(isWhole, `${width} × ${height}`).toBe(true)
    const boxOf = async (shown: Locator) =>
      (await shown.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }
    const picture = await boxOf(dialog.getByRole('list', { name: 'Images', exact: true }))
    const key = await boxOf(marks)
    // The key is beside the plan; where there is no room, it begins below the plan, before the job's own words.
    const heading = await boxOf(dialog.getByRole('heading', { name: collection.title }))
    if (width < height) expect(key.y).toBeLessThan(heading.y)
    else expect(key.x).toBeGreaterThanOrEqual(picture.x + picture.width)
    if (width < height) await expect(marks.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    // On a wide screen the whole key is seen at once, and no room is left empty between pictures and buttons.
    const button = await boxOf(dialog.getByRole('link', { name: 'Get Free Quote' }))
    const thumbnail = await boxOf(dialog.getByRole('button', { name: 'Image 1 of' }))
    if (width === 1440) {
      await expect(marks).toBeInViewport({ ratio: 1 })
      expect(button.y - thumbnail.y - thumbnail.height).toBeLessThan(150)
    }
    // Short marks share a line.
    const lines = await marks
      .getByRole('listitem')
      .evaluateAll((all) => all.length * Number.parseFloat(getComputedStyle(all[0] ?? document.body).lineHeight))
    if (height > 640) expect(key.height, `key at ${width} × ${height}`).toBeLessThan(lines)
    // The plan is still there beside the last of its marks, and covers nothing that the keys reach.
    await marks.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect(marks.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
    await expect(dialog.locator('.carousel__slide:not([aria-hidden=true]) img')).toBeInViewport({ ratio: 0.95 })
    await dialog.getByRole('link', { name: 'Get Free Quote' }).focus()
    for (const name of [`Image ${images} of ${images}`, 'Image 1 of', 'Next image']) {
      const button = dialog.getByRole('button', { name })
      while (!(await button.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Shift+Tab')
      const isCovered = await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isCovered, `${name} at ${width} × ${height}`).toBe(false)
    }
    if (width === 390) await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('ArrowRight')
    await expect(marks).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    // A window that changes its size while the track still scrolls stops it at the slide that is in view.
    await expect(dialog.locator('.carousel__slide:not([aria-hidden=true]) img')).toBeInViewport({ ratio: 0.95 })
  }
})
