/** What visitors do, the same in each engine. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import sharp from 'sharp'
import { litHouse } from '#content/exhibits/lit-house.ts'
import { enquiryNotices, sendLabel } from '#shared/enquiry-words.ts'
import { sentPath } from '#shared/form-paths.ts'
import { photoLinks, type typedBy } from '../e2e/enquiry/form.ts'
import { sample } from '../e2e/portfolio/portfolio.ts'
import { kindsOfPage } from '../e2e/support/kinds-of-page.ts'
import type { Network } from './network.ts'
import { find, layer, type Page } from './page.ts'

interface Visit {
  page: Page
  network: Network
  /** What this visitor types: no other has the name. */
  enquiry: ReturnType<typeof typedBy>
  /** Waits for the mail of this visitor's enquiry, of which there may be one. Returns its text. */
  mail(): Promise<string>
  /** For files that are chosen. */
  folder: string
  screenshot(name: string): Promise<void>
}

export type Journey = (visit: Visit) => Promise<unknown>

const picture = { width: 640, height: 480, channels: 3, background: '#46a' } as const

const sending = /send-lead-email/
const hydration = /assets\/hydrate-.*\.js/

/** What stands in the text fields of all forms. */
const words = () => {
  const fields = 'form :is([type=text], [type=tel], textarea)'
  const filled = [...document.querySelectorAll<HTMLInputElement>(fields)].filter(({ value }) => value)
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}
const stored = () => Object.keys(localStorage)
const focused = () => document.activeElement?.tagName
const isDialogOpen = () => layer().matches('dialog')
const openDialogs = () => document.querySelectorAll('dialog:modal').length
const isEmergencyTicked = () => document.querySelector<HTMLInputElement>('main [name=emergency]')?.checked
const isSubjectTicked = () => document.querySelector<HTMLInputElement>('main [name=about]')?.checked
const isReceiptFocused = (title: string) =>
  document.activeElement?.matches('[role=group]') === true && layer().innerText.includes(title)

async function findsNothingKept(page: Page): Promise<void> {
  await page.untilReady()
  await page.finds('words', {}, words)
  await page.finds('localStorage', [], stored)
}

async function fillContact({ page, enquiry }: Visit): Promise<void> {
  await page.open('/contact')
  await page.fill(enquiry)
}

async function send(page: Page): Promise<void> {
  await page.click('form button', sendLabel)
  await page.sees('receipt with the focus', isReceiptFocused, enquiryNotices.sent.title)
}

const hasDialogForm = () => layer().matches('dialog') && find('form') !== undefined

async function openDialog(page: Page): Promise<void> {
  await page.click('header button', 'Get Quote')
  await page.sees('quote dialog', hasDialogForm)
}

