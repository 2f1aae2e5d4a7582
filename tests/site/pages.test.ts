import { expect, test } from 'vitest'
import { sampleNotice } from '#content/blocks.ts'
import { business } from '#content/business.ts'
import { articleSummaries } from '#content/lib/lists/articles.ts'
import { isSample } from '#content/lib/owner/sample.ts'
import { enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { readBuilt } from '../fixtures/built-files.ts'
import { builtFiles, builtPages, pagesWhere } from './built-site.ts'

/** Pages excluded from search engines. */
const unlisted = ['/404', '/not-sent', '/sent', '/sent-danger']

const texts = (document: Document, selector: string, attribute?: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) =>
    (attribute ? (element.getAttribute(attribute) ?? '') : (element.textContent ?? '')).trim(),
  )

const duplicates = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

test('every page of a sample site, and of no other, says at its top that it is one', () => {
  const said = ({ document }: { document: Document }) => document.querySelector('.sample-band')?.textContent
  expect(
    builtPages.filter((page) => said(page) !== (isSample ? sampleNotice : undefined)).map(({ path }) => path),
  ).toEqual([])
})

test('each page has one title of at most 60 characters, one h1, one canonical unless it is unlisted, and one description of 70 to 155 characters', () => {
  expect(
    pagesWhere(({ document, path }) => {
      const problems: string[] = []
      const heads = texts(document, 'title')
      if (heads.length !== 1 || !heads[0] || heads[0].length > 60) problems.push(`titles: ${heads.join(' | ')}`)
      const headings = texts(document, 'h1')
      if (headings.length !== 1 || !headings[0]) problems.push(`h1: ${headings.join(' | ')}`)
      const [canonical = '', ...more] = texts(document, 'link[rel=canonical]', 'href')
      const expected = unlisted.includes(path) ? /^$/ : new RegExp(`^https://[^/]+${path}$`)
      if (more.length > 0 || !expected.test(canonical)) problems.push(`canonical: ${[canonical, ...more].join(' ')}`)
      const [description = '', ...others] = texts(document, 'meta[name=description]', 'content')
      if (others.length > 0 || description.length < 70 || description.length > 155) {
        problems.push(`description of ${description.length} characters: ${description}`)
      }
      return problems
    }),
  ).toEqual({})
})

test('no two pages share a title or a description', () => {
  const listed = builtPages.filter(({ path }) => !unlisted.includes(path))
  const shared = (...where: [selector: string, attribute?: string]) =>
    [...Map.groupBy(listed, ({ document }) => texts(document, ...where).join())].flatMap(([text, pages]) =>
      pages.length > 1 ? `${pages.map(({ path }) => path).join(' and ')}: ${text}` : [],
    )
  expect(shared('title')).toEqual([])
  expect(shared('meta[name=description]', 'content')).toEqual([])
})

test('each page has its Open Graph and Twitter tags once, and a social image that exists', () => {
  const once = ['og:title', 'og:description', 'og:type', 'og:image', 'og:locale', 'twitter:card', 'twitter:image']
  expect(
    pagesWhere(({ document, path }) => {
      const problems = [...once, ...(unlisted.includes(path) ? [] : ['og:url'])].filter(
        (name) => texts(document, `meta[property="${name}"], meta[name="${name}"]`, 'content').length !== 1,
      )
      if (unlisted.includes(path)) {
        problems.push(...texts(document, 'meta[property="og:url"]', 'content').map((url) => `og:url: ${url}`))
      }
      const [image = ''] = texts(document, 'meta[property="og:image"]', 'content')
      if (!builtFiles.has(new URL(image).pathname)) problems.push(`no such image: ${image}`)
      return problems
    }),
  ).toEqual({})
})

test('the picture beside a title says what it shows, and is asked for before all others', () => {
  const beside = builtPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('[aria-labelledby=page-title] img')].map((image) => ({
      path,
      alt: image.getAttribute('alt'),
      priority: image.getAttribute('fetchpriority'),
    })),
  )
  expect(beside.length).toBeGreaterThan(50)
  expect(beside.filter(({ alt, priority }) => !alt || priority !== 'high')).toEqual([])
})

