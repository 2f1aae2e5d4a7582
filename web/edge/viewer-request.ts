/**
 * The CloudFront Function that sees each request for a page first [E1] [E2]: one redirect to the canonical URL, or the
 * page's file. `lib/edge-code.ts` builds it for the edge, which has no modules, no network and little syntax
 * beyond ES5; the build fails on syntax that it cannot translate. Newer library functions are not checked: see
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */

/** What the function knows of the site: it can read nothing when it runs. */
export interface EdgeSite {
  /** The apex host, for example `example.co.uk`. Empty while there is no domain: any host is served. */
  host: string
  /** Slugs of all articles; any other path under `/blog/` goes to the index. */
  articles: readonly string[]
  /** Prefixes with a behaviour of their own: their requests are left as they are. */
  untouched: readonly string[]
}

/** CloudFront's own shapes, as far as they are read: names and values are not decoded. */
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
/** What is not there today may be there tomorrow. */
const forNow: Status = { code: 302, description: 'Found' }

/** They read a document's head and run no script. iMessage and Signal call themselves by others' names. */
const messengers = /facebookexternalhit|whatsapp|twitterbot|linkedinbot|slackbot|telegrambot|discordbot|pinterest/i

export function viewerRequest(request: EdgeRequest, site: EdgeSite): EdgeRequest | EdgeResponse {
  if (site.untouched.some((prefix) => request.uri.startsWith(prefix))) {
    // Nothing there has a name that would need encoding.
    const plain = unescaped(request.uri)
    return plain === request.uri ? request : redirect(permanent, site, plain)
  }
  const typed = cleanPath(request.uri)
  const page = typed.toLowerCase()
  const isFile = isFileName(page)
  if (isUnknownArticle(page, site.articles)) return redirect(forNow, site, '/blog')

  // A project is not known when the pages are built, so its preview is the API's.
  const project = request.querystring.project?.value
  const agent = request.headers['user-agent']
  if (project && agent && messengers.test(agent.value)) return redirect(forNow, site, `/api/projects/${project}`)

  const path = isFile ? typed : page
  const isOtherHost = site.host !== '' && request.headers.host?.value !== site.host
  if (path !== request.uri || isOtherHost) return redirect(permanent, site, path + query(request.querystring))

  if (!isFile) request.uri = path === '/' ? '/index.html' : `${path}/index.html`
  return request
}

/** A character that needs no encoding is written as itself: encoded, it would be an entry of its own in the cache [E7]. */
function unescaped(uri: string): string {
  return uri.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : escaped
  })
}

/**
 * With one slash at its start, or it would name another host: nothing may be cut off before it afterwards. Backslashes and
 * control characters go too: a browser reads `/\host` and `/<tab>/host` as another site.
 */
function cleanPath(uri: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
  const plain = unescaped(uri).replace(/[\x00-\x20\x7f]/g, '')
  const path = plain.replace(/[/\\]+/g, '/')
  return path.replace(/(\/index\.html|\/)+$/i, '') || '/'
}

/** No file lies under `/blog/`, and the page for what is missing is none to ask for: as a page, it is missing itself. */
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
