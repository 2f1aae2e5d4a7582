import type { Page } from '@playwright/test'
import { enquiryOf } from './quote-form.ts'
import { signIn } from './sign-in.ts'
import { expect, expectAccessible, openReady, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function expectToFit(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
}

test('a week at the desk: an enquiry is found, noted, quoted, won, done and passed on; one by phone is typed in; closed today; signed out', async ({
  page,
  inbox,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.request.post('/api/send-lead-email', { form: enquiryOf('Wilma Week'), maxRedirects: 0 })
  await inbox.mailFrom('Wilma Week')
  await signIn(page, inbox)
  await expectToFit(page)
  await page.getByLabel('Search').fill('wilma')
  await page.getByLabel('Search').press('Enter')
  await page.getByRole('link', { name: /Wilma Week/ }).click()
  await expect(page.getByRole('link', { name: /^Call Wilma/ })).toBeVisible()
  await expectToFit(page)

  const status = page.getByRole('status')
  await page.getByLabel('Note', { exact: true }).fill('Rang, no answer')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Rang, no answer')).toBeVisible()
  await expect(status).toHaveText('New')
  await page.getByLabel('Amount in £').fill('480')
  await page.getByRole('button', { name: 'Quoted' }).click()
  await expect(status).toHaveText(/^Quoted, £480, chase on /)
  await page.getByRole('button', { name: 'Undo: back to new' }).click()
  await expect(status).toHaveText(/^New/)
  await page.getByRole('button', { name: 'Won' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Show this job' })).toBeVisible()
  await page.getByText('A copy to pass on').click()
  await expect(page.locator('pre')).toContainText('Wilma Week')
  await page.getByText('Too far away, or no time: decline').click()
  await expectToFit(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Into my calendar' }).click(),
  ])
  expect(file.url()).toContain('/visit?on=')

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('link', { name: 'Phone enquiry' }).click()
  await expectToFit(page)
  await page.getByLabel('Phone').fill('07700 900777')
  await page.getByLabel('Job description').fill('Shower trips')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByRole('heading', { name: /Caller/ })).toBeVisible()

  // A tab that the phone opens again asks for what its form was posted to.
  await page.goto('/owner/closed')
  await expect(page).toHaveURL(/\/owner$/)
  await page.goto('/owner/?show=won')
  await expect(page.getByRole('heading', { name: 'Won' })).toBeVisible()
  expect((await page.request.head('/owner')).status()).toBe(200)
  await page.goto('/owner')
  await expect(page.getByRole('button', { name: 'Closed today' })).toBeVisible()
  // What it is answered with here would close the shop of every other test.
  const visitor = await browser.newPage()
  const closed = {
    from: '2000-01-01',
    to: '2999-12-31',
    sentence: 'We are closed today. The emergency line stays open.',
  }
  await visitor.route('**/api/closures', (route) => route.fulfill({ json: { closedDays: [closed] } }))
  await openReady(visitor, '/about')
  await expect(visitor.getByText(closed.sentence)).toBeVisible()

  await visitor.goto('/owner')
  await expect(visitor.getByRole('button', { name: 'Mail me a link' })).toBeVisible()
  await visitor.close()
  await page.getByRole('link', { name: 'Show a job' }).click()
  await page.getByRole('button', { name: 'Show a job' }).click()
  await expect(page.getByLabel('Title'), 'of no enquiry').toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Sign out on all phones' }).click()
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible()
})
