import { type Html, html } from './html.ts'

interface PageHead {
  title: string
  businessName: string
  /** Properties of Open Graph. */
  metas?: Record<string, string>
}

/**
 * A page that the API answers with. `web/public/form.css` and `form-more.css`, whose addresses never change, make it
 * look like the site.
 */
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
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${tags}<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/form.css">
<link rel="stylesheet" href="/form-more.css">
</head>
<body>
<header><a href="/">${businessName}</a></header>
<main>
${main}
</main>
</body>
</html>
`.toString()
}
