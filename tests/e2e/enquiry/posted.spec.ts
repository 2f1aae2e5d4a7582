/** A form that the browser posts itself, before the site's code is loaded: what was sent goes, what was not stays. */
import type { Page } from '@playwright/test'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { notSentPath, sentPath } from '#shared/form-paths.ts'
import { expect, expectAccessible, hold, openReady, test, untilReady } from '../support/site.ts'
import {
  addPhoto,
  codeUrl,
  fill,
  openQuoteForm,
  pageForm,
  photoLinks,
  picture,
  receipt,
  sendUrl,
  storedDrafts,
  submit,
  typedBy,
} from './form.ts'

const field = (page: Page, name: string) => pageForm(page).locator(`[name=${name}]`)

/** Fills in the contact page's form, and waits until the page's first script has stored it. */
async function fillEarly(page: Page, fields: ReturnType<typeof typedBy>): Promise<void> {
  await page.goto('/contact')
  await fill(pageForm(page), fields)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('enquiry-draft'))).toContain(fields.fullName)
}

/** Until the answer's own first script has run. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => storedDrafts(page)).toBe(0)
}

/** Posts a form, and the connection is lost. */
async function postInVain(page: Page): Promise<void> {
  await page.route(sendUrl, (route) => route.abort())
  // Afterwards the tab is on the browser's own page in one engine, and where it was in another.
  const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('send-lead-email'))
  await submit(pageForm(page))
  await unanswered
  // Chromium goes to its page of the error a moment later.
  if (page.context().browser()?.browserType().name() === 'chromium') await page.waitForURL(/^chrome-error:/)
}

async function expectEmpty(page: Page): Promise<void> {
  await untilReady(page)
  for (const name of ['fullName', 'phone', 'jobDescription']) await expect(field(page, name)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Empty the form' })).toHaveCount(0)
}

test('once it is taken the form is empty, by Back, by a link and in another tab; the mail says that its photos did not arrive', async ({
  page,
  context,
  inbox,
}) => {
  const release = await hold(page, codeUrl)
  await fillEarly(page, typedBy('Post Haste'))
  for (const name of ['board.jpg', 'socket.jpg'])
    await pageForm(page)
      .locator('[type=file]')
      .setInputFiles(await picture(name))
  await submit(pageForm(page))
  await expect(page).toHaveURL(sentPath)
  await expect(page.getByRole('heading', { name: enquiryNotices.sent.title })).toBeVisible()
  await settled(page)
  await release()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expectEmpty(page)
  await page.reload()
  await expectEmpty(page)
  const other = await context.newPage()
  await openReady(other, '/contact')
  await expectEmpty(other)
  expect((await inbox.mailFrom('Post Haste')).body.text).toMatch(/2 photos did not arrive/)
})

test('a page that another tab opens or reloads while a post is answered does not bring the words back', async ({
  page,
  context,
}) => {
  const release = await hold(page, codeUrl)
  await fillEarly(page, typedBy('Slow Post'))
  const answer = await hold(page, sendUrl)
  const other = await context.newPage()
  // A click waits for the page that it leads to.
  const asked = page.waitForRequest(sendUrl)
  const posted = submit(pageForm(page))
  await asked
  await openReady(other, '/')
  await other.reload()
  await untilReady(other)
  await answer()
  await posted
  await expect(page).toHaveURL(sentPath)
  await settled(page)
  await release()
})

test('a page that says it is sent takes nothing away that it does not answer: its post was lost', async ({ page }) => {
  await page.route(codeUrl, (route) => route.abort())
  await fillEarly(page, typedBy('Lost Post'))
  await postInVain(page)
  await page.unroute(codeUrl)
  await openReady(page, sentPath)
  await openReady(page, '/contact')
  await expect(field(page, 'fullName')).toHaveValue('Lost Post')
})

test('a page that is hydrated while its post is answered keeps nothing of it, and adds no photo to what was posted', async ({
  page,
  inbox,
}) => {
  // A page that waits for an answer cannot be asked.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => console.info('hydrated'))
    observer.observe(document, { attributeFilter: ['data-hydrated'], subtree: true })
  })
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated')
  const release = await hold(page, codeUrl)
  await fillEarly(page, typedBy('Post Hydrated'))
  await pageForm(page)
    .locator('[type=file]')
    .setInputFiles(await picture('board.jpg'))
  const answer = await hold(page, sendUrl)
  const asked = page.waitForRequest(sendUrl)
  const posted = submit(pageForm(page))
  await asked
  await release()
  await hydrated
  await answer()
  await posted
  await expect(page).toHaveURL(sentPath)
  await settled(page)
  await openReady(page, '/contact')
  await expectEmpty(page)
  expect((await inbox.mailFrom('Post Hydrated')).body.text).toMatch(/1 photo did not arrive/)
})

