import { sample } from './portfolio.ts'
import { answerEnquiries, enquiryOf, fill, submit } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'

test('the subject of a link to the form is kept in the draft and in all other ways to send it', async ({ page }) => {
  const bodies = await answerEnquiries(page, 422)
  await openReady(page, `/contact?project=${sample.single.id}`)
  const form = page.locator('main').getByRole('form', { name: 'Free quote' })
  await expect(form.getByRole('checkbox', { name: `About: ${sample.single.title}` })).toBeChecked()
  await fill(form, enquiryOf('Drew Aft'))
  await openReady(page, '/contact')
  await expect(form.getByRole('checkbox', { name: `About: ${sample.single.title}` })).toBeChecked()
  await submit(form)
  await expect.poll(() => bodies[0]).toMatchObject({ about: sample.single.title, writtenOn: '/contact' })
  for (const name of ['WhatsApp', 'Email']) {
    const href = await form.getByRole('link', { name }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toContain(`About: ${sample.single.title}`)
  }
})

test('a link with a subject keeps what was typed before hydration', async ({ page }) => {
  await page.goto('/contact?about=/areas/kew')
  const field = await page.locator('main [name=fullName]').elementHandle()
  await page.locator('main [name=fullName]').fill('Earl E')
  await expect(page.getByRole('checkbox', { name: 'About: A job in Kew' })).toBeChecked()
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.locator('main [name=fullName]')).toHaveValue('Earl E')
  for (const link of await page.getByRole('banner').getByRole('link', { name: 'WhatsApp' }).all())
    await expect(link).toHaveAttribute('href', /a%20job%20in%20Kew/)
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toHaveAttribute(
    'href',
    /A%20job%20in%20Kew/,
  )
})

// A test of its own, because the text typed above may be a draft, which keeps its subject.
test('no link can put its own words into the form', async ({ page }) => {
  for (const query of ['about=Ring+0900+123', 'about=/blog/no-such-article', 'project=no-such-project']) {
    await openReady(page, `/contact?${query}`)
    await expect(page.getByRole('checkbox', { name: /About/ })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).not.toHaveAttribute('href', /subject/)
  }
})
