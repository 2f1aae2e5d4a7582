import { type Html, html } from './html.ts'

interface PageHead {
  title: string
  businessName: string
  /** Properties of Open Graph. */
  metas?: Record<string, string>
}

/** A page that the API answers with, in the site's own styles: the build puts them at an address that never changes. */
export function pageFrame({ title, businessName, metas = {} }: PageHead, main: Html): string {
  const tags = Object.entries(metas).map(
    ([property, content]) => html`<meta property="${property}" content="${content}">\n`,
  )
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${tags}<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header class="header on-ink"><div class="header__row"><a class="wordmark" href="/">${businessName}</a></div></header>
<main class="answer wrap">
${main}
</main>
</body>
</html>
`.toString()
}
