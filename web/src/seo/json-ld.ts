/**
 * schema.org descriptions of the business and its pages. No review markup: search engines ignore reviews that a
 * business publishes about itself, https://developers.google.com/search/docs/appearance/structured-data/review-snippet.
 */

import type {
  Article as ArticleData,
  BreadcrumbList,
  CreativeWork,
  Electrician,
  FAQPage,
  ItemList,
  Service as ServiceThing,
  Thing,
  WebPage,
  WithContext,
} from 'schema-dts'
import { business } from '#content/business.ts'
import type { Article } from '#content/lib/article-schema.ts'
import { servicePrices } from '#content/lib/owner/service-prices.ts'
import type { Faq, Service, Source } from '#content/lib/schema.ts'
import { type Crumb, fromHome, paths } from '../paths.ts'
import { absoluteUrl, socialImageUrl, socialStem } from './build-meta.ts'
import { publicBusiness, serviceCircle, wholeBusiness } from './business-node.ts'

/** One schema.org object, ready to be written as JSON-LD. */
export type JsonLd = WithContext<Thing>

const context = 'https://schema.org'
/** The business itself, on the home page and on every area page. */
export const businessData = () =>
  ({ '@context': context, ...wholeBusiness }) as const satisfies WithContext<Electrician>

/** What the business does in one area. */
export function areaServiceData(area: {
  name: string
  slug: string
  metaDescription: string
  geo: { latitude: number; longitude: number }
}): WithContext<ServiceThing> {
  return {
    '@context': context,
    '@type': 'Service',
    name: `Electrician in ${area.name}`,
    description: area.metaDescription,
    serviceType: 'Electrician',
    url: absoluteUrl(paths.area(area.slug)),
    provider: publicBusiness,
    areaServed: { '@type': 'Place', name: area.name, geo: { '@type': 'GeoCoordinates', ...area.geo } },
  }
}

/** A service, with an offer for each price that the owner has confirmed. */
export function serviceData(service: Service, path: string): WithContext<ServiceThing> {
  const { slug, name, metaDescription } = service
  const offers = servicePrices[slug]?.offers ?? []
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name,
    description: metaDescription,
    serviceType: name,
    url: absoluteUrl(path),
    image: socialImageUrl(socialStem(service)),
    provider: publicBusiness,
    areaServed: serviceCircle,
    ...(offers.length > 0 && {
      offers: offers.map(({ name, ...range }) => ({
        '@type': 'Offer',
        name,
        priceSpecification: { '@type': 'PriceSpecification', ...range, priceCurrency: 'GBP' },
      })),
    }),
  }
}

/** The page of a service, citing the sources of its facts. */
export function servicePageData(service: Service, path: string): WithContext<WebPage> {
  return { ...pageData(service, path), about: { '@type': 'Service', '@id': `${absoluteUrl(path)}#service` } }
}

/** A page that prints its sources. */
export function pageData(page: { title: string; metaDescription: string; sources: readonly Source[] }, path: string) {
  return {
    '@context': context,
    '@type': 'WebPage',
    '@id': absoluteUrl(path),
    name: page.title,
    description: page.metaDescription,
    inLanguage: 'en-GB',
    citation: citations(page.sources),
    publisher: publicBusiness,
  } as const satisfies WithContext<WebPage>
}

/** A list of links in the order in which the page shows them. */
export function listData(name: string, links: readonly { name: string; path: string }[]): WithContext<ItemList> {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    numberOfItems: links.length,
    itemListElement: links.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path),
    })),
  }
}

/** The sources printed on a page; undefined if it has none. */
function citations(sources: readonly Source[]): CreativeWork[] | undefined {
  if (sources.length === 0) return undefined
  return sources.map(({ title, publisher, link }) => ({
    '@type': 'CreativeWork',
    name: title,
    url: link,
    publisher: { '@type': 'Organization', name: publisher },
  }))
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

/** An article with its dates, the sources of its facts, its author, publisher and reviewer. */
export function articleData(article: Omit<Article, 'body'>): WithContext<ArticleData> {
  const url = absoluteUrl(paths.article(article.slug))
  return {
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    description: article.metaDescription,
    image: socialImageUrl(article.plate && article.slug),
    datePublished: article.date,
    dateModified: article.updated,
    articleSection: article.category,
    inLanguage: 'en-GB',
    citation: citations(article.sources),
    author: { '@type': 'Organization', name: business.authorLabel, url: absoluteUrl(paths.about) },
    publisher: publicBusiness,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(article.reviewed && {
        lastReviewed: article.reviewed.when,
        reviewedBy: { '@type': 'Person', name: article.reviewed.who },
      }),
    },
  }
}

/** The breadcrumbs from the home page to this page. */
export function breadcrumbData(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(trail).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
