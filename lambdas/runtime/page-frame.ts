import { type Html, html } from './html.ts'

/**
 * A page that the API answers with. `web/public/form.css` and `form-more.css`, whose addresses never change, make it
 * look like the site. `metas` are properties of Open Graph.
 */
export function pageFrame(
  { title, businessName, metas = {} }: { title: string; businessName: string; metas?: Record<string, string> },
  main: Html,
): string {
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
