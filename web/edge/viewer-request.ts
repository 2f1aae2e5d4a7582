import { redirects } from './redirects.ts'

/** What the CloudFront Function carries with it: it can read nothing when it runs. */
export interface ViewerRequestSettings {
  /** The apex host, for example `example.co.uk`. Undefined while there is no domain: any host is served. */
  canonicalHost: string | undefined
  /** Slugs of all articles; any other path under `/blog/` goes to the index. */
  articleSlugs: readonly string[]
}

/** Prefixes with a behaviour of their own: the function leaves their requests as they are. */
export const untouchedPrefixes = ['/api/', '/assets/', '/media/', '/customer-photos/'] as const

/** CloudFront refuses a longer function: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
export const maxFunctionBytes = 10 * 1024

/**
 * Source of the CloudFront Function that runs on each viewer request (promises E1, E2): one redirect to the
 * canonical URL, or the page's file. Runtime cloudfront-js-2.0: no imports, no network; kept to the
 * syntax that runtime documents.
 */
export function viewerRequestCode(settings: ViewerRequestSettings): string {
  const data = {
    host: settings.canonicalHost ?? '',
    untouched: untouchedPrefixes,
    canonical: redirects.canonical,
    unknownArticle: redirects.unknownArticle,
    articles: Object.fromEntries(settings.articleSlugs.map((slug) => [slug, 1])),
  }
  return `const site = ${JSON.stringify(data)};\n${functionBody}`
}

const functionBody = String.raw`
function handler(event) {
  const request = event.request;
  if (site.untouched.some(function (prefix) { return request.uri.startsWith(prefix); })) return request;

  const path = canonicalPath(request.uri);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const isFile = /\.[A-Za-z0-9]+$/.test(last);

  if (!isFile && isUnknownArticle(path)) return redirect(site.unknownArticle, site.unknownArticle.to);

  const host = request.headers.host ? request.headers.host.value : '';
  if (path !== request.uri || (site.host && host !== site.host)) {
    return redirect(site.canonical, path + query(request.querystring));
  }

  if (!isFile) request.uri = path === '/' ? '/index.html' : path + '/index.html';
  return request;
}

// Backslashes and control characters go too: a browser reads "/\host" and "/<tab>/host" as another site.
function canonicalPath(uri) {
  let path = uri.replace(/[\x00-\x20\x7f]/g, '').replace(/[\/\\]+/g, '/');
  path = path.replace(/(\/index\.html|\/)+$/, '');
  return path === '' ? '/' : path;
}

function isUnknownArticle(path) {
  if (!path.startsWith(site.unknownArticle.under)) return false;
  const slug = path.slice(site.unknownArticle.under.length);
  return slug.indexOf('/') === -1 && !Object.prototype.hasOwnProperty.call(site.articles, slug);
}

function query(parameters) {
  const pairs = [];
  Object.keys(parameters).forEach(function (name) {
    const parameter = parameters[name];
    (parameter.multiValue || [parameter]).forEach(function (item) {
      pairs.push(item.value === '' ? name : name + '=' + item.value);
    });
  });
  return pairs.length ? '?' + pairs.join('&') : '';
}

function redirect(kind, target) {
  return {
    statusCode: kind.status,
    statusDescription: kind.description,
    headers: {
      location: { value: (site.host ? 'https://' + site.host : '') + target },
      'cache-control': { value: 'public, max-age=300' },
    },
  };
}
`
