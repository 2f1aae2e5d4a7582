import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { business } from '#content/business.ts'
import { litHouse } from '#content/exhibits/lit-house.ts'
import { notice } from '#content/lib/owner/notice.ts'
import { expect, expectAccessible, openReady, sampleBand, test } from './site.ts'

const rooms = litHouse.rooms.map(({ name }) => name)
const saidOf = (room: string) => litHouse.rooms.find(({ name }) => name === room)?.says ?? ''

const switchOf = (page: Page, room: string) => page.getByRole('switch', { name: `${room} light` })
const on = (page: Page, isOn: boolean) => page.getByRole('switch', { checked: isOn })
const roomIn = (page: Page, room: string) => page.locator('.lit-house__room').nth(rooms.indexOf(room))
const nameOf = (page: Page, room: string) =>
  page.getByRole('list', { name: /^Rooms/ }).getByRole('link', { name: room, exact: false })
const readout = (page: Page) => page.locator('.lit-house__says')
const behind = (page: Page) => page.getByRole('button', { name: 'Behind the plaster' })
const wiring = (page: Page) => page.getByRole('img', { name: litHouse.wiring.alt })

/** Requests for the drawing of the wiring so far: what is drawn, the code and the styles for it. */
function wiringRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/wiring/i.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Mean brightness, out of 255, of what is seen there. */
async function brightness(seen: Locator): Promise<number> {
  const { channels } = await sharp(await seen.screenshot()).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
}

async function expectSwitch(page: Page, room: string): Promise<void> {
  const toggle = switchOf(page, room)
  await expect(toggle).toBeChecked()
  const box = await toggle.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), room).toBeGreaterThanOrEqual(44)
}

/** Uses one room's switch, then all at once, and looks at the rooms. */
async function useSwitches(page: Page): Promise<void> {
  const [bedroom, kitchen] = [roomIn(page, 'Bedroom'), roomIn(page, 'Kitchen')]
  // The outline of the room that is named is part of what is seen.
  await switchOf(page, 'Bedroom').hover()
  const [bedroomLit, kitchenLit] = [await brightness(bedroom), await brightness(kitchen)]
  await switchOf(page, 'Bedroom').click()
  await expect(switchOf(page, 'Bedroom')).not.toBeChecked()
  await expect.poll(() => brightness(bedroom)).toBeLessThan(bedroomLit - 8)
  expect(Math.abs((await brightness(kitchen)) - kitchenLit)).toBeLessThan(3)
  await switchOf(page, 'Bedroom').click()
  await expect.poll(async () => Math.abs((await brightness(bedroom)) - bedroomLit)).toBeLessThan(3)

  await page.getByText('All off').click()
  await expect(on(page, false)).toHaveCount(rooms.length)
  await expect.poll(() => brightness(kitchen)).toBeLessThan(kitchenLit - 8)
  await page.getByText('All on').click()
  await expect(on(page, true)).toHaveCount(rooms.length)
  await expect.poll(async () => Math.abs((await brightness(kitchen)) - kitchenLit)).toBeLessThan(3)
}

test('on a phone what you get, a quote and the phone are on the first screen, on most phones the first switches too; the house is whole, and each room has a switch in three rows of three', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  // Without the owner's notice, which takes a line of the screen on a few days of the year.
  if (notice) await page.clock.setFixedTime(notice.until)
  await openReady(page, '/')
  await page.setViewportSize({ width: 390, height: 664 + Math.ceil(await sampleBand(page)) })
  const hero = page.getByRole('region', { name: /^Your electrician/ })
  for (const words of [
    hero.locator('.lead'),
    hero.getByRole('link', { name: 'Get Free Quote' }),
    hero.getByRole('link', { name: business.phone.display }),
  ])
    await expect(words).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(switchOf(page, 'Loft')).toBeInViewport({ ratio: 1 })
  const house = await page.getByRole('img', { name: litHouse.alt }).boundingBox()
  expect(house).toMatchObject({ x: 0, width: 390 })
  expect(house?.height).toBeCloseTo((390 * 1140) / 1200, -1)
  const places = await Promise.all(rooms.map((room) => switchOf(page, room).boundingBox()))
  for (const at of ['x', 'y'] as const) expect(new Set(places.map((place) => place?.[at])).size).toBe(3)
  for (const room of rooms) await expectSwitch(page, room)
  await useSwitches(page)
})

test('each room has a switch and a name in the order of the tab key, and the keys do what the mouse does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  await switchOf(page, 'Loft').focus()
  for (const room of rooms) {
    await expect(switchOf(page, room)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(nameOf(page, room)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(on(page, false)).toHaveCount(rooms.length)
  await switchOf(page, 'Kitchen').focus()
  const dark = await brightness(roomIn(page, 'Kitchen'))
  await page.keyboard.press('Space')
  await expect(on(page, true)).toHaveCount(1)
  await expect.poll(() => brightness(roomIn(page, 'Kitchen'))).toBeGreaterThan(dark + 8)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'All on' }).press('Enter')
  for (const room of rooms) await expectSwitch(page, room)
  await useSwitches(page)
})

