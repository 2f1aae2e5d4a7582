import { business } from '#content/business.ts'
import { quoteNotices } from '#contract/quote-rules.ts'
import { enquiryOf, fill } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'

test('after a visit to any page the emergency page opens without a connection, and every other shows the phone number', async ({
  page,
  context,
}) => {
  await openReady(page, '/privacy')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await context.setOffline(true)
  await page.goto('/services/emergency')
  const call = page.getByRole('main').getByRole('link', { name: business.phone.display })
  await expect(call.first()).toHaveAttribute('href', `tel:${business.phone.e164}`)
  // Content below the first screen is styled too.
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(15, 26, 43)')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no connection' })).toBeVisible()
  await expect(call.first()).toHaveAttribute('href', `tel:${business.phone.e164}`)
})

for (const path of ['/services/emergency', '/contact']) {
  test(`a form on ${path} that is posted without a connection says that it was not sent, and Back brings every field [L11]`, async ({
    page,
    context,
    inbox,
  }) => {
    await openReady(page, '/privacy')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    // A page that is never hydrated posts its form as plain HTML: its script waits for a frame that never comes.
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    if (path === '/services/emergency') await context.setOffline(true)
    await page.goto(path)
    await context.setOffline(true)
    const name = `Offa ${path.slice(-7)} ${Date.now()}`
    const form = page.locator('main form.quote-form')
    await fill(form, enquiryOf(name))
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Not sent' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: business.phone.display })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the form' }).click()
    for (const [field, value] of Object.entries(enquiryOf(name))) {
      await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
    }
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: quoteNotices.sent.title })).toBeVisible()
    const mails = async () => (await inbox.mails()).filter(({ body }) => body.text?.includes(`from ${name}\n`))
    await expect.poll(async () => (await mails()).length).toBe(1)
  })
}
