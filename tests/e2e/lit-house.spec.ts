import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { business } from '#content/business.ts'
import { litHouse } from '#content/exhibits/lit-house.ts'
import { expect, expectAccessible, hold, openReady, showPhone, showWhole, test } from './support/site.ts'

const rooms = litHouse.rooms.map(({ name }) => name)
const saidOf = (room: string) => litHouse.rooms.find(({ name }) => name === room)?.says ?? ''

const circuits = Object.values(litHouse.circuits)
const numberOf = (circuit: string) => String(circuits.indexOf(circuit) + 1)

const switchOf = (page: Page, room: string) => page.getByRole('switch', { name: `${room} light` })
const on = (page: Page, isOn: boolean) => page.getByRole('switch', { checked: isOn })
const roomIn = (page: Page, room: string) => page.locator('.lit-house__room').nth(rooms.indexOf(room))
const nameOf = (page: Page, room: string) =>
  page.getByRole('list', { name: /^Rooms/ }).getByRole('link', { name: room, exact: false })
const readout = (page: Page) => page.locator('.lit-house__says')
const behind = (page: Page) => page.getByRole('button', { name: 'Behind the plaster' })
const wiring = (page: Page) => page.getByRole('img', { name: litHouse.wiring.alt })

/** Mean brightness, out of 255, of what is seen there. */
async function brightness(seen: Locator): Promise<number> {
  const { channels } = await sharp(await seen.screenshot()).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
}

test('on a phone what you get, a quote and the phone are on the first screen; each room has a switch for a thumb, which darkens that room alone', async ({
  page,
}) => {
  await openReady(page, '/')
  await showPhone(page, 664)
  const hero = page.getByRole('region', { name: /^Your electrician/ })
  for (const words of [
    hero.locator('.lead'),
    hero.getByRole('link', { name: 'Get Free Quote' }),
    hero.getByRole('link', { name: business.phone.display }),
  ])
    await expect(words).toBeInViewport({ ratio: 1 })

  for (const room of rooms) {
    const { width = 0, height = 0 } = (await switchOf(page, room).boundingBox()) ?? {}
    expect(Math.min(width, height), room).toBeGreaterThanOrEqual(44)
  }
  const [bedroom, kitchen] = [roomIn(page, 'Bedroom'), roomIn(page, 'Kitchen')]
  // The outline of the room that is named is part of what is seen.
  await switchOf(page, 'Bedroom').hover()
  const [bedroomLit, kitchenLit] = [await brightness(bedroom), await brightness(kitchen)]
  await switchOf(page, 'Bedroom').click()
  await expect(on(page, false)).toHaveCount(1)
  await expect.poll(() => brightness(bedroom)).toBeLessThan(bedroomLit - 8)
  expect(Math.abs((await brightness(kitchen)) - kitchenLit)).toBeLessThan(3)
  await page.getByText('All off').click()
  await expect(on(page, false)).toHaveCount(rooms.length)
  await expect.poll(() => brightness(kitchen)).toBeLessThan(kitchenLit - 8)
})