test('a draft is shown before the code is loaded, and posted as it is shown then: words, subject, emergency, photos', async ({
  page,
  inbox,
}) => {
  const draft = await openQuoteForm(page, '/services/rewiring')
  await fill(draft, { ...typedBy('Post Whole'), jobDescription: 'Sparks from a socket' })
  await addPhoto(draft, 'sparks.jpg')
  await draft.getByRole('button', { name: 'Treat as an emergency' }).click()
  const release = await hold(page, codeUrl)
  await page.goto('/services/eicr')
  await expect(field(page, 'jobDescription')).toHaveValue('Sparks from a socket')
  const emergency = pageForm(page).getByRole('checkbox', { name: 'This is an emergency' })
  await expect(emergency).toBeChecked()
  await expect(pageForm(page).getByRole('checkbox', { name: 'About: Rewiring' })).toBeChecked()
  await expect(pageForm(page).getByText('The photo that you added is sent with it.')).toBeVisible()
  await expectAccessible(page, '.enquiry-form')
  await emergency.uncheck()
  await fill(pageForm(page), { jobDescription: 'Two sockets in the garden, no hurry' })
  await submit(pageForm(page))
  await expect(page).toHaveURL(sentPath)
  const { subject, body } = await inbox.mailFrom('Post Whole')
  expect(subject).not.toContain('EMERGENCY')
  expect(body.text).toContain('Two sockets in the garden')
  expect(body.text).toContain('About: Rewiring')
  expect(photoLinks(body.text)).toEqual([expect.stringMatching(/sparks\.jpg$/)])
  expect(body.text).not.toContain('did not arrive')
  await settled(page)
  await release()
})

test('words posted before any script ran, and sent again after Back, give no second mail; typed on, they are another enquiry', async ({
  page,
  inbox,
}) => {
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.abort())
  await page.goto('/contact')
  await fill(pageForm(page), typedBy('Una Keyed'))
  await submit(pageForm(page))
  await expect(page).toHaveURL(sentPath)
  await page.unroute(scripts)
  await page.goBack()
  await untilReady(page)
  await expect(field(page, 'fullName')).toHaveValue('Una Keyed')
  await submit(pageForm(page))
  await page.getByRole('button', { name: 'Send another enquiry' }).click()
  await fill(pageForm(page), typedBy('Ulla After'))
  await submit(pageForm(page))
  await inbox.mailFrom('Ulla After')
  await inbox.mailFrom('Una Keyed')

  await page.route(scripts, (route) => route.abort())
  await page.goto('/contact')
  await fill(pageForm(page), { fullName: 'Begun Early' })
  await page.unroute(scripts)
  await page.reload()
  await untilReady(page)
  const posts: { idempotencyKey: string }[] = []
  page.on('request', (request) => request.url().endsWith('send-lead-email') && posts.push(request.postDataJSON()))
  await fill(pageForm(page), typedBy('Begun Early'))
  await submit(pageForm(page))
  await inbox.mailFrom('Begun Early')
  expect(posts.map(({ idempotencyKey }) => idempotencyKey)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test.describe('words posted without a subject and sent again from a page that has one give no second mail', () => {
  for (const [scripts, held] of [
    ['before any script ran', '**/assets/*.js'],
    ['after the first script', codeUrl],
  ] as const)
    test(scripts, async ({ page, inbox }) => {
      const name = `Nora Subject ${scripts.split(' ')[0]}`
      await page.route(held, (route) => route.abort())
      await page.goto('/contact')
      await fill(pageForm(page), typedBy(name))
      // The answer is lost, and with it that the enquiry was taken.
      await page.route(sendUrl, async (route) => {
        await route.fetch({ maxRedirects: 0 })
        await route.abort()
      })
      await submit(pageForm(page))
      await expect(page).not.toHaveURL(/contact/)
      await page.unroute(sendUrl)
      await page.unroute(held)
      await page.goBack()
      await untilReady(page)
      await openReady(page, '/services/eicr')
      await expect(field(page, 'fullName')).toHaveValue(name)
      await expect(pageForm(page).getByRole('checkbox', { name: /^About/ })).not.toBeChecked()
      await submit(pageForm(page))
      await expect(receipt(page)).toBeVisible()
      expect((await inbox.mailFrom(name)).body.text).not.toContain('About:')
    })
})

test('what was not taken is still there, by Back, by a link and after a reload', async ({ page }) => {
  const release = await hold(page, codeUrl)
  await fillEarly(page, { ...typedBy('Nora Taken'), jobDescription: ' ' })
  await submit(pageForm(page))
  await expect(page).toHaveURL(notSentPath)
  await release()
  await page.goBack()
  await untilReady(page)
  await expect(field(page, 'fullName')).toHaveValue('Nora Taken')
  for (const open of [() => openReady(page, '/contact'), () => page.reload()]) {
    await open()
    await untilReady(page)
    await expect(field(page, 'fullName')).toHaveValue('Nora Taken')
  }
  await fill(pageForm(page), { jobDescription: 'A socket' })
  await submit(pageForm(page))
  await expect(receipt(page)).toBeVisible()
})
