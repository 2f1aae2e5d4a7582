import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { builtPages, pagesWhere } from './built-site.ts'

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
