/** Behaviour when a part of the site's code cannot be loaded. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openReady, test, untilIdle } from './support/site.ts'

const faqs = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'FAQs' })

test('a link hovered or focused offline requests nothing, and works online', async ({ page, context }) => {
  await openReady(page, '/contact')
  await page.getByLabel('Full name').first().fill('Mo Dem')
  // By then the code fetched while idle is loaded.
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await context.setOffline(true)
  await faqs(page).hover()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).focus()
  // Gives the browser time to request the chunks.
  await untilIdle(page)
  expect(asked).toEqual([])
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Full name').first()).toHaveValue('Mo Dem')
  await context.setOffline(false)
  await faqs(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
})

test('a page whose code cannot be loaded offline says so, and loads by itself when the network is back', async ({
  page,
  context,
}) => {
  await openReady(page, '/contact')
  await context.setOffline(true)
  await faqs(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()
  await expect(page).toHaveTitle(/did not load/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
})

test('offline the quote dialog opens with its form, also on a page without one', async ({ page, context }) => {
  await openReady(page, '/faqs')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get Quote' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Get Your Free Quote' })
  await expect(dialog.getByLabel('Full name')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
})