for (const [how, size] of Object.entries({ 'held sideways': [667, 375], 'zoomed to 200 %': [720, 450] } as const)) {
  test(`on a screen ${how} the house is as wide as the screen, with every switch, and covered by nothing`, async ({
    page,
  }) => {
    const [width, height] = size
    await page.setViewportSize({ width, height })
    await openReady(page, '/')
    const house = await page.getByRole('img', { name: litHouse.alt }).boundingBox()
    expect(house?.width).toBeGreaterThan(width - 20)
    const actions = await page.locator('.hero .actions').boundingBox()
    expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(house?.y ?? 0)
    for (const room of rooms) await expectSwitch(page, room)
  })
}

test('no name of a room breaks, and no line of the heading runs into the house', async ({ page }) => {
  await openReady(page, '/')
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('.way__link').evaluateAll((links) =>
      links.map((link) => {
        const name = document.createRange()
        name.selectNode(link.firstChild ?? link)
        return name.getClientRects().length
      }),
    )
    expect(lines, `${width} px`).toEqual(rooms.map(() => 1))
    if (width < 1024) continue
    const heading = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect().right
    })
    const houses = await Promise.all(rooms.slice(0, 7).map((room) => roomIn(page, room).boundingBox()))
    expect(heading, `${width} px`).toBeLessThan(Math.min(...houses.map((house) => house?.x ?? 0)))
  }
})

test('on a desktop a name that has the focus names its room below, and so does pointing at the room, with what is done there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  await nameOf(page, 'Study').focus()
  await expect(readout(page)).toContainText(saidOf('Study'))
  await roomIn(page, 'Kitchen').hover()
  await expect(readout(page)).toContainText('Kitchen')
  await expect(readout(page)).toContainText(saidOf('Kitchen'))
  await readout(page).getByRole('link').click()
  await expect(page).toHaveURL('/services/showers-cookers')
})

test('behind the plaster is the wiring, fetched once and only when asked for, and the light comes back as it was', async ({
  page,
}) => {
  const asked = wiringRequests(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  await roomIn(page, 'Bedroom').click()
  await expect(switchOf(page, 'Bedroom')).not.toBeChecked()
  await page.waitForLoadState('networkidle')
  await page.mouse.move(10, 10)
  const [lit, dark] = [await brightness(roomIn(page, 'Kitchen')), await brightness(roomIn(page, 'Bedroom'))]
  expect(asked).toEqual([])
  await expect(behind(page)).toHaveAttribute('aria-pressed', 'false')

  await behind(page).click()
  await expect(behind(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(wiring(page)).toBeVisible()
  await expect.poll(() => brightness(roomIn(page, 'Kitchen'))).toBeLessThan(lit / 2)
  expect(asked.some((url) => url.endsWith('.json'))).toBe(true)
  const once = [...asked]
  expect(once).toHaveLength(new Set(once).size)
  // A room shows what feeds it under its light, which afterwards is as it was.
  await roomIn(page, 'Kitchen').click()
  await expect.poll(() => brightness(roomIn(page, 'Kitchen'))).toBeGreaterThan(lit - 8)
  await roomIn(page, 'Driveway').click()
  await expect(readout(page)).toContainText('Car charger')
  await expect.poll(() => brightness(roomIn(page, 'Kitchen'))).toBeLessThan(lit / 2)
  await expect(on(page, true)).toHaveCount(1)

  await behind(page).click()
  await expect(wiring(page)).toBeHidden()
  await expect(behind(page)).toHaveAttribute('aria-pressed', 'false')
  await page.mouse.move(10, 10)
  await expect(switchOf(page, 'Bedroom')).not.toBeChecked()
  await expect(on(page, true)).toHaveCount(rooms.length - 1)
  await expect.poll(async () => Math.abs((await brightness(roomIn(page, 'Kitchen'))) - lit)).toBeLessThan(3)
  expect(Math.abs((await brightness(roomIn(page, 'Bedroom'))) - dark)).toBeLessThan(3)

  await behind(page).click()
  await expect(wiring(page)).toBeVisible()
  await page.getByText('All on').click()
  await expect(wiring(page)).toBeHidden()
  await expect(on(page, true)).toHaveCount(rooms.length)
  expect(asked).toEqual(once)
})

test('behind the plaster a room that has the focus lights its circuits, numbered as on the consumer unit, and a screen reader says them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  const numberOf = (name: string) => Object.values(litHouse.circuits).indexOf(name) + 1
  const warm = async () => {
    const { channels } = await sharp(await page.locator('.lit-house__scene').screenshot()).stats()
    return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
  }
  await behind(page).focus()
  await page.keyboard.press('Enter')
  await expect(wiring(page)).toBeVisible()
  await expect(readout(page)).toContainText('Every circuit begins here')
  await expect(readout(page)).toHaveAttribute('aria-live', 'polite')
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const before = await warm()
  // Back over All off, the garden and the driveway, each with its switch.
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Shift+Tab')
  await expect(nameOf(page, 'Kitchen')).toBeFocused()
  await expect(readout(page).getByRole('listitem')).toHaveText(
    ['Cooker', 'Kitchen sockets', 'Downstairs lights', 'Smoke alarms'].map((name) =>
      RegExp(`^Circuit ${numberOf(name)} ${name}$`),
    ),
  )
  await expect.poll(warm).toBeGreaterThan(before + 0.5)
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Shift+Tab')
  await expect(readout(page)).toContainText('fuse board')
  await expect(readout(page).getByRole('listitem')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('behind the plaster the house is in view, and a tap on a room shows what feeds it', async ({ page }) => {
    await openReady(page, '/')
    await behind(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 200))
    await behind(page).tap()
    await expect(wiring(page)).toBeInViewport({ ratio: 0.95 })
    await expect(behind(page)).toBeInViewport({ ratio: 1 })
    await roomIn(page, 'Garden').tap()
    await expect(readout(page)).toContainText('outdoor socket')
    await behind(page).tap()
    await expect(on(page, true)).toHaveCount(rooms.length)
  })
})

test('behind the plaster fits from the narrowest phone to a desktop, and is accessible', async ({ page }) => {
  await openReady(page, '/')
  await behind(page).click()
  await expect(wiring(page)).toBeVisible()
  await nameOf(page, 'Kitchen').focus()
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    // The drawing belongs to the picture that is shown.
    await expect
      .poll(async () => {
        const [drawn, house] = await Promise.all([
          wiring(page).boundingBox(),
          page.getByRole('img', { name: litHouse.alt }).boundingBox(),
        ])
        return Math.abs((drawn?.height ?? 0) - (house?.height ?? 1))
      })
      .toBeLessThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    await expectAccessible(page, '.hero')
  }
})

test('the wiring draws itself within 600 ms, and under reduced motion it is there at once', async ({ page }) => {
  await openReady(page, '/')
  /** When the last thing has come to rest, in milliseconds. */
  const end = () =>
    wiring(page).evaluate((drawing) => {
      const ends = [...drawing.querySelectorAll('*')].map((element) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(element)
        return animationName === 'none' ? 0 : Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)
      })
      return 1000 * Math.max(...ends)
    })
  await behind(page).click()
  await expect(wiring(page)).toBeVisible()
  expect(await end()).toBeCloseTo(600)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await end()).toBe(0)
})

