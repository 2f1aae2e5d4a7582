import type { Locator, Page } from '@playwright/test'
import { calendar } from '#content/lib/calendar.ts'
import { emergencyAbout } from '#contract/quote-rules.ts'
import { replyPromise } from '#contract/reply-promise.ts'
import { instants } from '../fixtures/instants.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { answerEnquiries, enquiryOf, fill, submit } from './quote-form.ts'
import { expect, openReady, test, untilReady } from './site.ts'

const emergencyPage = '/services/emergency'

const pageForm = (page: Page) => page.locator('main form').first()

/** The form in the dialog, which every page has. */
async function dialogForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Get Quote' }).first().click()
  return page.getByRole('dialog').getByRole('form')
}

/** Every reply time named on the page: `tomorrow, 18:18`. */
async function promisesOn(page: Page): Promise<string[]> {
  // Once one clock-dependent text is updated, all are.
  await expect(page.getByText(/(reply|ring) by /).last()).toBeAttached()
  const said = await page.locator('.by-the-clock > :last-child').allTextContents()
  return [...new Set(said.flatMap((words) => /\bby ((?:\w| )+, \d+:\d\d)/.exec(words)?.[1] ?? []))]
}

test('an emergency stays one on every kind of page, and each names one time [O2] [O4]', { tag: '@nightly' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const bodies = await answerEnquiries(page, 503)
  await page.clock.setFixedTime('2026-11-17T18:18:30Z')
  await openReady(page, emergencyPage)
  expect(await promisesOn(page)).toEqual(['tomorrow, 18:18'])
  await fill(pageForm(page), enquiryOf('Stan Hot'))
  for (const path of kindsOfPage) {
    await openReady(page, path)
    const form = await dialogForm(page)
    await expect(form.getByRole('checkbox', { name: `About: ${emergencyAbout}` }), path).toBeChecked()
    await expect(form.getByText('nobody watches the form at night').last(), path).toBeVisible()
    expect(await promisesOn(page), path).toEqual(['tomorrow, 18:18'])
  }
  await openReady(page, '/areas/kew')
  const form = pageForm(page)
  await submit(form)
  await expect(form.getByText('Failed to send message')).toBeVisible({ timeout: 15_000 })
  for (const body of bodies) expect(body).toMatchObject({ about: emergencyAbout })
  for (const name of ['WhatsApp', 'E-mail'])
    expect(decodeURIComponent((await form.getByRole('link', { name }).getAttribute('href')) ?? '')).toContain(
      `About: ${emergencyAbout}`,
    )
})

for (const about of [undefined, emergencyAbout]) {
  test(`a page that stays open names one time at every moment, and the right one, about ${about ?? 'nothing'} [O2]`, {
    tag: '@nightly',
  }, async ({ page }) => {
    test.setTimeout(120_000)
    const moments = Object.values(instants).map((at) => Date.parse(at))
    await page.clock.install({ time: (moments[0] ?? 0) - 60_000 })
    for (const path of ['/', '/contact', '/areas/kew']) {
      await page.clock.setSystemTime((moments[0] ?? 0) - 60_000)
      if (about) await openReady(page, emergencyPage)
      if (about) await fill(pageForm(page), { fullName: 'Stan Hot' })
      await openReady(page, path)
      await dialogForm(page)
      for (const moment of moments) {
        await page.clock.setSystemTime(moment)
        await page.clock.fastForward(6000)
        const { time } = replyPromise(calendar, { about }, moment)
        await expect.poll(() => promisesOn(page), { message: new Date(moment).toISOString() }).toEqual([time.slice(3)])
      }
      await page.evaluate(() => localStorage.clear())
    }
  })
}

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
  await expect(pageForm(page).getByText('Send it now and we reply by')).toBeVisible()
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
