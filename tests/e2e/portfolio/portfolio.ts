import { expect, type Locator, type Page } from '@playwright/test'
import { openReady } from '../support/site.ts'

/** Facts about the sample portfolio, scripts/sample/projects.json. */
export const sample = {
  /** Number of projects, counted after grouping. */
  total: 18,
  collection: { id: 'prj-001', thirdImage: 'prj-001-03', title: 'Full rewire of a Victorian terrace', images: 3 },
  plan: { id: 'prj-001-02', title: 'Plan of the first floor', mark: 'Extractor fan' },
  single: { id: 'prj-003', title: 'Edwardian house refurbishment' },
} as const

export const cards = (page: Page): Locator => page.locator('main').getByRole('article')

export const cardLink = (page: Page, title: string): Locator => cards(page).getByRole('link', { name: title })

export const projectDialog = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })

/** Opens /portfolio with this query string and waits for its cards. */
export async function openPortfolio(page: Page, query = ''): Promise<void> {
  await openReady(page, `/portfolio${query}`)
  await expect(cards(page).first()).toBeVisible()
}

/** Needed for a gallery below the first screen. */
export async function scrollToGallery(page: Page): Promise<void> {
  await page.locator('.project-gallery').scrollIntoViewIfNeeded()
  await expect(cards(page).first()).toBeVisible()
}