export const journeys: Record<string, Journey> = {
  'sent, reload': async (visit) => {
    const { page, mail } = visit
    await fillContact(visit)
    await send(page)
    assert((await mail()).includes(visit.enquiry.jobDescription))
    await page.reload()
    await findsNothingKept(page)
  },
  'sent, back': async (visit) => {
    const { page, enquiry, mail } = visit
    await page.open('/faqs')
    await page.click('header a', 'Contact')
    await page.seesPath('/contact')
    await page.fill(enquiry)
    await send(page)
    await mail()
    await page.back()
    await page.seesPath('/faqs')
    await page.forward()
    await page.seesPath('/contact')
    await findsNothingKept(page)
    await page.open('/about')
    await page.back()
    await page.seesPath('/contact')
    await findsNothingKept(page)
  },
  'draft, second tab': async (visit) => {
    const { page, enquiry, mail } = visit
    await fillContact(visit)
    const other = await page.another()
    await other.open('/contact')
    await other.finds('words', enquiry, words)
    await send(other)
    await mail()
    await other.reload()
    await findsNothingKept(other)
    // The first tab has the same words, until its next page.
    await page.finds('words', enquiry, words)
    await send(page)
    await page.reload()
    await findsNothingKept(page)
  },
  'newer words in another tab, sent': async (visit) => {
    const { page, enquiry, mail } = visit
    await fillContact(visit)
    const other = await page.another()
    await other.open('/contact')
    await other.finds('words', enquiry, words)
    const newer = { ...enquiry, jobDescription: 'Typed into the second tab' }
    await other.fill(newer)
    await page.finds('words', enquiry, words)
    await send(other)
    assert((await mail()).includes(newer.jobDescription))
    await other.reload()
    await other.finds('words', {}, words)
    await page.reload()
    await page.finds('words', enquiry, words)
  },
  'newer words on another page, back': async ({ page, enquiry }) => {
    await page.open('/services/rewiring')
    await page.fill({ ...enquiry, jobDescription: 'Typed first' })
    await page.open('/contact')
    await page.fill({ jobDescription: enquiry.jobDescription })
    await page.back()
    await page.seesPath('/services/rewiring')
    await page.finds('words', enquiry, words)
    const newest = { ...enquiry, phone: '07700 900999' }
    await page.fill({ phone: newest.phone })
    await page.forward()
    await page.seesPath('/contact')
    await page.finds('words', newest, words)
  },
  'unticked subject, reload': async ({ page, enquiry, mail }) => {
    await page.open('/services/rewiring')
    await page.click('main [name=about]')
    await page.fill(enquiry)
    await page.reload()
    await page.finds('subject ticked', false, isSubjectTicked)
    await send(page)
    assert(!(await mail()).includes('About:'))
  },
  'dialog, escape and back': async ({ page, enquiry }) => {
    await page.open('/about')
    await openDialog(page)
    await page.fill(enquiry)
    await page.press('Escape')
    await page.finds('dialogs', 0, openDialogs)
    await openDialog(page)
    await page.finds('words', enquiry, words)
    await page.back()
    await page.finds('dialogs after Back', 0, openDialogs)
    await page.seesPath('/about')
    await page.forward()
    await page.sees('quote dialog', hasDialogForm)
    await page.finds('words', enquiry, words)
  },
  'failure over a project, reload': async ({ page, enquiry, network }) => {
    await page.open('/portfolio')
    await openDialog(page)
    await page.fill(enquiry)
    network.fail(sending, 'hold')
    await page.click('form button', sendLabel)
    await page.sees('“Sending”', () => find('form button:disabled', 'ending') !== undefined)
    await page.press('Escape')
    await page.click('article a')
    await page.sees('project', isDialogOpen)
    network.fail(sending, 422)
    await page.seesText(enquiryNotices.failed.text)
    await page.reload()
    // The project opens once the form that stood over it is closed.
    await page.sees('quote dialog', hasDialogForm)
    await page.finds('dialogs', 1, openDialogs)
    await page.finds('words', enquiry, words)
    await page.press('Escape')
    await page.finds('dialogs', 1, openDialogs)
    await page.sees('project', () => location.search.includes('project='))
    await page.press('Escape')
    await page.finds('dialogs', 0, openDialogs)
    await page.seesPath('/portfolio')
  },
  'photos, chosen one by one before hydration': async (visit) => {
    const { page, enquiry, network, mail, folder } = visit
    network.fail(hydration, 'hold')
    await page.openEarly('/contact')
    await page.fill(enquiry)
    const files = ['jpeg', 'png', 'webp'].map((format) => join(folder, `board.${format}`))
    for (const file of files) {
      await sharp({ create: picture }).toFile(file)
      await page.chooseFiles('main form [type=file]', [file])
    }
    network.mend()
    await page.untilReady()
    await page.seesText('All photos are uploaded.')
    await send(page)
    const links = photoLinks(await mail())
    assert.equal(links.length, files.length)
    for (const link of links) {
      const { format } = await sharp(await (await fetch(link)).arrayBuffer()).metadata()
      page.saw(`${format} in the mail`)
    }
  },
  'plain post of a draft with a photo': async (visit) => {
    const { page, enquiry, network, mail, folder } = visit
    await fillContact(visit)
    const file = join(folder, 'draft.jpeg')
    await sharp({ create: picture }).toFile(file)
    await page.chooseFiles('main form [type=file]', [file])
    await page.seesText('The photo is uploaded.')
    const other = await page.another()
    network.fail(hydration, 'hold')
    await other.openEarly('/services/rewiring')
    await other.finds('words', enquiry, words)
    await other.seesText('The photo that you added is sent with it.')
    await other.click('form button', sendLabel)
    await other.seesPath(sentPath)
    await other.seesText(enquiryNotices.sent.title)
    const text = await mail()
    assert(text.includes('About: Rewiring'))
    assert.equal(photoLinks(text).length, 1)
    network.mend()
    await other.untilReady()
    await other.open('/contact')
    await findsNothingKept(other)
  },
  'danger, treated as an emergency': async (visit) => {
    const { page, enquiry, mail } = visit
    enquiry.jobDescription = 'There is smoke and a burning smell from a socket.'
    await fillContact(visit)
    await page.click('main form button', 'Treat as an emergency')
    await page.finds('emergency ticked', true, isEmergencyTicked)
    const focus = await page.read(focused)
    await send(page)
    assert.match(await mail(), /emergency: ring now/i)
    assert.notEqual(focus, 'BODY', 'after “Treat as an emergency” nothing has the focus')
  },
  'keyboard alone': async ({ page, enquiry, mail }) => {
    await page.open('/contact')
    for (const [name, typed] of Object.entries(enquiry)) {
      await page.tabTo(`main form [name=${name}]`)
      await page.type(typed)
    }
    await page.tabTo('main form button', sendLabel)
    await page.press('Enter')
    await page.sees('receipt with the focus', isReceiptFocused, enquiryNotices.sent.title)
    await mail()
  },
  'connection cut, sent again': async (visit) => {
    const { page, network, enquiry, mail } = visit
    await fillContact(visit)
    network.fail(sending, 'cut')
    await page.click('form button', sendLabel)
    await page.seesText(enquiryNotices.failed.text)
    await page.finds('words', enquiry, words)
    network.mend()
    await send(page)
    await mail()
  },
  menu: async ({ page }) => {
    await page.resize(390, 844)
    await page.open('/about')
    await page.click('header button', 'Menu')
    await page.sees('menu', isDialogOpen)
    await page.press('Escape')
    await page.finds('dialogs', 0, openDialogs)
    await page.sees('focus on the button of the menu', () => document.activeElement === find('header button', 'Menu'))
    await page.click('header button', 'Menu')
    await page.click('a', 'FAQs')
    await page.seesPath('/faqs')
    await page.back()
    await page.seesPath('/about')
    await page.finds('dialogs', 0, openDialogs)
  },
  'behind the plaster': async ({ page }) => {
    const { alt } = litHouse.wiring
    const drawing = () => document.querySelectorAll('.hero svg[role=img]').length
    await page.open('/')
    await page.click('button', 'Behind the plaster')
    await page.sees('wiring', (alt) => find('svg[role=img]', alt) !== undefined, alt)
    await page.click('[role=switch]', 'Kitchen')
    await page.seesText('Cooker')
    await page.click('button', 'Behind the plaster')
    await page.finds('wiring', 0, drawing)
  },
  project: async ({ page }) => {
    const { id, title } = sample.single
    const isOpen = (title: string) => layer().matches('dialog') && find('h2', title) !== undefined
    await page.open('/portfolio')
    await page.click('article a', title)
    await page.sees(title, isOpen, title)
    await page.seesPath(`/portfolio?project=${id}`)
    await page.press('Escape')
    await page.seesPath('/portfolio')
    await page.sees('focus on the card', (title) => document.activeElement === find('article a', title), title)
    await page.press('Enter')
    await page.sees(title, isOpen, title)
    await page.back()
    await page.finds('dialogs after Back', 0, openDialogs)
    await page.forward()
    await page.sees(title, isOpen, title)
    await page.reload()
    await page.sees(title, isOpen, title)
    await page.click('button', 'Close')
    await page.seesPath('/portfolio')
    await page.finds('dialogs', 0, openDialogs)
  },
  'carousel by keyboard': async ({ page }) => {
    const { id, images } = sample.collection
    await page.open(`/portfolio?project=${id}`)
    await page.seesText(`1 of ${images}`)
    for (const [key, place] of [
      ['Right', 2],
      ['Left', 1],
      ['Left', images],
      ['Right', 1],
    ] as const) {
      await page.press(key)
      await page.seesText(`${place} of ${images}`)
      await page.sees(`picture ${place}`, pictureInView, place)
    }
  },
  'every kind of page': async ({ page, screenshot }) => {
    for (const path of kindsOfPage) {
      await page.open(path)
      for (const width of [1440, 768, 390]) {
        await page.resize(width, 844)
        const overflow = await page.read(() => {
          const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
          // So that the pictures below are loaded.
          scrollTo({ top: scrollHeight, behavior: 'instant' })
          return scrollWidth - clientWidth
        })
        assert.equal(overflow, 0, `${path} is too wide for ${width} pixels`)
        await page.read(() => scrollTo({ top: 0, behavior: 'instant' }))
        await screenshot(`page ${path} ${width}`)
      }
      page.saw(path)
    }
  },
}

const pictureInView = (place: number) => {
  const track = document.querySelector('[aria-roledescription=carousel] ul')
  return track !== null && Math.round(track.scrollLeft / track.clientWidth) === place - 1
}
