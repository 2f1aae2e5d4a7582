/** No hero leaves a column empty on a desktop. */
import { notSentPath, sentDangerPath, sentPath } from '#shared/form-paths.ts'
import { expect, expectAccessible, openReady, test } from './site.ts'
import { misfitsAt } from './wide-face.ts'

const desktop = { width: 1440, height: 900 }

test('the picture of the emergency page ends where the words beside it end', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openReady(page, '/services/emergency')
  const picture = await page.getByRole('img', { name: /front/ }).first().boundingBox()
  const last = await page.getByText("Can't speak?").first().boundingBox()
  const end = (picture?.y ?? 0) + (picture?.height ?? 0)
  expect(end).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0) - 1)
})

test('beside what is said of a form sent without script stands the house, lit if it was sent; a phone fetches no picture', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
  })
  for (const [path, picture] of [
    [sentPath, /tall-dusk/],
    [notSentPath, /tall-unlit/],
    [sentDangerPath, /front-door/],
  ] as const) {
    // The page before it would fetch its picture at the new size.
    await page.goto('about:blank')
    await page.setViewportSize({ width: 390, height: 844 })
    await openReady(page, path)
    await page.waitForLoadState('networkidle')
    expect(asked, path).toEqual([])
    expect(await misfitsAt(page, [320, 390])).toEqual([])
    await expectAccessible(page)
    await page.setViewportSize(desktop)
    const image = page.getByRole('main').getByRole('img')
    await expect(image).toBeInViewport({ ratio: 0.7 })
    const beside = await image.boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(beside?.x, path).toBeGreaterThanOrEqual((title?.x ?? 0) + 500)
    await expect.poll(() => asked, path).toEqual([expect.stringMatching(picture)])
    asked.length = 0
  }
})
