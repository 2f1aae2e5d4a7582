import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Inbox } from './inbox.ts'
import { enquiryOf, picture, sidewaysPhoto } from './quote-form.ts'
import { signIn } from './sign-in.ts'
import { expect, expectAccessible, expectToFit, openReady, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
// In sequence, because only one link is valid at a time and one sign-out ends every session.
test.describe.configure({ mode: 'default' })

/** Signs in, and goes from a finished enquiry to its job. */
async function finishJob(page: Page, inbox: Inbox, name: string): Promise<void> {
  await page.request.post('/api/send-lead-email', { form: enquiryOf(name), maxRedirects: 0 })
  await inbox.mailFrom(name)
  await signIn(page, inbox)
  await page.goto(`/owner?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Won' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Show this job' }).click()
}

test('the owner shows a finished job from the phone, though the connection drops and a file is no photo', async ({
  page,
  context,
  browser,
  inbox,
}) => {
  test.setTimeout(90_000)
  await finishJob(page, inbox, 'Sheila Shown')
  const photos = page.getByRole('list', { name: 'Photos of the job' }).getByRole('listitem')
  const add = page.getByLabel('Add photos')
  await expect(page.getByLabel('Title')).toHaveValue('Consumer units in Mortlake', { timeout: 15_000 })
  await expect(page.getByLabel('Area')).toHaveValue('Mortlake')
  await expect(page).toHaveURL(/\/show-job#/)
  expect(await page.content(), 'nothing of the person').not.toContain('Sheila')

  await add.setInputFiles([await sidewaysPhoto('first.jpg', 1200)])
  await expect(page.getByText('1 of 1 photos uploaded.')).toBeAttached()
  const sentAgain = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('combobox', { name: 'Shown of photo 1' }).selectOption('bottom')
  await sentAgain
  await expect(page.getByText('1 of 1 photos uploaded.')).toBeAttached()
  await context.setOffline(true)
  await add.setInputFiles([
    await picture('second.jpg', { width: 6048, height: 8064 }),
    await picture('pano.jpg', { width: 15_000, height: 4000 }),
    await picture('small.jpg'),
    { name: 'walk.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') },
    { name: 'broken.heic', mimeType: 'image/heic', buffer: Buffer.from('no photo') },
    await picture('seventh.jpg'),
  ])
  for (const sentence of [
    'Not uploaded: the connection was lost.',
    '“walk.mp4” is a video. Choose photos.',
    /cannot read “broken.heic”/,
    /“pano.jpg” is a panorama/,
    '“small.jpg” is 640 pixels wide and must be at least 960.',
    '6 photos are the most: “seventh.jpg” left out.',
  ])
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('What photo 1 shows').fill('The new board, upright')
  await context.setOffline(false)
  await expect(page.getByText('2 of 2 photos uploaded.')).toBeAttached({ timeout: 15_000 })

  await page.reload()
  await expect(photos, 'what has arrived outlives the page').toHaveCount(2)
  await expect(page.getByLabel('What photo 1 shows')).toHaveValue('The new board, upright')
  await page.getByRole('button', { name: 'Show it on the site' }).click()
  await expect(page.getByLabel('Description')).toBeFocused()
  await expect(page.getByText('Say in a sentence or two what was done.')).toBeVisible()
  await page.getByLabel('Description').fill('A new board with every circuit labelled.')
  await page.getByLabel('Title').fill('New board 💡 in Mortlake')
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'As visitors will see it' })).toBeVisible()
  await page.getByRole('link', { name: 'New board 💡 in Mortlake' }).click()
  const dialog = page.getByRole('dialog', { name: 'New board 💡 in Mortlake' })
  await expect(dialog.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show it on the site' }).click()
  await expect(page.getByText('Shown. It is on the site within a minute.')).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newPage()
  await openReady(visitor, '/portfolio?q=mortlake')
  const shownPicture = visitor.getByRole('img', { name: 'The new board, upright' })
  await expect.poll(() => shownPicture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const shown = await shownPicture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const file = await sharp(await (await page.request.get(shown)).body()).toBuffer({ resolveWithObject: true })
  expect((await sharp(file.data).metadata()).exif).toBeUndefined()
  expect([file.info.width * 3, file.info.format]).toEqual([file.info.height * 4, 'jpeg'])
  const { data } = await sharp(file.data).raw().toBuffer({ resolveWithObject: true })
  expect(data[0], 'red is above').toBeGreaterThan(150)
  const middle = Math.floor(file.info.height / 2) * file.info.width * file.info.channels
  expect(data[middle + 1], 'and green in the middle of the part at the bottom').toBeGreaterThan(150)

  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Hidden. It is gone from the site within a minute.')).toBeVisible()
  const rows = async () => JSON.stringify(await (await page.request.get('/api/projects')).json())
  expect(await rows()).not.toContain('New board')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted. It is gone from the site within a minute.')).toBeVisible()

  await visitor.goto('/show-job')
  await expect(visitor.getByRole('alert'), 'another phone').toContainText('not signed in')
  await visitor.close()
})

test('a week at the desk: an enquiry is found, noted, quoted, won, done and passed on; one by phone is typed in; closed today; signed out', async ({
  page,
  inbox,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.request.post('/api/send-lead-email', { form: enquiryOf('Wilma Week'), maxRedirects: 0 })
  await inbox.mailFrom('Wilma Week')
  await signIn(page, inbox)
  await expectToFit(page)
  await page.getByLabel('Search').fill('wilma')
  await page.getByLabel('Search').press('Enter')
  await page.getByRole('link', { name: /Wilma Week/ }).click()
  await expect(page.getByRole('link', { name: /^Call Wilma/ })).toBeVisible()
  await expectToFit(page)

  const status = page.getByRole('status')
  await page.getByLabel('Note', { exact: true }).fill('Rang, no answer')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Rang, no answer')).toBeVisible()
  await expect(status).toHaveText('New')
  await page.getByLabel('Amount in £').fill('480')
  await page.getByRole('button', { name: 'Quoted' }).click()
  await expect(status).toHaveText(/^Quoted, £480, chase on /)
  await page.getByRole('button', { name: 'Undo: back to new' }).click()
  await expect(status).toHaveText(/^New/)
  await page.getByRole('button', { name: 'Won' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Show this job' })).toBeVisible()
  await page.getByText('A copy to pass on').click()
  await expect(page.locator('pre')).toContainText('Wilma Week')
  await page.getByText('Too far away, or no time: decline').click()
  await expectToFit(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Into my calendar' }).click(),
  ])
  expect(file.url()).toContain('/visit?on=')

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('link', { name: 'Phone enquiry' }).click()
  await expectToFit(page)
  await page.getByLabel('Phone').fill('07700 900777')
  await page.getByLabel('Job description').fill('Shower trips')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByRole('heading', { name: /Caller/ })).toBeVisible()

  // A phone that restores the tab requests the URL the form was posted to.
  await page.goto('/owner/closed')
  await expect(page).toHaveURL(/\/owner$/)
  await page.goto('/owner/?show=won')
  await expect(page.getByRole('heading', { name: 'Won' })).toBeVisible()
  expect((await page.request.head('/owner')).status()).toBe(200)
  await page.goto('/owner')
  await expect(page.getByRole('button', { name: 'Closed today' })).toBeVisible()
  // Stubbed, because a real closure would affect every other test.
  const visitor = await browser.newPage()
  const closed = { from: '2000-01-01', to: '2999-12-31', sentence: 'We are closed today.' }
  await visitor.route('**/api/closures', (route) => route.fulfill({ json: { closedDays: [closed] } }))
  await openReady(visitor, '/about')
  await expect(visitor.getByText(closed.sentence)).toBeVisible()

  await visitor.goto('/owner')
  await expect(visitor.getByRole('button', { name: 'Mail me a link' })).toBeVisible()
  await visitor.close()
  await page.getByRole('link', { name: 'Show a job' }).click()
  await page.getByRole('button', { name: 'Show a job' }).click()
  await expect(page.getByLabel('Title'), 'of no enquiry').toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Sign out on all phones' }).click()
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible()
})
