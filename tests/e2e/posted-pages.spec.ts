/** The pages after a form posted without script. */
import { notSentPath, sentDangerPath, sentPath } from '#shared/form-paths.ts'
import { expect, expectAccessible, openReady, test } from './site.ts'
import { misfitsAt } from './wide-face.ts'

test('on a desktop the page after a posted form shows the house, lit if it was sent; a phone fetches no picture', async ({
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
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('main').getByRole('img'), path).toBeInViewport()
    await expect.poll(() => asked, path).toEqual([expect.stringMatching(picture)])
    asked.length = 0
  }
})
