import sharp from 'sharp'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { expect, expectAccessible, hold, openReady, test } from '../support/site.ts'
import {
  addPhoto,
  fill,
  openDialogForm,
  openQuoteForm,
  photoLinks,
  picture,
  receipt,
  refuseUploads,
  sendUrl,
  sidewaysPhoto,
  submit,
  typedBy,
} from './form.ts'

test('an enquiry arrives whole: every field, its photos upright, small and without GPS, to be answered to its sender', async ({
  page,
  inbox,
  request,
}) => {
  const photo = await sidewaysPhoto('phone photo.jpg', 3000)
  const form = await openQuoteForm(page, '/')
  const typed = {
    ...typedBy('Greta Place'),
    email: 'greta@example.com',
    jobDescription: 'It buzzes.\nAnd a “dimmer” & more.',
  }
  await fill(form, typed)
  await form.getByLabel('Add photos').setInputFiles([photo, await picture('board.jpg')])
  await expect(form.getByText('All photos are uploaded.')).toBeAttached({ timeout: 15_000 })
  await submit(form)
  const sent = receipt(page)
  await expect(sent).toBeFocused({ timeout: 15_000 })

  const mail = await inbox.mailFrom('Greta Place')
  expect(mail.replyTo).toEqual([typed.email])
  for (const words of [typed.phone, typed.email, 'SW14 7AA', ...typed.jobDescription.split('\n')])
    expect(mail.body.text).toContain(words)
  const urls = photoLinks(mail.body.text)
  expect(urls).toHaveLength(2)
  const [first = ''] = urls
  expect(first).toContain('phone_photo.jpg')
  const received = await (await request.get(new URL(first).pathname)).body()
  const { width, height, exif, orientation, format } = await sharp(received).metadata()
  expect({ width, height, exif, orientation, format }).toEqual({ width: 1920, height: 2560, format: 'jpeg' })
  const { data } = await sharp(received)
    .extract({ left: 960, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data].map((value) => Math.round(value / 64))).toEqual([4, 0, 0])
})

test('the dialog and the page share one enquiry', async ({ page, inbox }) => {
  const form = await openQuoteForm(page)
  await fill(form, typedBy('Dia Log'))
  await addPhoto(form)
  const dialogForm = await openDialogForm(page)
  await expect(dialogForm.locator('[name=fullName]')).toHaveValue('Dia Log')
  await expect(dialogForm.getByRole('listitem').filter({ hasText: 'board.jpg' })).toBeVisible()
  await fill(dialogForm, { email: 'dia@example.com' })
  await submit(dialogForm)
  await expect(receipt(page.getByRole('dialog'))).toBeFocused({ timeout: 10_000 })
  // The heading occurs once, as the dialog's own title.
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(enquiryNotices.sent.title)
  await expect(page.getByRole('dialog').getByText(enquiryNotices.sent.title)).toHaveCount(1)
  await expectAccessible(page, 'dialog[open]')
  const mail = await inbox.mailFrom('Dia Log')
  for (const words of ['dia@example.com', 'SW14 7AA', '/customer-photos/']) expect(mail.body.text).toContain(words)
  await page.keyboard.press('Escape')
  // Neither form offers to send it again until another enquiry is requested.
  await expect(receipt(page.getByRole('main'))).toBeVisible()
  await page.getByRole('button', { name: 'Send another enquiry' }).click()
  await expect(form.getByLabel('Full name')).toHaveValue('')
  await expect((await openDialogForm(page)).getByLabel('Full name')).toBeVisible()
})

test('after its receipt was seen the dialog has an empty form, but where the receipt is news or waits for photos', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  await openReady(page, '/faqs')
  let form = await openDialogForm(page)
  await fill(form, typedBy('Ann Other'))
  await submit(form)
  await expect(receipt(page)).toBeFocused({ timeout: 10_000 })
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(receipt(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  form = await openDialogForm(page)
  await expect(form.getByLabel('Full name')).toHaveValue('')
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByRole('button', { name: 'Put it back' })).toHaveCount(0)

  const answer = await hold(page, sendUrl)
  await refuseUploads(page)
  await fill(form, typedBy('Ann Next'))
  await form.getByLabel('Add photos').setInputFiles(await picture('board.jpg'))
  await submit(form)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const answered = page.waitForResponse(sendUrl)
  await answer()
  await (await answered).finished()
  for (const _ of ['news', 'a photo missing']) {
    await page.getByRole('button', { name: 'Get Quote' }).first().click()
    await expect(receipt(page)).toContainText('Failed to upload board.jpg:')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
