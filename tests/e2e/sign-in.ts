import { expect, type Page } from '@playwright/test'
import type { Inbox } from './inbox.ts'

/** Requests the link like the owner, and signs this browser in with the one mailed. */
export async function signIn(page: Page, inbox: Inbox): Promise<void> {
  const links = async () =>
    (await inbox.mails()).flatMap(({ subject, body }) =>
      subject === 'Sign in to your desk' ? (/http\S+\/owner\/open\/\S+/.exec(body.text ?? '')?.[0] ?? []) : [],
    )
  const before = (await links()).length
  await page.goto('/owner')
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  await expect.poll(async () => (await links()).length).toBe(before + 1)
  const link = (await links()).at(-1) ?? ''
  // A mail scanner may follow the link first.
  await page.request.get(link)
  await page.goto(link)
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(page).toHaveURL(/\/owner$/)
}
