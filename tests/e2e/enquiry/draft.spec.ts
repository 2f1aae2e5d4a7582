/** A stored draft is never put back under the visitor’s fingers, and two tabs that send it send one mail. */
import type { Page } from '@playwright/test'
import { enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { sendLabel } from '#shared/enquiry-words.ts'
import { expect, expectAccessible, hold, openReady, test, untilReady } from '../support/site.ts'
import { answerEnquiries, codeUrl, fill, pageForm, picture, receipt, storedDrafts, submit, typedBy } from './form.ts'

const old = { ...typedBy('Old Name'), email: 'old@example.com', jobDescription: 'Old words' }

/** Replaces what a field holds, key by key; nothing empties it. */
async function typeOver(page: Page, name: string, words: string): Promise<void> {
  await page.locator(`main [name=${name}]`).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words || 'x')
  if (!words) await page.keyboard.press('Backspace')
}

for (const [when, held] of [
  ['before any script has run', '**/assets/*.js'],
  ['before the code is loaded', codeUrl],
] as const)
  test(`typed ${when}, what is sent is what the fields showed: nothing old joined to it, nothing emptied filled again`, async ({
    page,
  }) => {
    const bodies = await answerEnquiries(page, 200)
    await openReady(page, '/privacy')
    await page.evaluate((fields) => {
      const draft = { key: crypto.randomUUID(), fields, photos: [], keptAt: Date.now() }
      localStorage.setItem('enquiry-draft', JSON.stringify(draft))
    }, old)
    const release = await hold(page, held)
    await page.goto('/contact', { waitUntil: 'commit' })
    await typeOver(page, 'fullName', 'Nell New')
    await release()
    // The rest while the page is hydrated, in fields that the first script has filled.
    const form = pageForm(page)
    for (const name of ['email', 'phone', 'jobDescription'] as const)
      await expect(form.locator(`[name=${name}]`)).toHaveValue(old[name])
    await typeOver(page, 'email', '')
    await typeOver(page, 'phone', '07700 900123')
    await untilReady(page)
    const shown = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)))
    expect(shown).toMatchObject({ fullName: 'Nell New', email: '', phone: '07700 900123' })
    await submit(form)
    await expect(receipt(page)).toBeVisible()
    for (const name of enquiryFieldNames) expect(bodies[0]?.[name], name).toBe(shown[name])
  })

test('words that were put back take what is typed into them, wherever it begins, and keep the caret while a photo arrives', async ({
  page,
}) => {
  await openReady(page, '/contact')
  const form = pageForm(page)
  const words = form.getByLabel('Job description')
  await fill(form, { postcode: 'TW9 1AA', jobDescription: 'old words' })
  await page.reload()
  await untilReady(page)
  await words.click()
  await page.keyboard.type('NEW')
  expect([...(await words.inputValue()).matchAll(/NEW|old words/g)]).toHaveLength(2)

  await page.reload()
  await untilReady(page)
  await words.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await form.locator('input[type=file]').setInputFiles(await picture('board.jpg'))
  await expect(form.getByRole('listitem').filter({ hasText: 'board.jpg' })).toBeVisible()
  await page.keyboard.type(' last')
  await expect(words).toHaveValue(/ last$/)
})

test('words that another page of the tab has sent or emptied are not put back, although the browser restores them', async ({
  page,
}) => {
  await answerEnquiries(page, 200)
  for (const end of [sendLabel, 'Empty the form']) {
    await openReady(page, '/contact')
    const form = pageForm(page)
    await fill(form, { ...old, fullName: `Two Pages, ${end}` })
    await page.goto('/favicon.svg')
    await openReady(page, '/services/rewiring')
    await expect(form.locator('[name=fullName]')).toHaveValue(`Two Pages, ${end}`)
    await form.getByRole('button', { name: end }).click()
    await expect.poll(() => storedDrafts(page)).toBe(0)
    await expectAccessible(page, '.enquiry')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await untilReady(page)
    for (const name of enquiryFieldNames) await expect(form.locator(`[name=${name}]`), end).toHaveValue('')
    expect(await storedDrafts(page)).toBe(0)
  }
})

test('the same words sent from two tabs are one mail', async ({ page, context, inbox }) => {
  const enquiry = typedBy('Same Words')
  await openReady(page, '/contact')
  await fill(pageForm(page), enquiry)
  const other = await context.newPage()
  await openReady(other, '/contact')
  await expect(pageForm(other).locator('[name=fullName]')).toHaveValue(enquiry.fullName)
  for (const tab of [other, page]) {
    await submit(pageForm(tab))
    await expect(receipt(tab)).toBeVisible()
  }
  // To be mailed after both.
  await page.getByRole('button', { name: 'Send another enquiry' }).click()
  await fill(pageForm(page), typedBy('Words After'))
  await submit(pageForm(page))
  await inbox.mailFrom('Words After')
  await inbox.mailFrom('Same Words')
})
