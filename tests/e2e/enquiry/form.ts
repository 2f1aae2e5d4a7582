import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { soundsDangerous } from '#shared/danger.ts'
import { enquiryNotices, sendLabel } from '#shared/enquiry-words.ts'
import { typed } from '../../fixtures/enquiry.ts'
import { expect, openReady } from '../support/site.ts'

/** An enquiry of a visitor unique to this test, because the inbox is shared; without what may be left out. */
export function typedBy(fullName: string) {
  const { email: _, ...required } = typed
  return { ...required, fullName }
}

/** Where an enquiry is sent. */
export const sendUrl = '**/api/send-lead-email'

/** The code that hydrates a page. Until it is there, the page has its first script alone. */
export const codeUrl = '**/assets/hydrate-*.js'

/** The form in the page, which an emergency gives another name. */
export const pageForm = (page: Page): Locator => page.locator('main form[method=post]')

export const receipt = (place: Page | Locator): Locator => place.getByRole('group', { name: enquiryNotices.sent.title })

/** Opens a page at its quote form; by default the contact page, which is the smallest. */
export async function openQuoteForm(page: Page, path = '/contact'): Promise<Locator> {
  await openReady(page, path)
  await pageForm(page).scrollIntoViewIfNeeded()
  return pageForm(page)
}

export async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.locator(`[name=${name}]`)
    const isChoice = await control.evaluate(({ tagName }) => tagName === 'SELECT')
    await (isChoice ? control.selectOption(value) : control.fill(value))
  }
}

export async function submit(form: Locator): Promise<void> {
  await form.getByRole('button', { name: sendLabel }).click()
}

/** How often the draft is stored on the visitor's device: for each tab that has one, and as the copy for the next. */
export function storedDrafts(page: Page): Promise<number> {
  return page.evaluate(() => localStorage.length)
}

/** The form in the header's dialog. */
export async function openDialogForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Get Quote' }).first().click()
  return page.getByRole('dialog').getByRole('form')
}

/** Adds a photo to the form, and waits until it is uploaded. */
export async function addPhoto(form: Locator, name = 'board.jpg'): Promise<void> {
  await form.getByLabel('Add photos').setInputFiles(await picture(name))
  await expect(form.getByText('The photo is uploaded.')).toBeAttached({ timeout: 15_000 })
}

/** A single-colour picture, which the form treats like any photo. */
export async function picture(name: string, { width = 640, height = 480 } = {}) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#46a' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A photo, red above green, of the given width; stored sideways as phones do, with GPS data. */
export async function sidewaysPhoto(name: string, width: number) {
  const height = (width * 4) / 3
  const red = await sharp({ create: { width, height: height / 2, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const upright = await sharp({ create: { width, height, channels: 3, background: '#0f0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const buffer = await sharp(upright)
    .rotate(270)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 40/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** URLs of the photos in the text of a mail to the owner. */
export function photoLinks(mailText: string | undefined): string[] {
  return [...(mailText ?? '').matchAll(/https?:\/\/\S+\/customer-photos\/\S+/g)].map(([url]) => url)
}

/** Bodies of the sent enquiries, oldest first. Each gets the next of these statuses, the last one repeatedly. */
export async function answerEnquiries(page: Page, ...statuses: number[]): Promise<Record<string, unknown>[]> {
  const bodies: Record<string, unknown>[] = []
  await page.route(sendUrl, async (route) => {
    const status = statuses[Math.min(bodies.length, statuses.length - 1)]
    bodies.push(route.request().postDataJSON())
    const { emergency, jobDescription } = route.request().postDataJSON()
    const urgent = emergency || soundsDangerous(jobDescription)
    if (status === 200) return route.fulfill({ json: { enquiryId: 'a1b2c3d4', urgent } })
    await route.fulfill({ status, json: { error: { code: 'unavailable', message: 'Not now.' } } })
  })
  return bodies
}

/** The API refuses to sign an upload, as of a photo with the time of a wrong clock. */
export async function refuseUploads(page: Page): Promise<void> {
  const error = { code: 'invalid', message: 'No', fields: { key: 'the clock on this device is wrong' } }
  await page.route('**/api/photo-uploads', (route) => route.fulfill({ status: 422, json: { error } }))
}
