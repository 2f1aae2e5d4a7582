import type { Locator, Page } from '@playwright/test'
import { expect, openReady, test } from './site.ts'

/** Real pictures with real magic bytes. */
const photoFiles = [
  'web/public/portfolio-images/hallway-stair-lights-640.jpg',
  'web/public/portfolio-images/bedroom-bedside-lamps-640.webp',
]

const enquiry = {
  phone: '07700 900111',
  email: 'priya@example.com',
  postcode: 'sw147aa',
  jobDescription: 'The fuse board is buzzing.\nAlso two more sockets in the study & a “dimmer”.',
}

async function onContactPage(page: Page): Promise<Locator> {
  await openReady(page, '/contact')
  return page.getByRole('main').getByRole('form', { name: 'Free quote' })
}

async function inDialog(page: Page): Promise<Locator> {
  await openReady(page, '/faqs')
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click()
  return page.getByRole('dialog', { name: 'Get Your Free Quote' }).getByRole('form', { name: 'Free quote' })
}

async function fillIn(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
}

async function send(form: Locator): Promise<void> {
  await form.locator('button[type=submit]').click()
}

for (const [place, open, fullName] of [
  ['the contact page', onContactPage, 'Priya Contact'],
  ["the header's dialog", inDialog, 'Priya Dialog'],
] as const) {
  test(`a quote with two photos from ${place} arrives with every field, and its photos open`, async ({
    page,
    inbox,
  }) => {
    const form = await open(page)
    await fillIn(form, { fullName, ...enquiry })
    await form.locator('input[type=file]').setInputFiles(photoFiles)
    await send(form)

    await expect(page.getByRole('group', { name: 'Message Sent!' })).toContainText(
      "Thank you for your enquiry. We'll get back to you soon.",
    )
    const mail = await inbox.mailFrom(fullName)
    // A test types faster than a person, which the server marks [L9]: the mark may stand in front.
    expect(mail.subject).toContain('SW14 - Priya ')
    expect(mail.subject).toContain(' - The fuse board is buzzing.')
    expect(mail.replyTo).toEqual([enquiry.email])
    for (const body of [mail.body.text, mail.body.html]) {
      for (const field of [fullName, enquiry.phone, enquiry.email, 'SW14 7AA', 'The fuse board is buzzing.']) {
        expect(body).toContain(field)
      }
    }
    expect(mail.body.text).toContain(enquiry.jobDescription)

    const links = [...(mail.body.html ?? '').matchAll(/href="([^"]+\/customer-photos\/[^"]+)"/g)]
    const photos = new Set(links.map(([, url = '']) => url))
    expect(photos.size).toBe(2)
    for (const url of photos) {
      const response = await page.request.get(url)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^image\//)
      expect(response.headers()['content-security-policy']).toContain('sandbox')
      expect(response.headers()['cache-control']).toBe('private, no-store')
    }

    // Success clears the form and the photos.
    await page.getByRole('button', { name: 'Send another request' }).click()
    for (const name of ['fullName', ...Object.keys(enquiry)]) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue('')
    }
    await expect(form.getByRole('list', { name: 'Chosen photos' })).toHaveCount(0)
  })
}

test('each required field alone is missing information, what cannot be used has a sentence at its field, and neither is sent; the e-mail is optional', async ({
  page,
  inbox,
}) => {
  const form = await inDialog(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-lead-email')) sent.push(request.url())
  })
  const complete = { fullName: 'Priya Required', ...enquiry, email: '' }
  for (const name of ['fullName', 'phone', 'postcode', 'jobDescription']) {
    await fillIn(form, { ...complete, [name]: '   ' })
    await send(form)
    await expect(page.getByRole('alert')).toContainText('Missing Information')
    await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
    await expect(form.locator(`[name=${name}]`)).toHaveAccessibleDescription(/Enter|Tell/)
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
  }
  for (const [name, value] of [
    ['phone', '12'],
    ['postcode', 'nowhere'],
  ] as const) {
    await fillIn(form, { ...complete, [name]: value })
    await send(form)
    await expect(form.locator(`[name=${name}]`)).toHaveAccessibleDescription(/^Enter (a phone|the postcode)/)
  }
  expect(sent).toEqual([])
  await fillIn(form, complete)
  await send(form)
  expect((await inbox.mailFrom('Priya Required')).replyTo).toEqual([])
})

test('phone numbers and postcodes are accepted as typed', async ({ page, inbox }) => {
  const form = await inDialog(page)
  for (const [index, [phone, postcode, outcode]] of (
    [
      ['+44 (0)7700 900-111', 'SW14 7AA', 'SW14'],
      ['020 7946 0000 ext. 12', ' tw9-1aa ', 'TW9'],
      ['020 7946 0000 (evenings)', 'TW9', 'TW9'],
    ] as const
  ).entries()) {
    const fullName = `Priya Typed ${index}`
    await fillIn(form, { ...enquiry, fullName, phone, postcode })
    await send(form)
    const mail = await inbox.mailFrom(fullName)
    expect(mail.subject).toContain(`${outcode} - Priya`)
    expect(mail.body.text).toContain(phone)
    await page.getByRole('button', { name: 'Send another request' }).click()
  }
})

test('a photo whose enquiry has not arrived can be read by nobody [P7]', async ({ page }) => {
  const form = await onContactPage(page)
  await fillIn(form, { fullName: 'Priya Pending', ...enquiry })
  await page.route('**/api/send-lead-email', (route) => route.fulfill({ status: 400, json: {} }))
  const signed = page.waitForResponse('**/api/photo-uploads')
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await form.locator('input[type=file]').setInputFiles(photoFiles.slice(0, 1))
  await send(form)
  const { uploads } = await (await signed).json()
  await stored
  expect((await page.request.get(uploads[0].publicUrl)).status()).toBe(403)
})
