/** A page whose script fails stays the plain HTML that it was. */

import { test as withProblems } from '@playwright/test'
import { business } from '#content/business.ts'
import { sendLabel } from '#shared/enquiry-words.ts'
import { codeUrl, pageForm } from './enquiry/form.ts'
import { expect } from './support/site.ts'

withProblems(
  'a page whose script is not there stays readable, its form can be sent without photos, and a gallery gives the phone number',
  async ({ page }) => {
    await page.route(codeUrl, (route) => route.fulfill({ status: 404 }))
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-plain')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: business.phone.display }).first()).toBeVisible()
    await expect(pageForm(page).getByRole('button', { name: sendLabel })).toBeEnabled()
    await expect(pageForm(page).getByText('To send us photos, use WhatsApp.')).toBeVisible()
    await expect(pageForm(page).getByText('Add photos')).toBeHidden()
    await page.goto('/portfolio')
    await expect(page.locator('.project-gallery').getByRole('link', { name: business.phone.display })).toBeVisible()
    await expect(page.locator('.project-card--skeleton').first()).toBeHidden()
  },
)
