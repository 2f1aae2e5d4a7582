/** What happens when a part of the site's code does not arrive [E6] [L11]. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, openReady, test } from './site.ts'

const faqs = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'FAQs' })

/** The files of a page's code, as its document names them. */
async function modulesOf(request: APIRequestContext, path: string): Promise<string[]> {
  const [, boot = '{}'] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(await (await request.get(path)).text()) ?? []
  return JSON.parse(boot).modules
}

test('a link that is pointed at or focused offline takes nothing away [L11]', async ({ page, context }) => {
  await openReady(page, '/contact')
  await page.getByLabel('Full name').first().fill('Mo Dem')
  // What is fetched when the browser is idle is here by now.
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await context.setOffline(true)
  await faqs(page).hover()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).focus()
  // The browser has had time to ask for the chunks.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).toEqual([])
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Full name').first()).toHaveValue('Mo Dem')
  await context.setOffline(false)
  await faqs(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
})

test('a page whose code cannot come offline says so, and comes by itself when the network is back', async ({
  page,
  context,
}) => {
  await openReady(page, '/contact')
  await context.setOffline(true)
  await faqs(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()
  await expect(page).toHaveTitle(/did not load/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
})

test('a page whose code is gone for good is loaded anew once, not for ever [E6]', async ({ page, request }) => {
  const here = await modulesOf(request, '/contact')
  const own = (await modulesOf(request, '/faqs')).filter((module) => !here.includes(module))
  expect(own.length).toBeGreaterThan(0)
  await openReady(page, '/contact')
  for (const module of own) await page.route(`**${module}`, (route) => route.fulfill({ status: 404, body: '' }))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await faqs(page).click()
  await expect.poll(() => documents).toBe(1)
  // The new document's own attempt to fetch it fails too, and its plain HTML needs none of it.
  await page.waitForResponse((response) => own.some((module) => response.url().endsWith(module)))
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(documents).toBe(1)
})

test('the quote dialog stays when its form cannot come, and fills when it can', async ({ page, context }) => {
  await openReady(page, '/faqs')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get Quote' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Get Your Free Quote' })
  await expect(dialog.getByText('The form is on its way.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await context.setOffline(false)
  await expect(dialog.getByRole('form', { name: 'Free quote' })).toBeVisible({ timeout: 10_000 })
})
