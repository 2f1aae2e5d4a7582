/**
 * The viewer-request CloudFront Function for pages: one redirect to the canonical URL, or the page's file.
 * `lib/edge-code.ts` builds it for the edge, which has no modules, no network and little syntax beyond ES5; the build
 * fails on syntax that it cannot translate. Newer library functions are not checked, see
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */

import { fromPreview, projectParam } from '#shared/page-parameters.ts'

/** Facts about the site, built in because the function cannot read anything at run time. */
export interface EdgeSite {
  /** The apex host, for example `example.co.uk`. Empty while there is no domain: any host is served. */
  host: string
  /** Slugs of all articles; any other path under `/blog/` redirects to the index. */
  articles: readonly string[]
  /** Prefixes with a behaviour of their own: their requests pass unchanged. */
  untouched: readonly string[]
}

/** The parts of CloudFront's event that are read: names and values are not decoded. */
interface EdgeRequest {
  uri: string
  querystring: Record<string, EdgeValue>
  headers: { host?: EdgeValue; 'user-agent'?: EdgeValue }
}
interface EdgeValue {
  value: string
  multiValue?: EdgeValue[]
}
interface EdgeResponse {
  statusCode: number
  statusDescription: string
  headers: Record<string, EdgeValue>
}

interface Status {
  code: number
  description: string
}
const permanent: Status = { code: 301, description: 'Moved Permanently' }
/** Temporary, because a missing page may exist later. */
const temporary: Status = { code: 302, description: 'Found' }

/**
 * Link previews read the document's head and run no script. iMessage and Signal use the user agents of others. The
 * browser within an app is a person's, and may carry the app's name: `Mozilla/5.0 (...) WhatsApp/2.25`,
 * `[Pinterest/iOS]`.
 */
const messengers =
  /facebookexternalhit|^whatsapp\/|twitterbot|linkedinbot|slackbot|telegrambot|discordbot|pinterestbot|pinterest\/0/i

export function viewerRequest(request: EdgeRequest, site: EdgeSite): EdgeRequest | EdgeResponse {
  if (site.untouched.some((prefix) => request.uri.startsWith(prefix))) {
    // No file there has a name that needs encoding.
    const uri = unescaped(request.uri)
    return uri === request.uri ? request : redirect(permanent, site, uri)
  }
  const typed = cleanPath(request.uri)
  const page = lowerCase(typed)
  const isFile = isFileName(page)
  if (isUnknownArticle(page, site.articles)) return redirect(temporary, site, '/blog')

  // Projects are not known when the pages are built, so the API serves their previews.
  const project = request.querystring[projectParam]?.value
  const agent = request.headers['user-agent']
  const isMessenger = agent !== undefined && messengers.test(agent.value)
  if (project && isMessenger && !request.querystring[fromPreview])
    return redirect(temporary, site, `/api/projects/${project}`)

  const path = isFile ? typed : page
  const isOtherHost = site.host !== '' && request.headers.host?.value !== site.host
  if (path !== request.uri || isOtherHost) return redirect(permanent, site, path + query(request.querystring))

  if (!isFile) request.uri = path === '/' ? '/index.html' : `${path}/index.html`
  return request
}

/** Escapes keep their case, or a path of them would be redirected before it is found to be missing. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.charAt(0) === '%' ? part : part.toLowerCase()))
}

/** Decodes characters that need no encoding: each spelling would be a separate cache entry. */
function unescaped(uri: string): string {
  return uri.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : escaped
  })
}

/**
 * Ensures exactly one slash at the start, as a second would name another host; nothing may be removed before it
 * afterwards. Removes backslashes and control characters: a browser reads `/\host` and `/<tab>/host` as another site.
 * Removes what programs for mail and chat take into a link: tracking parameters without a question mark, and what
 * stands behind an address. Every path of ours ends in a letter or a digit. A name of other signs alone, `/日本`, stays:
 * without it the path would be another page's.
 */
function cleanPath(uri: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the regular expression removes control characters.
  const readable = unescaped(uri).replace(/[\x00-\x20\x7f]/g, '')
  const path = readable.replace(/[/\\]+/g, '/').replace(/(&|%26|%3f).*$/i, '')
  const name = path.replace(punctuation, '')
  if (/\/(%[89a-f][0-9a-f])+$/i.test(name)) return name
  return path.replace(/(\/index\.html|%[0-9a-f]{2}|[^a-z0-9])+$/i, '') || '/'
}

/** At the end of a path: that of ASCII, and from U+2000 to U+203F quotation marks, dashes and an ellipsis. */
const punctuation = /(\/index\.html|%[0-7][0-9a-f]|%e2%80%[89ab][0-9a-f]|[^a-z0-9])+$/i

/** There are no files under `/blog/`. `/404.html` counts as a page, so that a request for it gets status 404. */
function isFileName(path: string): boolean {
  const isPage = path.startsWith('/blog/') || path === '/404.html'
  return !isPage && /\.[a-z0-9]+$/.test(path.slice(path.lastIndexOf('/') + 1))
}

function isUnknownArticle(path: string, articles: EdgeSite['articles']): boolean {
  return path.startsWith('/blog/') && articles.indexOf(path.slice('/blog/'.length)) === -1
}

function query(parameters: EdgeRequest['querystring']): string {
  const pairs: string[] = []
  Object.keys(parameters).forEach((name) => {
    const parameter = parameters[name] ?? { value: '' }
    const items = parameter.multiValue ?? [parameter]
    items.forEach((item) => {
      pairs.push(item.value === '' ? name : `${name}=${item.value}`)
    })
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function redirect(status: Status, site: EdgeSite, target: string): EdgeResponse {
  return {
    statusCode: status.code,
    statusDescription: status.description,
    headers: {
      location: { value: (site.host === '' ? '' : `https://${site.host}`) + target },
      'cache-control': { value: 'public, max-age=300' },
    },
  }
}
