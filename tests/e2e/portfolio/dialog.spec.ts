import { expectToFitWithLargerText } from '../support/larger-text.ts'
import { expect, expectAccessible, openReady, test } from '../support/site.ts'
import { cardLink, openPortfolio, projectDialog, sample, scrollToGallery } from './portfolio.ts'

const { collection, single } = sample
const { images } = collection
const ownTitle = /^Full rewire of a Victorian terrace, East Sheen/

test('Escape and a press outside close the dialog, which leaves no entry in the history and hands the focus back', async ({
  page,
}) => {
  await openReady(page, '/about')
  await scrollToGallery(page)
  const dialog = projectDialog(page, collection.title)
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await cardLink(page, collection.title).click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(`/about?project=${collection.id}`)
    const entries = await page.evaluate(() => history.length)
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/about')
    await expect(cardLink(page, collection.title)).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(entries)
  }
})

test('a project that the page does not list opens by its address, so does a picture within a collection', async ({
  page,
}) => {
  await openReady(page, '/about?project=prj-018')
  await expect(projectDialog(page, 'Bedroom and landing smart lighting')).toBeVisible()
  await openReady(page, `/about?project=${collection.thirdImage}`)
  const dialog = projectDialog(page, collection.title)
  await expect(dialog.getByText(`3 of ${images}`)).toBeVisible()
  await expect(dialog.locator('.carousel__slide').nth(2)).toBeInViewport({ ratio: 0.9 })
  await expect(page).toHaveTitle(ownTitle)
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(/^About/)
})

test('a withdrawn project is said to be, in view, until the next action', async ({ page }) => {
  const gone = page.getByRole('status').filter({ hasText: 'This job is no longer shown.' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/about?project=prj-999')
  await expect(page).toHaveURL('/about')
  await expect(gone).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, '.project-gallery')
  await cardLink(page, collection.title).click()
  await expect(projectDialog(page, collection.title)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/about')
  await expect(gone).toBeHidden()
})

test('a card opens its project at an address and a title of its own, which show the same picture after a reload; Back closes it', async ({
  page,
}) => {
  await openPortfolio(page, '?category=Renovations')
  const list = await page.title()
  await cardLink(page, collection.title).click()
  const dialog = projectDialog(page, collection.title)
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`/portfolio?category=Renovations&project=${collection.id}`)
  await expect(page).toHaveTitle(ownTitle)
  await expect(dialog).toContainText('A three-bedroom terrace')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Data points' })).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(`${place} of ${images}`, { exact: true })).toBeVisible()
  }
  await expect(page).toHaveURL(`/portfolio?category=Renovations&project=${collection.thirdImage}`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expect(dialog.getByText(`3 of ${images}`)).toBeVisible()
  await expect(dialog.locator('.carousel__slide').nth(2)).toBeInViewport({ ratio: 0.9 })
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/portfolio?category=Renovations')
  await expect(page).toHaveTitle(list)
  await expect(cardLink(page, collection.title)).toBeFocused()
  await page.goForward()
  await expect(dialog.getByText(`3 of ${images}`)).toBeVisible()
  await expect(page).toHaveTitle(ownTitle)
})

test('a project with one picture has neither counter nor buttons; its calls to action lead to the form, the phone and WhatsApp with the title in the message', async ({
  page,
}) => {
  await openPortfolio(page, `?project=${single.id}`)
  const dialog = projectDialog(page, single.title)
  await expect(dialog.getByRole('img')).toHaveCount(1)
  await expect(dialog.getByText('of 1')).toHaveCount(0)
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+44/)
  const whatsapp = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(single.title)
  await dialog.getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page).toHaveURL(`/contact?project=${single.id}`)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: `About: ${single.title}` })).toBeChecked()
  await page.goBack()
  await expect(dialog).toBeVisible()
})

test('with text at twice its size no word of a project breaks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPortfolio(page, `?project=${collection.id}`)
  await expect(projectDialog(page, collection.title).getByText(`1 of ${images}`, { exact: true })).toBeVisible()
  await expectToFitWithLargerText(page)
})

test('on a desktop the buttons of a project stay under the pointer from a picture to the plan', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPortfolio(page, `?project=${collection.id}`)
  const dialog = projectDialog(page, collection.title)
  const next = dialog.getByRole('button', { name: 'Next image' })
  await next.hover()
  const before = await next.boundingBox()
  for (const place of [2, 3]) {
    await next.click()
    await expect(dialog.getByText(`${place} of ${images}`, { exact: true })).toBeVisible()
    expect(await next.boundingBox()).toEqual(before)
  }
})
