import { escapeHtml } from './escape-html.ts'

/**
 * A page that the API answers with. `web/public/form.css` and `form-more.css`, whose addresses never change, make it
 * look like the site. `main` is HTML; `metas` are properties of Open Graph.
 */
export function pageFrame(
  { title, businessName, metas = {} }: { title: string; businessName: string; metas?: Record<string, string> },
  main: string,
): string {
  const tags = Object.entries(metas).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">\n`,
  )
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
${tags.join('')}<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/form.css">
<link rel="stylesheet" href="/form-more.css">
</head>
<body>
<header><a href="/">${escapeHtml(businessName)}</a></header>
<main>
${main}
</main>
</body>
</html>
`
}
