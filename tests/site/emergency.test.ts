import { expect, test } from 'vitest'
import { business, examples, pounds } from '#content/business.ts'
import { adviceRead } from '#content/lib/owner/advice.ts'
import { adviceUnread, dangers } from '#content/safety.ts'
import { type BuiltPage, builtPages, pagesWhere } from './built-site.ts'

const emergencyPage = '/services/emergency'
const whatsappLinks = (element: Element) => [...element.querySelectorAll('a[href^="https://wa.me/"]')]

/** Every section with a heading about emergencies: the first of the emergency page is its hero. */
function emergencySections(document: Document): Element[] {
  return [...document.querySelectorAll('main section[aria-labelledby]')].filter((section) => {
    const title = document.getElementById(section.getAttribute('aria-labelledby') ?? '')
    return /\bemergency\b/i.test(title?.textContent ?? '')
  })
}

test('the pages that tell of emergencies have a section for them', () => {
  const paths = builtPages.flatMap(({ path, document }) => (emergencySections(document).length > 0 ? path : []))
  for (const path of [emergencyPage, '/', '/services', '/areas/kew', '/blog', '/contact']) expect(paths).toContain(path)
})

test.each(['/', '/services'])('%s says three dangers, whom to call, the number and where the rest is', (path) => {
  const document = builtPages.find((page) => page.path === path)?.document
  const [block] = document ? emergencySections(document) : []
  expect(block?.querySelectorAll('li')).toHaveLength(3)
  for (const href of ['tel:999', 'tel:0800111999', `tel:${business.phone.e164}`, emergencyPage])
    expect(block?.querySelector(`a[href="${href}"]`), href).not.toBeNull()
})

test('in an emergency WhatsApp is at most a sentence, which says when it is read, and comes after the number', () => {
  const found = pagesWhere(({ document }) =>
    emergencySections(document).flatMap((section) => {
      const links = whatsappLinks(section)
      const wrong = links.filter((link) => {
        const sentence = link.parentElement?.textContent ?? ''
        const [before = ''] = (section.textContent ?? '').split(sentence)
        const isAlone = sentence.trim() === link.textContent?.trim()
        return isAlone || !sentence.includes(business.hours.text) || !before.includes(business.phone.display)
      })
      return [...(links.length > 1 ? ['several'] : []), ...wrong.map(({ outerHTML }) => outerHTML)]
    }),
  )
  expect(found).toEqual({})
})

test('on the emergency page neither the bar at the foot nor what stands beside the form offers it', () => {
  const document = builtPages.find(({ path }) => path === emergencyPage)?.document
  const bar = document?.querySelector('nav[aria-label=Contact]')
  const band = document?.querySelector('main form[method=post]')?.closest('section')
  if (!bar || !band) throw new Error('there is no bar, or no form')
  for (const place of [bar, band]) {
    expect(place.querySelector(`a[href="tel:${business.phone.e164}"]`)).not.toBeNull()
    // Inside the form it is the way for photos without script.
    expect(whatsappLinks(place).filter((link) => !link.closest('form'))).toEqual([])
  }
})

test('the emergency page says what a call costs right under the number, and each danger once', () => {
  const main = builtPages.find(({ path }) => path === emergencyPage)?.document.querySelector('main')
  const text = main?.textContent ?? ''
  const [fire = '', gas = '', ...others] = dangers
  const price = pounds(business.prices.emergencyCallOut)
  const order = [fire, gas, business.phone.display, price, ...others].map((words) => text.indexOf(words))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
  for (const danger of dangers) expect(text.split(danger)).toHaveLength(2)
})

test('the emergency page and the cost guide have one table of what a call-out costs', () => {
  const { emergencyCallOut, emergencyHourly } = business.prices
  const prices = [
    pounds(emergencyCallOut),
    pounds(emergencyHourly),
    examples.emergencyOneHour,
    examples.emergencyTwoHours,
  ]
  for (const path of [emergencyPage, '/guides/costs']) {
    const table = builtPages.find((page) => page.path === path)?.document.querySelector('main table')
    const cells = [...(table?.querySelectorAll('tbody td:nth-child(2)') ?? [])].map(({ textContent }) => textContent)
    expect(cells, path).toEqual(prices.map((price) => `from ${price}`))
  }
})

/** The emergency page, and every text with a warning. */
function isOnDanger({ path, document }: BuiltPage): boolean {
  return path === emergencyPage || document.querySelector('main [role=note]') !== null
}

test('until somebody qualified has read it, advice on danger says so before it begins, and no other page does', () => {
  expect(builtPages.filter(isOnDanger).length).toBeGreaterThan(20)
  expect(builtPages.every(isOnDanger)).toBe(false)
  const says = ({ document }: BuiltPage) =>
    document.querySelector('main section:has(h1)')?.textContent?.includes(adviceUnread) ?? false
  const expected = (page: BuiltPage) => !adviceRead && isOnDanger(page)
  expect(builtPages.filter((page) => says(page) !== expected(page)).map(({ path }) => path)).toEqual([])
})

test('the emergency page speaks of the call-out, not of a free quote', () => {
  const main = builtPages.find(({ path }) => path === emergencyPage)?.document.querySelector('main')
  expect(main?.querySelector('#quote')?.textContent).toMatch(/call-out fee is from £\d+/)
  expect(main?.textContent).not.toMatch(/no obligation|free quote/i)
})

test('where somebody begins to write, fire goes to 999, danger to our number, and a home without power to 105 first', () => {
  const order = ['call 999', business.phone.display, 'call 105', 'prepayment meter']
  expect(
    pagesWhere(({ document }) => {
      const said = document.querySelector('#enquiry-dialog')?.textContent ?? ''
      if (!said) return []
      const at = order.map((words) => said.indexOf(words))
      return at.includes(-1) || at.some((place, index) => place < (at[index - 1] ?? 0)) ? said : []
    }),
  ).toEqual({})
  expect(builtPages.filter(({ document }) => document.querySelector('#enquiry-dialog')).length).toBeGreaterThan(40)
})

test('where somebody begins to write, 999 and 105 are rung by a press', () => {
  expect(
    pagesWhere(({ document }) => {
      const dialog = document.querySelector('#enquiry-dialog')
      if (!dialog) return []
      return ['999', '105'].filter((number) => {
        const linked = [...dialog.querySelectorAll(`a[href="tel:${number}"]`)].map(({ textContent }) => textContent)
        return linked.length !== (dialog.textContent ?? '').split(new RegExp(`call ${number}`, 'i')).length - 1
      })
    }),
  ).toEqual({})
})

test('on the contact page whoever is in danger is told whom to ring before the form begins', () => {
  const page = builtPages.find(({ path }) => path === '/contact')?.document
  const [first] = page?.querySelectorAll('main :is(a[href="tel:999"], form)') ?? []
  expect(first?.localName).toBe('a')
})
