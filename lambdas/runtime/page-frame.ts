import { escapeHtml } from './escape-html.ts'

/**
 * A page that the API answers with. `web/public/form.css` and `form-more.css`, whose addresses never change, make it
 * look like the site. `main` is HTML.
 */
export function pageFrame({ title, businessName }: { title: string; businessName: string }, main: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
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
