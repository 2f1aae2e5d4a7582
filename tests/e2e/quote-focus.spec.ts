/** What has the focus in the form keeps it, or hands it on to what took its place. */
import type { Locator, Page } from '@playwright/test'
import { dangerAdvice } from '#content/danger-advice.ts'
import { enquiryOf, fill, openDialogForm, pageForm, submit } from './quote-form.ts'
import { expect, expectAccessible, openReady, test } from './site.ts'

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

test('a form that was emptied keeps nothing that was said of its words, and can be put back until something else is begun', async ({
  page,
}) => {
  await openReady(page, '/services/rewiring')
  const form = pageForm(page)
  const words = enquiryOf('Emmy Tied')
  await fill(form, words)
  const postcode = form.getByLabel('Postcode')
  await expect(postcode).toHaveAccessibleDescription(/SW14/)
  const empty = form.getByRole('button', { name: 'Empty the form' })
  await empty.focus()
  await page.keyboard.press('Enter')
  await expect(postcode).toHaveAccessibleDescription('')
  for (const name of Object.keys(words)) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
  const putBack = form.getByRole('button', { name: 'Put it back' })
  await expect(putBack).toBeFocused()
  await expect(putBack).toHaveAccessibleDescription('The form is empty.')
  await expectAccessible(page, 'main form')

  await page.keyboard.press('Enter')
  for (const [name, value] of Object.entries(words)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
  await expect(form.getByLabel('Full name')).toBeFocused()

  await empty.click()
  await fill(form, { fullName: 'Newt Begun' })
  await expect(putBack).toHaveCount(0)
  await submit(form)
  await expect(page.getByRole('alert')).toBeVisible()
  await empty.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
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
