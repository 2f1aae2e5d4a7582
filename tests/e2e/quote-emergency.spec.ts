import type { Page } from '@playwright/test'
import { dangerAdvice } from '#content/danger-advice.ts'
import {
  answerEnquiries,
  codeUrl,
  enquiryOf,
  fill,
  openDialogForm,
  pageForm,
  sendUrl,
  storedDrafts,
  submit,
} from './quote-form.ts'
import { expect, hold, openReady, test, untilReady } from './site.ts'

const emergencyPage = '/services/emergency'

/** Beside the form of an emergency. */
const ringFirst = (page: Page) => page.getByRole('main').getByText('nobody watches the form at night')

test('an emergency stays one on other pages: of a page without a form, of one about something else, of none', async ({
  page,
}) => {
  const bodies = await answerEnquiries(page, 400)
  await openReady(page, emergencyPage)
  await expect(ringFirst(page)).toBeVisible()
  await fill(pageForm(page), enquiryOf('Stan Hot'))
  for (const path of ['/faqs', '/services/eicr', '/no-such-page']) {
    await openReady(page, path)
    const form = await openDialogForm(page)
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

test('what was unticked before anything was typed is so after a reload, also where the form is used or posted before its code is loaded', async ({
  page,
}) => {
  await openReady(page, emergencyPage)
  const box = page.getByRole('checkbox', { name: dangerAdvice.declared })
  await box.uncheck()
  await page.reload()
  await untilReady(page)
  await expect(box).not.toBeChecked()

  const release = await hold(page, codeUrl)
  await page.reload()
  await expect(box).not.toBeChecked()
  await fill(pageForm(page), enquiryOf('Una Ticked'))
  const posted = page.waitForRequest(sendUrl)
  await submit(pageForm(page))
  expect((await posted).postData()).not.toContain('emergency=')
  await page.waitForURL(/sent/)
  await expect.poll(() => storedDrafts(page)).toBe(0)

  await page.goto(emergencyPage)
  await box.uncheck()
  await expect.poll(() => storedDrafts(page)).toBe(2)
  await page.reload()
  await pageForm(page).locator('[name=phone]').focus()
  await release()
  await untilReady(page)
  await expect(box).not.toBeChecked()
  await expect(ringFirst(page)).toHaveCount(0)
})

test('while an enquiry is sent its subject cannot be changed, which would not be sent', async ({ page }) => {
  const answer = await hold(page, sendUrl)
  await openReady(page, '/services/rewiring')
  await fill(pageForm(page), { ...enquiryOf('Pia Pending'), jobDescription: 'Sparks and a burning smell' })
  const controls = [
    pageForm(page).getByRole('button', { name: 'Treat as an emergency' }),
    pageForm(page).getByRole('checkbox', { name: 'About: Rewiring' }),
  ]
  for (const control of controls) await expect(control).toBeEnabled()
  await submit(pageForm(page))
  for (const control of controls) await expect(control).toBeDisabled()
  await answer(400)
  for (const control of controls) await expect(control).toBeEnabled()
})
