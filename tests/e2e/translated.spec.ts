/** A page in the hands of a browser's translator, which puts <font> elements in the place of text nodes [L24]. */
import type { Page } from '@playwright/test'
import { quoteNotices } from '#contract/quote-rules.ts'
import { answerEnquiries, enquiryOf, fill, openQuoteForm, picture, submit } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'

/** Translates the page, and from then on whatever is added to it, as Chrome does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const { parentElement, data } = text
        if (!parentElement || !data.trim() || parentElement.closest('font, script, style, textarea, title')) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        inner.textContent = data
        text.replaceWith(outer)
      }
    }
    const options = { childList: true, subtree: true, characterData: true }
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [...addedNodes, target]) translateIn(node)
    })
    translateIn(document.body)
    observer.observe(document.body, options)
  })
}

test('translated after hydration, the form advises, refuses, fails and sends as ever', { tag: '@nightly' }, async ({
  page,
}) => {
  const bodies = await answerEnquiries(page, 503, 503, 503, 503, 200)
  const form = await openQuoteForm(page)
  await translate(page)
  const name = form.locator('[name=fullName]')
  const postcode = form.locator('[name=postcode]')
  for (const typed of ['TW9 1AA', 'TW', 'SW14 7AA', '', 'EC1A 1BB', 'SW14']) {
    await postcode.fill(typed)
    await name.focus()
  }
  await expect(form.getByText('Good news')).toBeVisible()
  await submit(form)
  await expect(form.getByRole('alert')).toContainText(quoteNotices.missing.text)
  await form
    .getByLabel('Add photos')
    .setInputFiles([await picture('board.jpg'), { ...(await picture('a.txt')), mimeType: 'text/plain' }])
  await expect(form.getByText('a.txt')).toBeVisible()
  await form.getByRole('button', { name: 'Remove board.jpg' }).click()
  await fill(form, enquiryOf('Tova Lang'))
  await submit(form)
  await expect(form.getByRole('group', { name: quoteNotices.failed.title })).toBeVisible()
  await submit(form)
  await expect(page.getByRole('group', { name: quoteNotices.sent.title })).toBeVisible()
  expect(bodies.at(-1)).toMatchObject(enquiryOf('Tova Lang'))
  await page.getByRole('button', { name: 'Send another request' }).click()
  await expect(name).toHaveValue('')
})

test('the words of a translated page change with its state: heading, status of the photos', {
  tag: '@nightly',
}, async ({ page }) => {
  await answerEnquiries(page, 200)
  await openReady(page, '/services/rewiring')
  await translate(page)
  await page.getByRole('button', { name: 'Get Quote' }).first().click()
  const dialog = page.getByRole('dialog')
  const form = dialog.getByRole('form')
  await fill(form, enquiryOf('Tove Head'))
  await submit(form)
  await expect(dialog.getByRole('heading', { name: quoteNotices.sent.title })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // To another subject and back, with a translated form on each page.
  for (const link of ['FAQs', 'Contact']) await page.getByRole('banner').getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
})

test('translated before hydration, every field keeps what was typed, and the photos stay', { tag: '@nightly' }, async ({
  page,
  problems,
}) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/hydrate-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = page.locator('main').getByRole('form', { name: 'Free quote' })
  const typed = { ...enquiryOf('Tara Early'), email: 'tara@example.com' }
  await fill(form, typed)
  await form.locator('[type=file]').setInputFiles([await picture('early.jpg')])
  await translate(page)
  release()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
  await expect(form.getByText('early.jpg').first()).toBeVisible()
  const reload = await page.reload()
  expect(reload?.ok()).toBe(true)
  for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
  // React says that the document was not what it had rendered, and renders anew.
  expect(problems.filter((problem) => !/#418|hydrat/i.test(problem))).toEqual([])
  problems.length = 0
})
