import { business } from '#content/business.ts'
import { servicesPage } from '#content/pages/services.ts'
import { expect, openReady, showPhone, test } from './site.ts'

test('a service page has its price on the first screen', async ({ page }) => {
  for (const path of ['/services/rewiring', '/security']) {
    await openReady(page, path)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      const price = page.getByRole('complementary', { name: 'Price' }).locator('p').first()
      await expect(price, `${path} at ${viewport.width} px`).toBeInViewport()
    }
  }
})

test('in the hero of a service the figure of its price stands beside what it is for', async ({ page }) => {
  await openReady(page, '/services/consumer-unit')
  const price = page.getByRole('complementary', { name: 'Price' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const lead = await price.getByRole('paragraph').first().boundingBox()
    const figure = await price.getByText(/^from £/).boundingBox()
    expect(figure?.x, `${width} px`).toBeGreaterThanOrEqual((lead?.x ?? 0) + (lead?.width ?? 0))
    const end = (figure?.y ?? 0) + (figure?.height ?? 0)
    expect(Math.abs(end - (lead?.y ?? 0) - (lead?.height ?? 0)), `${width} px`).toBeLessThan(8)
  }
})

test('a phone has the quote of a service on its first screen, with some of its drawing or picture', async ({
  page,
}) => {
  for (const slug of ['rewiring', 'consumer-unit', 'garden-office', 'ev-charging', 'landlords-businesses']) {
    await openReady(page, `/services/${slug}`)
    await showPhone(page)
    const hero = page.locator('.page-hero')
    await expect(hero.getByRole('link', { name: 'Get Free Quote' }), slug).toBeInViewport({ ratio: 1 })
    await expect(hero.getByRole('img').last(), slug).toBeInViewport()
  }
})

test('a tablet has a whole drawing on its first screen; the list of services has none on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/services', '/services/eicr']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('img').first(), path).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services')
  await expect(page.locator('.page-hero').getByRole('img')).toHaveCount(0)
})

test('each service in a list stands beside a drawing of its own', async ({ page }) => {
  for (const [path, title] of [
    ['/services', servicesPage.services.title],
    ['/areas/kew', 'Our services in Kew'],
  ] as const) {
    await openReady(page, path)
    const services = page.getByRole('region', { name: title }).getByRole('heading', { level: 3 })
    await expect(services.first()).toBeVisible()
    const drawings: string[] = []
    for (const service of await services.filter({ has: page.getByRole('link') }).all()) {
      await service.scrollIntoViewIfNeeded()
      const drawing = service.locator('img')
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      drawings.push((await drawing.getAttribute('src')) ?? '')
    }
    expect(drawings.length, path).toBeGreaterThan(3)
    expect(new Set(drawings).size, path).toBe(drawings.length)
  }
})

test('in an emergency, number and Call are on the first screen of every width, after fire and gas; each call is a link', async ({
  page,
}) => {
  await openReady(page, '/services/emergency')
  const hero = page.locator('.page-hero')
  const number = hero.getByRole('link', { name: business.phone.display, exact: true })
  for (const [width, height] of [
    [360, 640],
    // The part of 844 px that Safari's toolbars leave.
    [390, 664],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const links = [
      hero.getByRole('link', { name: 'call 999' }).first(),
      hero.getByRole('link', { name: '0800 111 999' }).first(),
    ]
    for (const seen of [...links, number, hero.getByRole('link', { name: 'Call Now' })])
      await expect(seen, `${width}x${height}`).toBeInViewport({ ratio: 1 })
    const tops = await Promise.all([...links, number].map(async (link) => (await link.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  }
  await expect(hero.getByRole('link', { name: 'call', exact: true })).toHaveAttribute('href', /^tel:\+44/)
  for (const gas of await hero.getByRole('link', { name: '0800 111 999' }).all())
    await expect(gas).toHaveAttribute('href', 'tel:0800111999')
})

test('what supports a page has a smaller head than the page’s main parts', async ({ page }) => {
  for (const [path, main, support] of [
    ['/services/eicr', 'What it costs', 'Certificates you'],
    ['/areas/kew', 'Our services in Kew', 'Why choose us'],
  ] as const) {
    await openReady(page, path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const size = (name: string) =>
        page
          .getByRole('heading', { name, level: 2 })
          .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
      expect(await size(main), `${path} at ${width} px`).toBeGreaterThan(await size(support))
    }
  }
})

test('a circuit chart has each number on one line in text of twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/services/consumer-unit')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const number = page.getByRole('table', { name: 'Circuit chart' }).getByRole('cell', { name: '10', exact: true })
  const lines = await number.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})