test('by keyboard each room has a switch and a name, in order; a name that has the focus, or a room that is pointed at, says what is done there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  await switchOf(page, 'Loft').focus()
  for (const room of rooms) {
    await expect(switchOf(page, room)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(nameOf(page, room)).toBeFocused()
    await expect(readout(page)).toContainText(saidOf(room))
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(on(page, false)).toHaveCount(rooms.length)
  await switchOf(page, 'Kitchen').press('Space')
  await expect(on(page, true)).toHaveCount(1)
  await roomIn(page, 'Kitchen').hover()
  await expect(readout(page)).toContainText(saidOf('Kitchen'))
  await readout(page).getByRole('link').click()
  await expect(page).toHaveURL('/services/showers-cookers')
})

test('behind the plaster is the wiring, fetched once and only when asked for; a room shows what feeds it, nothing below moves, and the light comes back as it was', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/wiring/i.test(request.url())) asked.push(request.url())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  await roomIn(page, 'Bedroom').click()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const lit = await brightness(roomIn(page, 'Kitchen'))
  const below = await page.getByRole('heading', { name: 'Featured work' }).boundingBox()

  await behind(page).click()
  await expect(behind(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(wiring(page)).toBeVisible()
  const once = [...asked]
  expect(once).toHaveLength(new Set(once).size)
  // A room shows what feeds it under its light, which afterwards is as it was.
  await roomIn(page, 'Kitchen').click()
  await expect.poll(() => brightness(roomIn(page, 'Kitchen'))).toBeGreaterThan(lit - 8)
  await roomIn(page, 'Driveway').click()
  await expect(readout(page)).toContainText('Car charger')
  await expect.poll(() => brightness(roomIn(page, 'Kitchen'))).toBeLessThan(lit / 2)
  expect(await page.getByRole('heading', { name: 'Featured work' }).boundingBox()).toEqual(below)

  await behind(page).click()
  await expect(wiring(page)).toBeHidden()
  await expect(switchOf(page, 'Bedroom')).not.toBeChecked()
  await expect(on(page, true)).toHaveCount(rooms.length - 1)
  await behind(page).click()
  await page.getByText('All on').click()
  await expect(wiring(page)).toBeHidden()
  await expect(on(page, true)).toHaveCount(rooms.length)
  expect(asked).toEqual(once)
})

test('behind the plaster the circuits of a room that has the focus are said by their numbers in the picture, which light up on every screen', async ({
  page,
}) => {
  await openReady(page, '/')
  const wayOf = (name: string) => wiring(page).getByText(numberOf(name), { exact: true })
  await behind(page).press('Enter')
  await expect(readout(page)).toContainText('Every circuit begins here')
  await expect(readout(page)).toHaveAttribute('aria-live', 'polite')
  await nameOf(page, 'Kitchen').focus()
  await expect(readout(page).getByRole('listitem')).toHaveText(
    ['Cooker', 'Kitchen sockets', 'Downstairs lights', 'Smoke alarms'].map((name) =>
      RegExp(`^Circuit ${numberOf(name)} ${name}$`),
    ),
  )
  for (const width of [320, 390, 1440]) {
    await showWhole(page, width)
    const height = async (picture: Locator) => (await picture.boundingBox())?.height ?? 0
    const house = page.getByRole('img', { name: litHouse.alt })
    await expect.poll(async () => Math.abs((await height(wiring(page))) - (await height(house)))).toBeLessThan(0.5)
    for (const name of circuits) expect(await height(wayOf(name)), `${name} at ${width} px`).toBeGreaterThan(11)
    expect(await brightness(wayOf('Cooker'))).toBeGreaterThan((await brightness(wayOf('Car charger'))) + 15)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    await expectAccessible(page, '.hero')
  }
})

test('the circuits draw themselves within 600 ms, at once under reduced motion, without the picture in forced colours, where what is lit stands out, never on paper', async ({
  page,
}) => {
  await openReady(page, '/')
  const ends = await behind(page).evaluate(async (button: HTMLElement, alt) => {
    const { promise: animations, resolve } = Promise.withResolvers<Animation[]>()
    new MutationObserver((_, observer) => {
      const drawing = document.querySelector(`[aria-label="${alt}"]`)
      if (!drawing) return
      observer.disconnect()
      resolve(drawing.getAnimations({ subtree: true }))
    }).observe(document.body, { childList: true, subtree: true })
    button.click()
    return (await animations).map(({ effect }) => Number(effect?.getComputedTiming().endTime))
  }, litHouse.wiring.alt)
  expect(Math.max(...ends)).toBeGreaterThan(0)
  expect(Math.max(...ends)).toBeLessThanOrEqual(600)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await behind(page).click()
  await expect(wiring(page)).toBeHidden()
  await behind(page).click()
  await expect(wiring(page)).toBeVisible()
  expect(await wiring(page).evaluate((drawing) => drawing.getAnimations({ subtree: true }))).toEqual([])
  const picture = page.getByRole('img', { name: litHouse.alt })
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(wiring(page)).toBeVisible()
  await expect(picture).toBeHidden()
  await nameOf(page, 'Kitchen').focus()
  const lit = wiring(page).getByText(numberOf('Cooker'), { exact: true })
  const unlit = wiring(page).getByText(numberOf('Car charger'), { exact: true })
  await expect.poll(async () => (await brightness(unlit)) - (await brightness(lit))).toBeGreaterThan(60)
  const number = readout(page).getByText(numberOf('Cooker'), { exact: true })
  const { x, y, height } = (await number.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  const besideNumber = { x: x - 2, y: y + height / 2, width: 4, height: 1 }
  const { channels } = await sharp(await page.screenshot({ clip: besideNumber })).stats()
  expect(channels[0]?.min, 'a border').toBeLessThan(100)
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(picture).toBeVisible()
  for (const absent of [wiring(page), behind(page)]) await expect(absent).toBeHidden()
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

  const answer = await hold(page, '**/assets/house-wiring-*')
  await behind(page).click()
  await expect(readout(page)).toHaveText(litHouse.wiring.loading)
  await answer()
  await expect(wiring(page)).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the house is a picture with a list of links', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('list', { name: 'Rooms and what is done there' }).getByRole('link')
    await expect(links).toHaveCount(rooms.length)
    for (const absent of [switchOf(page, 'Hall'), behind(page), page.getByText(litHouse.hint)])
      await expect(absent).toBeHidden()
    await expect(page.getByRole('img', { name: litHouse.alt })).toBeVisible()
  })
})
