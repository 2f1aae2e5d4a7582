import { isSample } from '#content/lib/owner/sample.ts'
import { cards, projectDialog, sample } from './portfolio.ts'
import { expect, openReady, test } from './site.ts'

const { collection } = sample
const { images } = collection

test('the dialog opens before its collection arrives, whose images then go by buttons, arrow keys, thumbnails and a swipe, around the ends', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/collections/**', async (route) => {
    await held
    await route.continue()
  })
  await openReady(page, `/portfolio?project=${collection.id}`)
  const dialog = projectDialog(page, collection.title)
  await expect(dialog.getByText(`1 of ${images}`, { exact: true })).toBeVisible()
  await expect(dialog.locator('.carousel__slide img')).toHaveCount(1)
  const height = async () => Math.round((await dialog.boundingBox())?.height ?? 0)
  const before = await height()
  answer()
  await expect(dialog.locator('.carousel__slide img')).toHaveCount(images)
  expect(await height()).toBe(before)
  expect(requests).toContain('/api/collections/col-east-sheen-rewire')

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
    [() => page.keyboard.press('ArrowLeft'), images],
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
})

test("when the collection cannot be fetched, only the card's picture is shown", async ({ page }) => {
  await page.route('**/api/collections/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await openReady(page, `/portfolio?project=${collection.id}`)
  const dialog = projectDialog(page, collection.title)
  await expect(dialog.getByText(`of ${images}`)).toHaveCount(0)
  await expect(dialog.locator('.carousel__slide img')).toBeInViewport()
  await expect(dialog.locator('.carousel__slide')).toHaveCount(1)
  await expect(dialog.getByRole('button')).toHaveCount(1)
  // The picture says the same here as on the card.
  await expect(dialog.getByText('Sample', { exact: true })).toHaveCount(isSample ? 1 : 0)
  await expect(dialog.getByText('Illustration')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } })

  test('before any scroll the portfolio asks for the pictures of its first jobs alone, and for all when they are near', async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/media/')) asked.add(pathname)
    })
    await openReady(page, '/portfolio')
    await expect(cards(page)).toHaveCount(sample.total)
    await page.waitForLoadState('networkidle')
    expect(asked.size).toBeLessThanOrEqual(3)
    for (const card of await cards(page).all()) {
      await card.scrollIntoViewIfNeeded()
      await expect(card.locator('img')).toBeVisible()
    }
  })
})
