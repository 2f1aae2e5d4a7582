import { expect, openReady, test } from './site.ts'

test('no page makes a formatter of dates as it loads: the zones that it loads cost a phone a task of 60 ms', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(Formatter, args) {
        document.documentElement.dataset.formatter = ''
        return new Formatter(...args)
      },
    })
  })
  for (const path of ['/', '/contact', '/blog', '/portfolio']) {
    await openReady(page, path)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-formatter')
  }
  await page.evaluate(() => new Intl.DateTimeFormat('en-GB'))
  await expect(page.locator('html')).toHaveAttribute('data-formatter')
})