test('the site has each icon that its manifest names', () => {
  const { icons } = JSON.parse(readBuilt('site.webmanifest'))
  const named = icons.map(({ src }: { src: string }) => src)
  expect(named).not.toEqual([])
  expect(named.filter((icon: string) => !builtFiles.has(icon))).toEqual([])
})

test('only the unlisted pages ask search engines to stay away', () => {
  const hidden = builtPages.filter(({ document }) =>
    texts(document, 'meta[name=robots]', 'content').includes('noindex'),
  )
  expect(hidden.map(({ path }) => path).toSorted()).toEqual(unlisted)
})

test('the sitemap holds every other page and nothing else, and robots.txt leads to it', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(listed.length).toBeGreaterThanOrEqual(50)
  const canonicals = builtPages
    .filter(({ path }) => !unlisted.includes(path))
    .flatMap(({ document }) => texts(document, 'link[rel=canonical]', 'href'))
  expect(listed.toSorted()).toEqual(canonicals.toSorted())
  expect(readBuilt('robots.txt')).not.toMatch(/^Disallow: \/$/m)
  expect(readBuilt('robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m)
})

test('no style attribute, no inline handler, script or style', () => {
  expect(
    pagesWhere(({ document }) => {
      const problems = texts(document, '[style]', 'style').map((style) => `style="${style}"`)
      for (const element of document.querySelectorAll('*')) {
        for (const { name } of element.attributes)
          if (name.startsWith('on')) problems.push(`${element.tagName} ${name}`)
      }
      const inline = document.querySelectorAll('script:not([src], [type="application/ld+json"]), style')
      return [...problems, ...[...inline].map(({ tagName }) => `an inline ${tagName}`)]
    }),
  ).toEqual({})
})

test('no id is used twice, and every reference to one finds it', () => {
  expect(
    pagesWhere(({ document }) => {
      const ids = texts(document, '[id]', 'id')
      const problems = duplicates(ids).map((id) => `twice: ${id}`)
      for (const attribute of [
        'for',
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'commandfor',
        'popovertarget',
      ]) {
        for (const value of texts(document, `[${attribute}]`, attribute)) {
          for (const id of value.split(/\s+/)) if (!ids.includes(id)) problems.push(`${attribute} leads nowhere: ${id}`)
        }
      }
      return problems
    }),
  ).toEqual({})
})

test('headings descend one level at a time', () => {
  expect(
    pagesWhere(({ document }) => {
      let last = 0
      return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
        const level = Number(heading.tagName.slice(1))
        const jumps = level > last + 1
        last = level
        return jumps ? [`h${level} after a higher level: ${heading.textContent}`] : []
      })
    }),
  ).toEqual({})
})

test('every picture has an alt text and its space reserved', () => {
  expect(
    pagesWhere(({ document }) =>
      [...document.querySelectorAll('img')]
        .filter((image) => ['alt', 'width', 'height'].some((attribute) => !image.hasAttribute(attribute)))
        .map((image) => image.outerHTML.slice(0, 120)),
    ),
  ).toEqual({})
})

test.each([
  ['/services/rewiring', 'a quote for Rewiring', 'Enquiry: Rewiring'],
  ['/services/emergency', 'EMERGENCY', 'Enquiry: An emergency'],
])('WhatsApp and e-mail begin with the subject of %s', (path, hello, subject) => {
  const document = builtPages.find((page) => page.path === path)?.document
  const links = (selector: string) =>
    [...(document?.querySelectorAll(selector) ?? [])].map((link) => new URL(link.getAttribute('href') ?? ''))
  const whatsapp = links('header .header__link--whatsapp, .call-bar a[href*="wa.me"]')
  expect(whatsapp).not.toEqual([])
  for (const { searchParams } of whatsapp) expect(searchParams.get('text')).toContain(hello)
  const emails = links('footer a[href^="mailto:"]')
  expect(emails).not.toEqual([])
  for (const { searchParams } of emails) expect(searchParams.get('subject')).toContain(subject)
})

