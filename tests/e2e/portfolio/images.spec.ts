import { expect, expectAccessible, openReady, test } from '../support/site.ts'
import { misfitsAt, widenText } from '../support/wide-face.ts'
import { projectDialog, sample } from './portfolio.ts'

const { collection, plan } = sample
const { images } = collection

test('the images of a collection go by buttons, arrow keys, thumbnails and a swipe, around the ends', async ({
  page,
}) => {
  await openReady(page, `/portfolio?project=${collection.id}`)
  const dialog = projectDialog(page, collection.title)
  await expect(dialog.getByText(`1 of ${images}`, { exact: true })).toBeVisible()
  await expect(dialog.locator('.carousel__slide img')).toHaveCount(images)

  const current = dialog.locator('.carousel__slide:not([inert]) img')
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

test('a plan is shown whole, with its title and what each of its marks means; the other pictures have neither', async ({
  page,
}) => {
  await openReady(page, `/portfolio?project=${plan.id}`)
  const dialog = projectDialog(page, collection.title)
  const picture = dialog.locator('.carousel__slide:not([inert]) img')
  const marks = dialog.getByRole('list', { name: plan.title })
  for (const [width, height] of [
    [390, 844],
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
    const isWhole = await picture.evaluate((element) => {
      const box = element.getBoundingClientRect()
      return getComputedStyle(element).objectFit === 'contain' || Math.abs(box.width / box.height - 4 / 3) < 0.01
    })
    expect(isWhole, `${width} × ${height}`).toBe(true)
    // The plan stays beside the last of its marks, and covers nothing that the keys reach.
    await marks.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect(picture).toBeInViewport({ ratio: 0.95 })
    for (const name of [`Image ${images} of ${images}`, 'Next image']) {
      const button = dialog.getByRole('button', { name })
      await button.focus()
      const isCovered = await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isCovered, `${name} at ${width} × ${height}`).toBe(false)
    }
    if (width === 390) await expectAccessible(page, 'dialog[open]')
  }
  await page.keyboard.press('ArrowRight')
  await expect(marks).toHaveCount(0)
})
