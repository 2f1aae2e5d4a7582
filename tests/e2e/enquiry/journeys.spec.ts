/**
 * Visitors' journeys across the site, each with an incident on the way. In every case the text and the photos arrive
 * once, and the receipt and the owner's mail agree.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, hold, test, untilReady } from '../support/site.ts'
import { translate } from '../support/translate.ts'
import {
  codeUrl,
  fill,
  openQuoteForm,
  pageForm,
  photoLinks,
  picture,
  receipt,
  storedDrafts,
  submit,
  typedBy,
} from './form.ts'

interface Visit {
  page: Page
  context: BrowserContext
  form: Locator
}

interface Journey {
  /** The first page, and the links followed from there. */
  from?: string
  by?: string[]
  /** Runs before the first page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Overrides what every visitor types. */
  typed?: Record<string, string>
  photos?: number
  /** Runs once everything is typed and chosen, before hydration. */
  early?: (visit: Visit) => Promise<void>
  /** Runs after hydration. Returns the page on which the journey continues, if that is another. */
  befalls?: (visit: Visit) => Promise<Page | undefined>
  /** Expected in the owner's mail, beside the typed text. */
  mail?: string[]
}

/** Changes the DOM like a browser extension that fills in or corrects fields. */
const extend = (form: Locator) =>
  form.evaluate((element) => {
    for (const control of element.querySelectorAll('input, textarea')) {
      control.setAttribute('data-extension', '')
      control.after(document.createElement('extension-button'))
    }
  })

const journeys: Record<string, Journey> = {
  'typed and chosen before the page came to life': { photos: 2, early: async () => undefined },
  'translated before the page came to life': {
    photos: 1,
    early: ({ page }) => translate(page),
  },
  'an extension that puts nodes and attributes among the fields': {
    early: ({ form }) => extend(form),
    befalls: async ({ form }) => {
      await extend(form)
      for (const postcode of ['TW', 'TW9 1AA', 'SW14 7AA']) await fill(form, { postcode, email: '' })
    },
  },
  'storage that throws': {
    before: (page) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException('denied', 'SecurityError')
        }
        for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get })
      }),
    photos: 1,
  },
  'loaded again while a photo was on its way': {
    photos: 2,
    before: (page) => page.route(/second\.jpg.*X-Amz-Signature/, () => undefined),
    befalls: async ({ page, form }) => {
      await expect(form.getByText(/, uploaded$/)).toHaveCount(1)
      await page.reload()
      const asked = 'Your words are still here. Please add your photo again.'
      await expect(form.getByLabel('Add photos')).toHaveAccessibleDescription(new RegExp(asked))
      await expectAccessible(page, '.enquiry')
      await page.unrouteAll()
      await form.getByLabel('Add photos').setInputFiles(await picture('second.jpg'))
      await expect(form.getByText(asked)).toBeHidden()
    },
  },
  'a landlord with several homes, who came by an article and goes on in a second tab': {
    from: '/blog/eicr-guide',
    by: ['EICR'],
    typed: { jobDescription: 'EICR for two flats:\n1 Kew Road, TW9 1AA\n2 Sheen Lane, SW14 8LP' },
    befalls: async ({ context }) => {
      const other = await context.newPage()
      await openQuoteForm(other)
      await fill(pageForm(other), { email: 'two@example.com' })
      return other
    },
    mail: ['two@example.com', 'About: Electrical Installation Condition Reports'],
  },
  'another site and Back': {
    photos: 1,
    befalls: async ({ page, form }) => {
      await expect(form.getByText('The photo is uploaded.')).toBeAttached()
      await page.goto('about:blank')
      await page.goBack()
      await untilReady(page)
    },
  },
  'a connection that was lost at Send, and is back': {
    befalls: async ({ context, form }) => {
      await context.setOffline(true)
      await submit(form)
      await expect(form.getByRole('group', { name: 'Error' })).toContainText('You are offline', { timeout: 1500 })
      await context.setOffline(false)
    },
  },
  'an emergency, begun before its page came to life and sent from another': {
    from: '/services/emergency',
    early: async () => undefined,
    befalls: async ({ page }) => {
      for (const link of ['Services', 'Contact'])
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
      await page.goto('/areas/kew')
      await untilReady(page)
    },
    mail: ['EMERGENCY: ring now', 'Page: /areas/kew'],
  },
}

Object.entries(journeys).forEach(([title, journey], index) => {
  test(`${title}: it arrives once, and both sides read the same`, async ({ page, context, inbox, problems }) => {
    const { from = '/contact', by = [], photos = 0, early } = journey
    const name = `Visitor ${String.fromCharCode(65 + index)}`
    const enquiry = { ...typedBy(name), ...journey.typed }
    const release = early && (await hold(page, codeUrl))
    await journey.before?.(page)
    await page.goto(from, { waitUntil: 'commit' })
    if (!early) await untilReady(page)
    for (const link of by) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).first().click()
      await expect(page).not.toHaveURL(from, { timeout: 15_000 })
    }

    const form = pageForm(page)
    await fill(form, enquiry)
    for (const file of ['first.jpg', 'second.jpg'].slice(0, photos)) {
      await form.locator('[type=file]').setInputFiles(await picture(file))
      // The page's first script has seen it.
      if (early) await expect.poll(() => storedDrafts(page)).toBeGreaterThan(0)
    }
    await early?.({ page, context, form })
    await release?.()
    await untilReady(page)
    const last = (await journey.befalls?.({ page, context, form })) || page
    const there = last === page ? form : pageForm(last)
    for (const [field, words] of Object.entries(enquiry))
      await expect(there.locator(`[name=${field}]`)).toHaveValue(field === 'postcode' ? /sw14 ?7aa/i : words)
    if (photos > 0) await expect(there.getByText(/photos? (is|are) uploaded\./)).toBeAttached({ timeout: 30_000 })

    await submit(there)
    await expect(receipt(last)).toBeFocused({ timeout: 15_000 })
    const chosen = `${photos} photo${photos === 1 ? '' : 's'}`
    const counted = photos > 0 ? `With ${chosen}.` : 'None'
    await expect(receipt(last)).toContainText(counted)
    const { text = '' } = (await inbox.mailFrom(name)).body
    expect(photoLinks(text)).toHaveLength(photos)
    const lines = Object.values(enquiry).flatMap((words) => words.split('\n'))
    for (const words of [...lines, ...(journey.mail ?? [])])
      expect(text).toContain(words === enquiry.postcode ? 'SW14 7AA' : words)
    if (by.length > 0) expect(text).not.toContain('/blog/')
    if (!early) return
    // React reports a document that differs from its render, and renders it again.
    expect(problems.filter((problem) => !/#418|hydrat/i.test(problem))).toEqual([])
    problems.length = 0
  })
})
