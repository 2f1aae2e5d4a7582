import type { Page } from '@playwright/test'
import { formReply } from '#content/reply-times.ts'
import { emergencyAbout } from '#contract/quote-rules.ts'
import { answerEnquiries, enquiryOf, fill, submit } from './quote-form.ts'
import { expect, openReady, test, untilReady } from './site.ts'

const emergencyPage = '/services/emergency'

const pageForm = (page: Page) => page.locator('main form').first()

test('what the visitor unticks is no emergency any more, on any page, until it is ticked again [O4]', async ({
  page,
}) => {
  const bodies = await answerEnquiries(page, 200)
  await openReady(page, emergencyPage)
  const box = page.getByRole('checkbox', { name: `About: ${emergencyAbout}` })
  await box.first().uncheck()
  await fill(pageForm(page), enquiryOf('Una Ticked'))
  await openReady(page, emergencyPage)
  await expect(box.first()).not.toBeChecked()
  await expect(pageForm(page).getByText('nobody watches the form at night')).toHaveCount(0)
  await box.first().check()
  await expect(pageForm(page).getByText('nobody watches the form at night').last()).toBeVisible()
  await box.first().uncheck()
  await openReady(page, '/areas/kew')
  await expect(page.getByRole('checkbox', { name: 'About: A job in Kew' }).first()).toBeChecked()
  await submit(pageForm(page))
  await expect.poll(() => bodies).toMatchObject([{ about: 'A job in Kew' }])
})

test('what is unticked or typed before hydration is kept', async ({ page }) => {
  await page.goto(emergencyPage)
  await pageForm(page).locator('[name=about]').uncheck()
  await fill(pageForm(page), { fullName: 'Una Ticked' })
  await untilReady(page)
  await expect(pageForm(page).getByText(formReply)).toBeVisible()
  const box = page.getByRole('checkbox', { name: `About: ${emergencyAbout}` }).first()
  await expect(box).not.toBeChecked()
  await pageForm(page).locator('[name=phone]').fill('07700 900456')
  await expect(box).not.toBeChecked()
  await openReady(page, '/contact')
  await expect(page.getByRole('checkbox', { name: /About/ })).toHaveCount(0)
})

test('an enquiry about something else becomes an emergency on the emergency page', async ({ page }) => {
  await openReady(page, '/services/rewiring')
  await fill(pageForm(page), { fullName: 'Rhea Wire' })
  await openReady(page, '/areas/kew')
  await expect(page.getByRole('checkbox', { name: 'About: Rewiring' }).first()).toBeChecked()
  await openReady(page, emergencyPage)
  await expect(page.getByRole('checkbox', { name: `About: ${emergencyAbout}` }).first()).toBeChecked()
})
