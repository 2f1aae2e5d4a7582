/** What a form does about a danger: before Send, after it, and without script. */
import type { Locator, Page } from '@playwright/test'
import { business, telHref } from '#content/business.ts'
import { dangerAdvice } from '#content/danger-advice.ts'
import { repliesWithin } from '#content/reply-times.ts'
import { enquiryNotices, haveYouRung, sendLabel } from '#shared/enquiry-words.ts'
import { sentDangerPath } from '#shared/form-paths.ts'
import { expect, expectAccessible, openReady, test } from '../support/site.ts'
import { fill, openDialogForm, openQuoteForm, receipt, submit, typedBy } from './form.ts'

const words = 'there is a burning smell from the fuse box since 10pm and its buzzing'

/** The parts of an element that nobody sees: beyond the screen, or behind something else. */
async function hiddenPoints(element: Locator): Promise<string[]> {
  return element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = {
      middle: [x, y],
      left: [left + 3, y],
      right: [right - 3, y],
      top: [x, top + 3],
      bottom: [x, bottom - 3],
    }
    return Object.entries(points).flatMap(([name, [x = 0, y = 0]]) => {
      const seen = document.elementFromPoint(x, y)
      return seen && target.contains(seen) ? [] : [name]
    })
  })
}

const notice = (form: Locator) => form.getByRole('status').filter({ hasText: dangerAdvice.title })
const treat = (form: Locator) => notice(form).getByRole('button', { name: dangerAdvice.treat })
const call = (form: Locator) => notice(form).getByRole('link', { name: `Call ${business.phone.display}` })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('while a danger is typed into the dialog, the way out is on the screen of a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await openReady(page, '/faqs')
    // The pages of a phone have no wheel in WebKit.
    await page.evaluate(() => scrollBy(0, 300))
    await page.getByRole('navigation', { name: 'Contact' }).getByRole('button', { name: 'Get Quote' }).tap()
    const form = page.getByRole('dialog').getByRole('form')
    const { jobDescription: _, ...fields } = typedBy('Di Anger')
    await fill(form, fields)
    await form.locator('[name=jobDescription]').tap()
    await page.keyboard.type(words)
    for (const way of [treat(form), call(form)]) {
      await expect(way).toBeInViewport({ ratio: 1 })
      await expect.poll(() => hiddenPoints(way)).toEqual([])
    }
    await expect(form.locator('[name=jobDescription]')).toBeFocused()
    await expectAccessible(page, 'dialog[open]')
  })
})

test('while the notice stands, the call has the colour of the main action, and Send has not', async ({ page }) => {
  const form = await openQuoteForm(page)
  const send = form.getByRole('button', { name: sendLabel })
  const main = await send.evaluate((button) => getComputedStyle(button).backgroundColor)
  const job = form.locator('[name=jobDescription]')
  await job.fill(words)
  await expect(call(form)).toHaveCSS('background-color', main)
  await expect(send).not.toHaveCSS('background-color', main)
  await expect(treat(form)).not.toHaveCSS('background-color', main)
  await expectAccessible(page, 'form')
  await job.fill('One more socket in the kitchen')
  await expect(notice(form)).toHaveCount(0)
  await expect(send).toHaveCSS('background-color', main)
})

/** The question comes before the thanks, which are not to be waited for, and no time of reply is promised. */
async function expectAskedToRing(sent: Locator): Promise<void> {
  const text = (await sent.innerText()).replace(/\s+/g, ' ')
  const told = [haveYouRung.title, enquiryNotices.sent.text, haveYouRung.wait]
  const [asked = -1, thanked, waited] = told.map((part) => text.indexOf(part))
  expect(asked).toBeGreaterThanOrEqual(0)
  expect(thanked).toBeGreaterThan(asked)
  expect(waited).toBeGreaterThan(thanked ?? 0)
  await expect(sent.getByRole('link', { name: '999' }).first()).toHaveAttribute('href', 'tel:999')
  expect(text.slice(asked, thanked)).toContain('999')
  expect(text.slice(asked, thanked)).toContain(business.phone.display)
  expect(text.slice(0, thanked)).not.toContain('Print')
  expect(text).not.toContain(repliesWithin.form)
}

async function expectReceipt(page: Page): Promise<void> {
  const sent = receipt(page)
  await expect(sent).toBeFocused()
  await expect(sent).toHaveAccessibleDescription(new RegExp(haveYouRung.title.replace('?', '.')))
  const ring = sent.getByRole('link', { name: `Call ${business.phone.display}` })
  // Also on a phone's screen at 400 %, where the notice is higher than the view.
  for (const part of [sent.getByText(haveYouRung.title), ring]) await expect(part).toBeInViewport({ ratio: 1 })
  await expect(ring).toHaveAttribute('href', telHref)
  await expectAskedToRing(sent)
}

test('after Send, what sounds dangerous is asked whether somebody has rung, and the mail is marked', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openReady(page, '/faqs')
  const form = await openDialogForm(page)
  await fill(form, { ...typedBy('Dan Gerous'), jobDescription: words })
  await submit(form)
  await expectReceipt(page)
  await expectAccessible(page, 'dialog[open]')
  const mail = await inbox.mailFrom('Dan Gerous')
  expect(mail.subject).toMatch(/^Sounds dangerous - /)
  expect(mail.body.text).toMatch(/^Sounds dangerous: ring now/)
  expect(mail.body.html).toContain('Sounds dangerous: ring now')
})

test('after Send, so is a declared emergency; any other enquiry is thanked at once', async ({ page, inbox }) => {
  await openReady(page, '/services/emergency')
  const form = page.locator('main').getByRole('form', { name: 'Emergency' })
  await fill(form, typedBy('Emma Gency'))
  await submit(form)
  await expectReceipt(page)
  await expectAccessible(page, '.enquiry')
  expect((await inbox.mailFrom('Emma Gency')).subject).toMatch(/^EMERGENCY - /)
  const usual = await openQuoteForm(page)
  await fill(usual, typedBy('Una Usual'))
  await submit(usual)
  await expect(receipt(page)).toBeFocused()
  await expect(page.getByText(haveYouRung.title)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an emergency is answered by a page that asks first of all whether somebody has rung, and the mail is marked', async ({
    page,
    inbox,
  }) => {
    await page.goto('/services/emergency')
    const form = page.locator('main form[method=post]').first()
    await fill(form, typedBy('Noah Script'))
    await form.getByRole('button', { name: sendLabel }).click()
    await expect(page).toHaveURL(sentDangerPath)
    await expect(page.getByRole('main').getByText(enquiryNotices.sent.title)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(haveYouRung.title)
    await expect(page.getByRole('main').getByRole('link', { name: business.phone.display })).toBeInViewport()
    await expectAskedToRing(page.getByRole('main'))
    expect((await inbox.mailFrom('Noah Script')).subject).toMatch(/^EMERGENCY - /)
  })
})
