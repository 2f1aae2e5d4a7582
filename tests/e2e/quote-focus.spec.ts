/** What has the focus in the form keeps it, or hands it on to what took its place. */
import type { Locator, Page } from '@playwright/test'
import { dangerAdvice } from '#content/danger-advice.ts'
import { addPhoto, enquiryOf, fill, openDialogForm, pageForm, storedDrafts, submit } from './quote-form.ts'
import { expect, expectAccessible, openReady, test, untilReady } from './site.ts'

const subject = (page: Page, about: string): Locator =>
  pageForm(page).getByRole('checkbox', { name: `About: ${about}` })
const emergency = (page: Page): Locator => pageForm(page).getByRole('checkbox', { name: dangerAdvice.declared })

test('what is treated as an emergency says so where the focus goes', async ({ page }) => {
  await openReady(page, '/areas/kew')
  await fill(pageForm(page), { jobDescription: 'Sparks and a burning smell' })
  await pageForm(page).getByRole('button', { name: 'Treat as an emergency' }).focus()
  await page.keyboard.press('Enter')
  await expect(emergency(page)).toBeFocused()
  await expect(emergency(page)).toBeChecked()
  await expect(page.getByRole('main').getByRole('form', { name: 'Emergency' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(emergency(page)).not.toBeChecked()
  await expect(emergency(page)).toBeFocused()
  await expect(pageForm(page).getByRole('button', { name: 'Treat as an emergency' })).toBeVisible()
})

test('a form that was emptied keeps nothing that was said of its words, and can be put back with words, subject and photos, until something else is begun', async ({
  page,
  inbox,
}) => {
  await openReady(page, '/services/rewiring')
  const words = enquiryOf('Emmy Tied')
  await fill(pageForm(page), words)
  await subject(page, 'Rewiring').uncheck()
  await addPhoto(pageForm(page))
  const photo = pageForm(page).getByRole('listitem').filter({ hasText: 'board.jpg' })
  const empty = pageForm(page).getByRole('button', { name: 'Empty the form' })
  const putBack = pageForm(page).getByRole('button', { name: 'Put it back' })

  const postcode = pageForm(page).getByLabel('Postcode')
  await expect(postcode).toHaveAccessibleDescription(/SW14/)
  await empty.focus()
  await page.keyboard.press('Enter')
  await expect(postcode).toHaveAccessibleDescription('')
  for (const name of Object.keys(words)) await expect(pageForm(page).locator(`[name=${name}]`)).toHaveValue('')
  await expect(subject(page, 'Rewiring')).toBeChecked()
  await expect(photo).toHaveCount(0)
  expect(await storedDrafts(page)).toBe(0)
  await expect(putBack).toBeFocused()
  await expect(putBack).toHaveAccessibleDescription('The form is empty.')
  await expectAccessible(page, 'main form')

  await page.keyboard.press('Enter')
  for (const [name, value] of Object.entries(words))
    await expect(pageForm(page).locator(`[name=${name}]`)).toHaveValue(value)
  await expect(subject(page, 'Rewiring')).not.toBeChecked()
  await expect(photo).toBeVisible()
  await expect(pageForm(page).getByLabel('Full name')).toBeFocused()
  await page.reload()
  await untilReady(page)
  await expect(pageForm(page).locator('[name=fullName]')).toHaveValue('Emmy Tied')

  await empty.click()
  await fill(pageForm(page), { fullName: 'Newt Begun' })
  await expect(putBack).toHaveCount(0)
  await submit(pageForm(page))
  await expect(page.getByRole('alert')).toBeVisible()
  await empty.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await putBack.click()
  await expect(pageForm(page).locator('[name=fullName]')).toHaveValue('Newt Begun')
  await fill(pageForm(page), enquiryOf('Newt Begun'))
  await submit(pageForm(page))
  await page.getByRole('button', { name: 'Send another enquiry' }).click()
  await expect(pageForm(page).locator('[name=fullName]')).toHaveValue('')
  await expect(putBack).toHaveCount(0)
  await inbox.mailFrom('Newt Begun')
})

test('enlarged four times, at least half of the screen is the form, wherever in the dialog somebody types', async ({
  page,
}) => {
  await openReady(page, '/faqs')
  const form = await openDialogForm(page)
  await page.setViewportSize({ width: 320, height: 256 })
  for (const name of ['phone', 'postcode', 'jobDescription'] as const) {
    await form.locator(`[name=${name}]`).focus()
    await expect(form.locator(`[name=${name}]`)).toBeInViewport({ ratio: 1 })
    const share = await form.evaluate((element) => {
      const { innerWidth: width, innerHeight: height } = window
      const rows = Array.from({ length: height }, (_, y) => document.elementFromPoint(width / 2, y))
      const isFixed = (row: Element | null): boolean =>
        row !== null && row !== element && (getComputedStyle(row).position === 'sticky' || isFixed(row.parentElement))
      return rows.filter((row) => element.contains(row) && !isFixed(row)).length / height
    })
    expect(share, name).toBeGreaterThanOrEqual(0.5)
  }
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
