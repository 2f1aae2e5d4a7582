import { business } from '#content/business.ts'
import type { Service } from '#content/lib/schema.ts'

/** Metadata of a page for browsers, search engines and social networks. */
export type PageMeta = {
  title: string
  description: string
  /** The page's path, for example "/about". */
  path: string
  /** Stem of the page's picture or slug of its plate; the 1200 x 630 file is `/social/{image}.jpg`. */
  image?: string
  /** "article" for a blog article. */
  type?: 'website' | 'article'
  /** Keeps the page out of search engines (404, message sent). */
  noindex?: boolean
}

type HeadTags = {
  title: string
  /** Undefined for a page with `noindex`. */
  canonical: string | undefined
  metas: { name?: string; property?: string; content: string }[]
}

/** The site's origin, without a trailing slash. Set at build time from the deployment's settings. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL

export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`
}

/** The name of a service's file in `/social/`: its plate, or else its picture. */
export function socialStem({ slug, plate, picture }: Service): string | undefined {
  return plate ? slug : picture?.stem
}

/** URL of a picture's social crop; by default that of the house. */
export function socialImageUrl(stem = 'hero-house-cutaway-dusk'): string {
  return absoluteUrl(`/social/${stem}.jpg`)
}

/** One title, one description, one canonical (unless `noindex`), Open Graph and Twitter tags. */
export function buildMeta(page: PageMeta): HeadTags {
  const canonical = page.noindex ? undefined : absoluteUrl(page.path)
  const image = socialImageUrl(page.image)
  return {
    title: page.title,
    canonical,
    metas: [
      { name: 'description', content: page.description },
      ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: business.name },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: page.title },
      { name: 'twitter:description', content: page.description },
      { name: 'twitter:image', content: image },
    ],
  }
}
