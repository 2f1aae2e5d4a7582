import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { expect, openReady, sampleBand, test } from './site.ts'

const rooms = ['Loft room', 'Bedroom', 'Bathroom', 'Study', 'Living room', 'Hall', 'Kitchen', 'Driveway', 'Garden']

async function expectSwitch(page: Page, room: string): Promise<void> {
  const toggle = page.getByRole('button', { name: `${room} light` })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const box = await toggle.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), room).toBeGreaterThanOrEqual(44)
}

/** Uses every room's switch, then one by pointer and by key, then all at once. */
async function useSwitches(page: Page): Promise<void> {
  for (const room of rooms) await expectSwitch(page, room)
  await page.getByRole('button', { name: 'Bedroom light' }).click()
  await expect(page.getByRole('button', { name: 'Bedroom light' })).toHaveAttribute('aria-pressed', 'false')
  const dark = page.locator('.lit-house__dark[style*="#room-bedroom"]')
  await expect(dark).toHaveCSS('opacity', '1')
  await expect
    .poll(() => dark.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toContain('unlit')
  await page.getByRole('button', { name: 'Bedroom light' }).press('Enter')
  await expect(dark).toHaveCSS('opacity', '0')

  await page.getByRole('button', { name: 'All off' }).click()
  await expect(page.getByRole('button', { name: / light$/, pressed: false })).toHaveCount(rooms.length)
  await page.getByRole('button', { name: 'All on' }).click()
  await expect(page.getByRole('button', { name: / light$/, pressed: true })).toHaveCount(rooms.length)
}

test('on a phone every room has a switch that says whether its light is on, a quote, the phone and the first switches are in view, and the view turns to the garden and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openReady(page, '/')
  await page.setViewportSize({ width: 390, height: 664 + Math.ceil(await sampleBand(page)) })
  const hero = page.getByRole('region', { name: /^Your electrician/ })
  for (const control of [
    hero.getByRole('link', { name: 'Get Free Quote' }),
    hero.getByRole('link', { name: business.phone.display }),
    hero.getByRole('button', { name: 'Loft room light' }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await useSwitches(page)
  const sheet = page.locator('.lit-house__picture')
  const left = async () => (await sheet.boundingBox())?.x ?? 0
  const atHome = await left()
  await page.getByRole('button', { name: 'Garden light' }).click()
  await expect.poll(left).toBeLessThan(atHome - 50)
  await page.getByRole('button', { name: 'Hall light' }).click()
  await expect.poll(left).toBe(atHome)
})

test('on a desktop a switch that has the focus names its room, and so does pointing at the room, with what is done there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  const readout = page.locator('.lit-house__says')
  await page.getByRole('button', { name: 'Study light' }).focus()
  await expect(readout).toContainText('wired data')
  await page.locator('.lit-house__room').nth(rooms.indexOf('Kitchen')).hover()
  await expect(readout).toContainText('Kitchen')
  await expect(readout).toContainText('fault finding')
  await readout.getByRole('link').click()
  await expect(page).toHaveURL('/services/heating')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the house is a picture with a list of links', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('list', { name: 'Rooms and what is done there' }).getByRole('link')
    await expect(links).toHaveCount(rooms.length)
    await expect(page.getByRole('button', { name: 'Hall light' })).toBeHidden()
    await expect(page.getByRole('img', { name: /Cutaway of a house/ })).toBeVisible()
  })
})
