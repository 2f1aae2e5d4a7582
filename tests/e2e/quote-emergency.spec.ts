import type { Locator, Page } from '@playwright/test'
import { dangerAdvice } from '#content/danger-advice.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { answerEnquiries, enquiryOf, fill, storedDrafts, submit } from './quote-form.ts'
import { expect, openReady, test, untilReady } from './site.ts'

const emergencyPage = '/services/emergency'

const pageForm = (page: Page) => page.locator('main form').first()
/** Beside the form of an emergency. */
const ringFirst = (page: Page) => page.getByRole('main').getByText('nobody watches the form at night')

/** The form in the dialog, which every page has. */
async function dialogForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Get Quote' }).first().click()
  return page.getByRole('dialog').getByRole('form')
}

test('an emergency stays one on every kind of page', async ({ page }) => {
  test.setTimeout(120_000)
  const bodies = await answerEnquiries(page, 400)
  await openReady(page, emergencyPage)
  await expect(ringFirst(page)).toBeVisible()
  await fill(pageForm(page), enquiryOf('Stan Hot'))
  for (const path of kindsOfPage) {
    await openReady(page, path)
    const form = await dialogForm(page)
    await expect(form.getByRole('checkbox', { name: dangerAdvice.declared }), path).toBeChecked()
    await expect(form.getByRole('link', { name: /^Call/ }), path).toBeVisible()
  }
  await openReady(page, '/areas/kew')
  await expect(ringFirst(page)).toBeVisible()
  const form = pageForm(page)
  await submit(form)
  await expect(form.getByText('Failed to send message')).toBeVisible()
  expect(bodies).toMatchObject([{ emergency: true }])
  for (const name of ['WhatsApp', 'Email'])
    expect(decodeURIComponent((await form.getByRole('link', { name }).getAttribute('href')) ?? '')).toContain(
      'EMERGENCY',
    )
})

test('what the visitor unticks is no emergency any more, on any page, until it is ticked again', async ({ page }) => {
  const bodies = await answerEnquiries(page, 200)
  await openReady(page, emergencyPage)
  const box = page.getByRole('checkbox', { name: dangerAdvice.declared })
  await box.first().uncheck()
  await fill(pageForm(page), enquiryOf('Una Ticked'))
  await openReady(page, emergencyPage)
  await expect(box.first()).not.toBeChecked()
  await expect(ringFirst(page)).toHaveCount(0)
  await box.first().check()
  await expect(ringFirst(page)).toBeVisible()
  await box.first().uncheck()
  await openReady(page, '/areas/kew')
  await expect(page.getByRole('checkbox', { name: 'About: A job in Kew' }).first()).toBeChecked()
  await submit(pageForm(page))
  await expect.poll(() => bodies).toMatchObject([{ about: 'A job in Kew', emergency: false }])
})

test('what was unticked before anything was typed is so after a reload, also where the form is used or posted before its code is loaded', async ({
  page,
}) => {
  await openReady(page, emergencyPage)
  const box = page.getByRole('checkbox', { name: dangerAdvice.declared })
  await box.uncheck()
  await page.reload()
  await untilReady(page)
  await expect(box).not.toBeChecked()

  const held = Promise.withResolvers<void>()
  // The page may have left when its script is let through.
  await page.route('**/assets/hydrate-*.js', (route) =>
    held.promise.then(() => route.continue()).catch(() => undefined),
  )
  await page.reload()
  await expect(box).not.toBeChecked()
  await fill(pageForm(page), enquiryOf('Una Ticked'))
  const posted = page.waitForRequest('**/api/send-lead-email')
  await submit(pageForm(page))
  expect((await posted).postData()).not.toContain('emergency=')
  await page.waitForURL(/sent/)
  await expect.poll(() => storedDrafts(page)).toBe(0)

  await page.goto(emergencyPage)
  await box.uncheck()
  await expect.poll(() => storedDrafts(page)).toBe(1)
  await page.reload()
  await pageForm(page).locator('[name=phone]').focus()
  held.resolve()
  await untilReady(page)
  await expect(box).not.toBeChecked()
  await expect(ringFirst(page)).toHaveCount(0)
})

test('an enquiry about something else becomes an emergency on the emergency page, and keeps its subject', async ({
  page,
}) => {
  await openReady(page, '/services/rewiring')
  await fill(pageForm(page), { fullName: 'Rhea Wire' })
  await openReady(page, '/areas/kew')
  await expect(page.getByRole('checkbox', { name: 'About: Rewiring' }).first()).toBeChecked()
  await openReady(page, emergencyPage)
  for (const name of [dangerAdvice.declared, 'About: Rewiring'])
    await expect(page.getByRole('checkbox', { name }).first()).toBeChecked()
})

test('while an enquiry is sent its subject cannot be changed, which would not be sent', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/send-lead-email', async (route) => {
    await answered
    await route.fulfill({ status: 400, json: {} })
  })
  await openReady(page, '/services/rewiring')
  await fill(pageForm(page), { ...enquiryOf('Pia Pending'), jobDescription: 'Sparks and a burning smell' })
  const controls = [
    pageForm(page).getByRole('button', { name: 'Treat as an emergency' }),
    pageForm(page).getByRole('checkbox', { name: 'About: Rewiring' }),
  ]
  for (const control of controls) await expect(control).toBeEnabled()
  await submit(pageForm(page))
  for (const control of controls) await expect(control).toBeDisabled()
  answer()
  for (const control of controls) await expect(control).toBeEnabled()
})
