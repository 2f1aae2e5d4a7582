/** Checks on every page, and slower ones on one page of each kind. */
import type { Page } from '@playwright/test'
import { kindsOfPage } from './support/kinds-of-page.ts'
import { expectToFitWithLargerText, expectToFitWithLargeSetting } from './support/larger-text.ts'
import { expectInReachWithOlderStyles } from './support/older-styles.ts'
import { watchIntl, watchScripts } from './support/script-weight.ts'
import {
  test as base,
  everyPage,
  expect,
  expectAccessible,
  expectFaces,
  hold,
  openReady,
  showWhole,
  untilReady,
} from './support/site.ts'
import { misfitsAt, widenText } from './support/wide-face.ts'

/** The fixture `problems` collects CSP violations and uncaught errors, hydration errors included. */
const test = base.extend<{ foreign: string[] }>({
  foreign: [
    async ({ page, context, baseURL }, use) => {
      const foreign: string[] = []
      page.on('request', (sent) => {
        if (!sent.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(sent.url())) foreign.push(sent.url())
      })
      await use(foreign)
      expect(foreign, 'requests to other sites').toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const accessibleOnDesktopToo = ['/', '/contact', '/portfolio']

test('a page asks for its own code while that of all pages is on its way', async ({ page }) => {
  const release = await hold(page, /assets\/libraries.*\.js/)
  const asked = page.waitForRequest(/assets\/FaqsPage.*\.js/)
  await page.goto('/faqs')
  await asked
  await release()
  await untilReady(page)
})

for (const path of kindsOfPage) {
  test(`${path} is light, accessible, in the brand's face, with phone and emergency in its header, and fits every screen, in larger text and older browsers too`, async ({
    page,
    browserName,
  }) => {
    test.setTimeout(120_000)
    const scripts = watchScripts(page)
    const intl = await watchIntl(page)
    await page.setViewportSize(phone)
    await openReady(page, path)
    await expectHelpInReach(page)
    await expectFaces(page)
    await scripts.untilQuiet()
    // On a desktop screen more of the page is in view, and its code is loaded too.
    await page.setViewportSize(desktop)
    await scripts.untilQuiet()
    expect(await captionsOnPictures(page)).toEqual([])
    await scripts.expectLight()
    await intl.expectNone()

    if (accessibleOnDesktopToo.includes(path)) {
      await showWhole(page, desktop.width)
      await expectAccessible(page)
    }
    await page.setViewportSize(phone)
    await showWhole(page, phone.width)
    expect(await captionsOnPictures(page)).toEqual([])
    await expectAccessible(page)
    await expectToFitWithLargerText(page)
    if (browserName === 'chromium') await expectToFitWithLargeSetting(page)
    await widenText(page)
    expect(await misfitsAt(page)).toEqual([])
    await expectInReachWithOlderStyles(page)
  })
}

/** The phone number and the emergency page are one tap away. */
async function expectHelpInReach(page: Page): Promise<void> {
  for (const [name, href] of [
    [/^Call [\d ]+$/, /^tel:/],
    ['Emergency', '/services/emergency'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAttribute('href', href)
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
}

/** What a picture is, where that does not stand below it but on it. */
function captionsOnPictures(page: Page): Promise<string[]> {
  const captions = page.getByText(/^(Illustration|Sample\b.*)$/).filter({ visible: true })
  return captions.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const text = words.getBoundingClientRect()
      const isOnPicture = [...document.images].some((image) => {
        const { left, top, right, bottom } = image.getBoundingClientRect()
        return text.left < right && text.right > left && text.top < bottom - 1 && text.bottom > top
      })
      return isOnPicture ? (element.textContent ?? '') : []
    }),
  )
}

/** Splits the pages among the workers. */
const parts = [1, 2]

for (const part of parts) {
  test(`every other page keeps to its policy and to this site, and fits its screen in a wide text face with text spacing, part ${part}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const others = (await everyPage(request)).filter((path) => !kindsOfPage.includes(path))
    const found: string[] = []
    // At once, because a desktop's pictures would be fetched and decoded for nothing.
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of others.filter((_, index) => index % parts.length === part - 1)) {
      await openReady(page, path)
      await widenText(page)
      found.push(...(await misfitsAt(page, [320], path)))
    }
    expect(found).toEqual([])
  })
}
