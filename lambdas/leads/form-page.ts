import { randomUUID } from 'node:crypto'
import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import {
  type QuoteFieldName,
  quoteFieldMaxLength,
  quoteFieldNames,
  quoteNotices,
  requiredNote,
  requiredQuoteFields,
} from '../contract/quote-rules.ts'
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
 * What a browser without JavaScript is shown when its form is refused [L12]: what is wrong, and the form with
 * everything typed. `web/public/form.css`, whose address never changes, makes it look like the site. It says nothing
 * about the business; the site's pages are a link away.
 */
export function formPage(error: ApiError['error'], typed: Record<string, string>): string {
  const { title } = error.fields ? quoteNotices.missing : quoteNotices.failed
  const fields = error.fields ?? {}
  const wrong = quoteFieldNames.filter((name) => fields[name])
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}: free quote</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/form.css">
</head>
<body>
<header><a href="/">Home</a></header>
<main>
<h1>${title}</h1>
<div class="notice">
<p role="alert">${escapeHtml(error.message)}</p>
${wrong.length > 0 ? `<ul>${wrong.map((name) => `<li><a href="#${name}">${escapeHtml(fields[name] ?? '')}</a></li>`).join('')}</ul>` : ''}
</div>
<form method="post" action="${apiPaths.sendLeadEmail.path}" novalidate>
<p class="small">${requiredNote}</p>
<input type="hidden" name="idempotencyKey" value="${escapeHtml(typed.idempotencyKey?.slice(0, longestKey) || randomUUID())}">
${quoteFieldNames.map((name) => field(name, shown(name, typed[name] ?? ''), fields[name])).join('\n')}
<p><button type="submit">Send</button></p>
<p class="small">We use your details to answer you and to do the work if you go ahead. <a href="/privacy">How we handle your details</a></p>
</form>
<p class="way-out"><a href="/contact">Call us, or write by WhatsApp or e-mail</a></p>
</main>
</body>
</html>
`
}

const longestKey = 200

/** Ten times what is kept of a field: more than a person types, and escaped it stays far below what we may answer. */
function shown(name: QuoteFieldName, typed: string): string {
  return typed.slice(0, 10 * quoteFieldMaxLength[name])
}

function field(name: QuoteFieldName, value: string, sentence: string | undefined): string {
  const required = requiredQuoteFields.some((required) => required === name) ? ' required' : ''
  const described = sentence ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const attributes = `id="${name}" name="${name}" autocomplete="${autocomplete[name]}"${required}${described}`
  const control =
    name === 'jobDescription'
      ? `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${inputType(name)}" value="${escapeHtml(value)}">`
  const message = sentence ? `<strong id="${name}-error">${escapeHtml(sentence)}</strong>` : ''
  return `<div class="field"><label for="${name}">${labels[name]}</label>${control}${message}</div>`
}

/** Chooses the keyboard of a phone. The form is `novalidate`: no type stops an enquiry [L17]. */
function inputType(name: QuoteFieldName): string {
  if (name === 'phone') return 'tel'
  return name === 'email' ? 'email' : 'text'
}
