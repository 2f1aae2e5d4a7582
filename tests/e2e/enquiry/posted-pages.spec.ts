/** The pages after a form posted without script, which no sitemap names. */
import { notSentPath, sentDangerPath, sentPath } from '#shared/form-paths.ts'
import { expect, expectAccessible, openReady, test } from '../support/site.ts'
import { misfitsAt } from '../support/wide-face.ts'

test('a page after a posted form is accessible, and fits a phone', async ({ page }) => {
  for (const path of [sentPath, notSentPath, sentDangerPath]) {
    await openReady(page, path)
    expect(await misfitsAt(page, [320, 390])).toEqual([])
    await expectAccessible(page)
  }
})
