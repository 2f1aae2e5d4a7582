/**
 * schema.org descriptions of the business and its pages. No review markup: search engines ignore reviews that a business
 * publishes about itself, https://developers.google.com/search/docs/appearance/structured-data/review-snippet.
 */

import type { Article as ArticleData, BreadcrumbList, Electrician, FAQPage, WithContext } from 'schema-dts'
import type { Article } from '#content/article-schema.ts'
import { business } from '#content/business.ts'
import { openingHours } from '#content/opening-hours.ts'
import type { Faq } from '#content/schema.ts'
import { type Weekday, weekdays } from '#contract/week.ts'
import { paths } from '../paths.ts'
import { absoluteUrl, siteUrl, socialImageUrl } from './build-meta.ts'

const context = 'https://schema.org'
const businessId = `${siteUrl}/#business`

const geo = { '@type': 'GeoCoordinates', ...business.geo } as const

const serviceCircle = {
  '@type': 'GeoCircle',
  geoMidpoint: geo,
  geoRadius: business.serviceRadiusMetres,
} as const

const openDays = weekdays.flatMap((weekday) => {
  const hours = openingHours[weekday]
  // schema.org writes the days with a capital letter, and so does its type.
  const day = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}` as Capitalize<Weekday>
  return hours === 'closed' ? [] : [{ day, ...hours }]
})

/** Days with the same hours together. */
const openingHoursData = [...new Map(openDays.map((hours) => [hours.opens + hours.closes, hours])).values()].map(
  ({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: openDays.filter((other) => other.opens === opens && other.closes === closes).map(({ day }) => day),
    opens,
    closes,
  }),
)

/** The business itself, on the home page: an electrician who serves a circle around Richmond. */
export function businessData(image = 'hero-house-cutaway-dusk') {
  const { address } = business
  return {
    '@context': context,
    '@type': 'Electrician',
    '@id': businessId,
    name: business.name,
    url: absoluteUrl(paths.home),
    telephone: business.phone.e164,
    email: business.email,
    image: socialImageUrl(image),
    priceRange: '££',
    address: {
      '@type': 'PostalAddress',
      ...(address.street ? { streetAddress: address.street } : {}),
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo,
    areaServed: serviceCircle,
    openingHoursSpecification: openingHoursData,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: business.phone.e164,
        areaServed: 'GB',
        availableLanguage: 'en',
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      },
    ],
  } as const satisfies WithContext<Electrician>
}

/** The business as an area page presents it: the area itself beside the circle. */
export function areaBusinessData(area: {
  name: string
  slug: string
  geo: { latitude: number; longitude: number }
  picture: { stem: string }
}): WithContext<Electrician> {
  return {
    ...businessData(area.picture.stem),
    url: absoluteUrl(paths.area(area.slug)),
    areaServed: [{ '@type': 'Place', name: area.name, geo: { '@type': 'GeoCoordinates', ...area.geo } }, serviceCircle],
  }
}

/** Questions and answers exactly as the page shows them. */
export function faqData(faqs: readonly Faq[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** An article with its dates, the pages its facts come from, and who wrote and publishes it. */
export function articleData(article: Article): WithContext<ArticleData> {
  return {
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    description: article.metaDescription,
    image: socialImageUrl(article.picture.stem),
    datePublished: article.date,
    dateModified: article.updated,
    articleSection: article.category,
    citation: article.sources.map(({ title, publisher, link }) => ({
      '@type': 'CreativeWork',
      name: title,
      url: link,
      publisher: { '@type': 'Organization', name: publisher },
    })),
    author: { '@type': 'Organization', name: business.authorLabel, url: absoluteUrl(paths.about) },
    publisher: { '@type': 'Electrician', '@id': businessId, name: business.name, url: absoluteUrl(paths.home) },
    mainEntityOfPage: absoluteUrl(paths.article(article.slug)),
  }
}

/** The path from the home page to this page, as its breadcrumbs show it. */
export function breadcrumbData(trail: readonly { name: string; path: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
