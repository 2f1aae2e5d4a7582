import { randomUUID } from 'node:crypto'
import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import { type QuoteFieldName, quoteFieldNames, quoteNotices, requiredQuoteFields } from '../contract/quote-rules.ts'
import { escapeHtml } from '../runtime/escape-html.ts'

const labels: Record<QuoteFieldName, string> = {
  fullName: 'Full name',
  phone: 'Phone',
  email: 'E-mail (optional)',
  postcode: 'Postcode',
  jobDescription: 'Job description',
}

const autocomplete: Record<QuoteFieldName, string> = {
  fullName: 'name',
  phone: 'tel',
  email: 'email',
  postcode: 'postal-code',
  jobDescription: 'off',
}

/**
 * What a browser without JavaScript is shown when its form cannot be taken (promise L12): what is wrong, and the form
 * with everything typed. Plain semantic HTML, because the content security policy lets no style in that is not hashed.
 */
export function formPage(error: ApiError['error'], typed: Record<string, string>): string {
  const isMissing = error.message === quoteNotices.missing.text
  const title = isMissing
    ? quoteNotices.missing.title
    : error.fields
      ? 'Please check your details'
      : quoteNotices.failed.title
  const fields = error.fields ?? {}
  const wrong = quoteFieldNames.filter((name) => fields[name])
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}: free quote</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="alert">${escapeHtml(error.message)}</p>
${wrong.length > 0 ? `<ul>${wrong.map((name) => `<li><a href="#${name}">${escapeHtml(fields[name] ?? '')}</a></li>`).join('')}</ul>` : ''}
<form method="post" action="${apiPaths.sendLeadEmail.path}">
<input type="hidden" name="idempotencyKey" value="${escapeHtml(typed.idempotencyKey || randomUUID())}">
${quoteFieldNames.map((name) => field(name, typed[name] ?? '', fields[name])).join('\n')}
<p><button type="submit">Send</button></p>
</form>
<p><a href="/contact">Call us, or write by WhatsApp or e-mail</a></p>
</main>
</body>
</html>
`
}

function field(name: QuoteFieldName, value: string, sentence: string | undefined): string {
  const required = requiredQuoteFields.includes(name) ? ' required' : ''
  const described = sentence ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const attributes = `id="${name}" name="${name}" autocomplete="${autocomplete[name]}"${required}${described}`
  const control =
    name === 'jobDescription'
      ? `<textarea ${attributes} rows="8" cols="40">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${inputType(name)}" size="40" value="${escapeHtml(value)}">`
  const message = sentence ? `<br><strong id="${name}-error">${escapeHtml(sentence)}</strong>` : ''
  return `<p><label for="${name}">${labels[name]}</label><br>${control}${message}</p>`
}

/** Not `email`: a browser would hold back a lead for an address the server keeps all the same (promise L8). */
function inputType(name: QuoteFieldName): string {
  return name === 'phone' ? 'tel' : 'text'
}
