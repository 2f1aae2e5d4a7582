import { business } from '#content/business.ts'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { answerEnquiries, enquiryOf, fill, openQuoteForm, receipt, submit } from './quote-form.ts'
import { expect, test } from './site.ts'

const enquiry = enquiryOf('Fay Lure')

test('a failure says its fixed sentence, keeps the form and shows the ways out; after a reload the draft is there, with its key', async ({
  page,
}) => {
  const bodies = await answerEnquiries(page, 422, 200)
  const form = await openQuoteForm(page)
  await fill(form, enquiry)
  await submit(form)
  const failure = form.getByRole('group', { name: 'Error' })
  await expect(failure).toBeFocused()
  await expect(page.getByText(enquiryNotices.failed.text)).toHaveCount(1)
  for (const [name, value] of Object.entries(enquiry)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)

  await expect(failure.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${business.phone.e164}`)
  const message = new URL((await failure.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
  expect(message.searchParams.get('text')).toContain(enquiry.jobDescription)
  const mail = new URL((await failure.getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '')
  for (const value of Object.values(enquiry)) expect(mail.searchParams.get('body')).toContain(value)

  const reloaded = await openQuoteForm(page)
  for (const [name, value] of Object.entries(enquiry))
    await expect(reloaded.locator(`[name=${name}]`)).toHaveValue(value)
  await submit(reloaded)
  await expect(receipt(page)).toBeVisible()
  const [failed, sent] = bodies
  expect(sent).toEqual({ ...failed, formToken: sent?.formToken })
  // A form that is sent soon after a reload has a token so young that it would be marked: it sends none.
  expect(sent?.formToken).toBeUndefined()
})