test('every field of a form is required or marked optional', () => {
  const forms = builtPages.flatMap(({ document }) => [...document.querySelectorAll('form[action^="/api/"]')])
  expect(forms).not.toEqual([])
  for (const form of forms) {
    const unmarked = enquiryFieldNames.filter((name) => {
      const field = form.querySelector(`[name=${name}]`)
      const label = form.querySelector(`label[for="${field?.id}"]`)?.textContent ?? ''
      return label === '' || label.includes('(optional)') === field?.hasAttribute('required')
    })
    expect(unmarked).toEqual([])
  }
})

test('the blog leads with what was changed last, and dates each article by its last change', () => {
  const blog = builtPages.find(({ path }) => path === '/blog')?.document
  const dates = [...(blog?.querySelectorAll('main article time') ?? [])].map(
    (time) => time.getAttribute('datetime') ?? '',
  )
  const [first] = articleSummaries
  expect(blog?.querySelector('main article')?.textContent).toContain(first?.title)
  expect(dates.length).toBeGreaterThan(15)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const known = new Map(articleSummaries.map(({ title, updated }) => [title, updated]))
  const undated = [...(blog?.querySelectorAll('main .topic-lists li') ?? [])].filter(
    (item) =>
      item.querySelector('time')?.getAttribute('datetime') !== known.get(item.querySelector('a')?.textContent ?? ''),
  )
  expect(undated.map(({ textContent }) => textContent)).toEqual([])
})

test('below each of the three claims stands a link to what a visitor can check', () => {
  for (const path of ['/', '/about', '/services']) {
    const claims = builtPages.find((page) => page.path === path)?.document.querySelectorAll('.trust-strip li p') ?? []
    const said = [...claims].map(({ firstChild, lastElementChild }) =>
      [firstChild, lastElementChild?.querySelector('a')].map((part) => part?.textContent ?? ''),
    )
    expect(said.map(([title]) => title)).toEqual([
      'Professional Standards',
      `Fully Insured Up to ${business.insuredUpTo}`,
      '24/7 Emergency Call-Out',
    ])
    expect(said.filter(([, proof]) => !proof)).toEqual([])
  }
})

test('every render says on it, or once for its list, that it is an illustration', () => {
  const renders = ({ document }: { document: Document }) => [...document.querySelectorAll('img[src^="/images/"]')]
  expect(builtPages.flatMap(renders).length).toBeGreaterThan(10)
  expect(
    pagesWhere((page) =>
      renders(page)
        .filter((image) => {
          const labels = image.closest('section')?.querySelectorAll('.caption') ?? []
          return ![...labels].some(({ textContent }) => textContent === 'Illustration')
        })
        .map((image) => image.getAttribute('src') ?? ''),
    ),
  ).toEqual({})
})

test('a service page names jobs of its own kind, or none', () => {
  const heads = (path: string) =>
    builtPages
      .filter((page) => page.path === path)
      .flatMap(({ document }) => texts(document, 'h2'))
      .filter((head) => head === 'Recent jobs like this')
  expect(heads('/services/consumer-unit')).toHaveLength(1)
  for (const path of ['heating', 'solar-battery-heat-pump', 'emergency'])
    expect(heads(`/services/${path}`), path).toEqual([])
})

test.each(['/services', '/areas/kew'])('each service in the list of %s stands beside a drawing of its own', (path) => {
  const page = builtPages.find((page) => page.path === path)?.document
  const titles = [...(page?.querySelectorAll('main section h3:has(a):has(img)') ?? [])]
  const drawings = titles.map((title) => title.querySelector('img')?.getAttribute('src') ?? '')
  expect(drawings.length).toBeGreaterThan(3)
  expect(duplicates(drawings)).toEqual([])
})

test('of the questions one is open at a time, at first the first', () => {
  const page = builtPages.find(({ path }) => path === '/faqs')?.document
  const questions = [...(page?.querySelectorAll('main details') ?? [])]
  expect(questions.length).toBeGreaterThan(10)
  // A browser opens one of a name.
  expect([...new Set(questions.map((question) => question.getAttribute('name')))]).toEqual([expect.any(String)])
  expect(questions.map((question) => question.hasAttribute('open'))).toEqual(questions.map((_, index) => index === 0))
  expect(page?.querySelectorAll('main .faq-list')[0]?.children).toHaveLength(5)
})