test('in forced colours the wiring is a plan: lines on the ground of the page, without the picture', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await openReady(page, '/')
  await behind(page).click()
  await expect(wiring(page)).toBeVisible()
  await expect(page.locator('.house-picture')).toHaveCSS('visibility', 'hidden')
  const plan = await sharp(await page.locator('.lit-house__scene').screenshot()).stats()
  // Canvas is white here, and lines cover little of it.
  for (const { mean, min } of plan.channels.slice(0, 3)) {
    expect(mean).toBeGreaterThan(200)
    expect(min).toBeLessThan(60)
  }
})

test('wiring that cannot be fetched is said in a sentence, the light stays on, and the next press tries again', async ({
  page,
  context,
}) => {
  await openReady(page, '/')
  await context.setOffline(true)
  await behind(page).click()
  await expect(readout(page)).toHaveText(litHouse.wiring.failed)
  await expect(behind(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(on(page, true)).toHaveCount(rooms.length)
  await context.setOffline(false)

  const answer = Promise.withResolvers<void>()
  await page.route('**/assets/house-wiring-*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await behind(page).click()
  await expect(readout(page)).toHaveText(litHouse.wiring.loading)
  answer.resolve()
  await expect(wiring(page)).toBeVisible()
})

test('on paper, also across, the lights are on below the heading, and nothing is behind the plaster', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await openReady(page, '/')
  await page.emulateMedia({ media: 'print' })
  const house = page.getByRole('img', { name: litHouse.alt })
  const lit = await brightness(house)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual((await house.boundingBox())?.y ?? 0)
  await page.emulateMedia({ media: 'screen' })
  await behind(page).click()
  await expect(wiring(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(wiring(page)).toBeHidden()
  await expect(behind(page)).toBeHidden()
  await expect(page.locator('.hero').getByText('Illustration')).toBeVisible()
  expect(Math.abs((await brightness(house)) - lit)).toBeLessThan(1)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the house is a picture with a list of links', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('list', { name: 'Rooms and what is done there' }).getByRole('link')
    await expect(links).toHaveCount(rooms.length)
    await expect(switchOf(page, 'Hall')).toBeHidden()
    await expect(behind(page)).toBeHidden()
    await expect(page.getByText(litHouse.hint)).toBeHidden()
    await expect(page.getByRole('img', { name: litHouse.alt })).toBeVisible()
    await expect(page.locator('.hero').getByText('Illustration')).toBeVisible()
  })
})

test('where the script cannot be loaded, nothing that needs it is shown', async ({ page }) => {
  await page.route(/\/assets\/hydrate-.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(behind(page)).toBeHidden()
  await expect(switchOf(page, 'Hall')).toBeHidden()
  await expect(nameOf(page, 'Hall')).toBeVisible()
})
