import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { expect, openReady, sampleBand, test } from './site.ts'

const rooms = ['Loft room', 'Bedroom', 'Bathroom', 'Study', 'Living room', 'Hall', 'Kitchen', 'Driveway', 'Garden']

const switchOf = (page: Page, room: string) => page.locator('.way', { hasText: room }).locator('.way__switch')
const on = (page: Page, isOn: boolean) => page.locator(`.way__switch[data-on="${isOn}"]`)

async function expectSwitch(page: Page, room: string): Promise<void> {
  const toggle = switchOf(page, room)
  await expect(toggle).toHaveAttribute('data-on', 'true')
  const box = await toggle.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), room).toBeGreaterThanOrEqual(44)
}

/** Uses one room's switch, then all at once. */
async function useSwitches(page: Page): Promise<void> {
  await switchOf(page, 'Bedroom').click()
  await expect(switchOf(page, 'Bedroom')).toHaveAttribute('data-on', 'false')
  const dark = page.locator('.lit-house__dark[style*="#room-bedroom"]')
  await expect(dark).toHaveCSS('opacity', '1')
  await expect
    .poll(() => dark.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toContain('unlit')
  await switchOf(page, 'Bedroom').click()
  await expect(dark).toHaveCSS('opacity', '0')

  await page.getByText('All off').click()
  await expect(on(page, false)).toHaveCount(rooms.length)
  await page.getByText('All on').click()
  await expect(on(page, true)).toHaveCount(rooms.length)
}

test('on a phone every room in the picture has a switch, and a quote, the phone and the first switches are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openReady(page, '/')
  await page.setViewportSize({ width: 390, height: 664 + Math.ceil(await sampleBand(page)) })
  const hero = page.getByRole('region', { name: /^Your electrician/ })
  for (const control of [
    hero.getByRole('link', { name: 'Get Free Quote' }),
    hero.getByRole('link', { name: business.phone.display }),
    switchOf(page, 'Loft room'),
  ])
    await expect(control).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  for (const room of rooms.slice(0, 7)) await expectSwitch(page, room)
  // Outside the crop.
  for (const room of rooms.slice(7)) await expect(switchOf(page, room)).toBeHidden()
  await expect(hero.getByRole('list', { name: /^Rooms/ }).getByRole('link')).toHaveCount(rooms.length)
  await useSwitches(page)
})

test('the switches are decoration: the names alone are reached by keys, and said by a screen reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  const board = page.locator('.lit-house__board')
  await expect(board.getByRole('button')).toHaveCount(0)
  await board.getByRole('link').first().focus()
  for (const room of rooms) {
    const name = board.getByRole('list').getByRole('link', { name: room })
    await expect(name).toBeFocused()
    await page.keyboard.press('Tab')
  }
  for (const room of rooms) await expectSwitch(page, room)
  await useSwitches(page)
  // A press leaves the focus where it was.
  await expect(page.locator('.way__switch:focus, .lit-house__master:focus')).toHaveCount(0)
})

for (const [how, size] of Object.entries({ 'held sideways': [667, 375], 'zoomed to 200 %': [720, 450] } as const)) {
  test(`on a screen ${how} the house is as wide as the screen, with every switch, and covered by nothing`, async ({
    page,
  }) => {
    const [width, height] = size
    await page.setViewportSize({ width, height })
    await openReady(page, '/')
    const scene = await page.locator('.lit-house__picture > .house-picture > img').boundingBox()
    expect(scene?.width).toBeGreaterThan(width - 20)
    const actions = await page.locator('.hero .actions').boundingBox()
    expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(scene?.y ?? 0)
    for (const room of rooms) await expectSwitch(page, room)
  })
}

test('on a desktop a name that has the focus names its room below, and so does pointing at the room, with what is done there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  const readout = page.locator('.lit-house__says')
  await page.getByRole('link', { name: 'Study', exact: false }).first().focus()
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
    await expect(switchOf(page, 'Hall')).toBeHidden()
    await expect(page.getByText('Switch a light.')).toBeHidden()
    await expect(page.getByRole('img', { name: /Cutaway of a house/ })).toBeVisible()
  })
})
