/** A page whose script fails stays the plain HTML that it was. */

import { test as withProblems } from '@playwright/test'
import { business } from '#content/business.ts'
import { sendLabel } from '#shared/enquiry-words.ts'
import { expect } from './site.ts'

withProblems(
  'a page whose script dies stays readable, its form can be sent, and a gallery gives the phone number',
  async ({ page }) => {
    await page.route(/\/assets\/hydrate-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("dead")' }),
    )
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-plain')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: business.phone.display }).first()).toBeVisible()
    await expect(page.locator('main form.enquiry-form').getByRole('button', { name: sendLabel })).toBeEnabled()
    await page.goto('/portfolio')
    await expect(page.locator('.project-gallery').getByRole('link', { name: business.phone.display })).toBeVisible()
    await expect(page.locator('.project-card--skeleton').first()).toBeHidden()
  },
)
