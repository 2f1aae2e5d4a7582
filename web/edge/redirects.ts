/** The site's redirects as data: the CDN's function obeys them, and so does the router in the browser. */
export const redirects = {
  /** Another spelling of a page's address (`/x/`, `//x`, `/x/index.html`, `www.`) goes to the one canonical URL. */
  canonical: { status: 301, description: 'Moved Permanently' },
  /** An article that does not exist (specification 8). Not permanent: it may be published tomorrow. */
  unknownArticle: { under: '/blog/', to: '/blog', status: 302, description: 'Found' },
} as const
