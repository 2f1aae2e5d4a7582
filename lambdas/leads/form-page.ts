import { randomUUID } from 'node:crypto'
import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import { photoRules } from '../contract/photo-rules.ts'
import type { QuoteFieldName } from '../contract/quote-fields.ts'
import {
  fieldAttributes,
  honeypot,
  isEmergency,
  longestAbout,
  photosStay,
  quoteField,
  quoteFieldNames,
  quoteNotices,
  refusalNotice,
  requiredNote,
  ringFirst,
  sendLabel,
} from '../contract/quote-rules.ts'
import { type Html, html } from '../runtime/html.ts'
import { pageFrame } from '../runtime/page-frame.ts'

/** The business as these pages name it. */
export interface FormPageBusiness {
  name: string
  /** For display, and in E.164. */
  phone: { display: string; e164: string }
  /** In E.164. */
  whatsapp: string
  /** The privacy notice beside the button, as on the site. */
  privacyNotice: string
  /** How fast a form is answered: `within 24 hours`. Empty on a site that does not say it. */
  replyTime: string
}

/**
 * Page for a refused form without JavaScript [L12]: what is wrong, and the form with
 * everything typed.
 */
export function formPage(
  error: ApiError['error'],
  typed: Record<string, string>,
  business: FormPageBusiness,
  lists: Record<string, string[]> = {},
): string {
  const { title } = error.fields ? refusalNotice(error.fields) : quoteNotices.failed
  const fields = error.fields ?? {}
  const call = callLink(business)
  const reply = isEmergency(typed) ? ringFirst : business.replyTime && `We reply ${business.replyTime}.`
  const wrong = quoteFieldNames.filter((name) => fields[name])
  return pageFrame(
    { title: `${title}: free quote`, businessName: business.name },
    html`<h1>${title}</h1>
<div class="notice">
<p role="alert">${error.message}</p>
${error.fields ? '' : html`<p>${call}</p>`}
${wrong.length > 0 ? html`<ul>${wrong.map((name) => html`<li><a href="#${name}">${fields[name]}</a></li>`)}</ul>` : ''}
</div>
<form method="post" action="${apiPaths.sendLeadEmail.path}" novalidate>
<p class="small">${requiredNote}</p>
<input type="hidden" name="idempotencyKey" value="${typed.idempotencyKey?.slice(0, longestHidden) || randomUUID()}">
${aboutChoice(typed.about?.slice(0, longestAbout))}
<input type="hidden" name="writtenOn" value="${typed.writtenOn?.slice(0, longestHidden) ?? ''}">
${['photos', 'photoUrls'].map((name) => lists[name]?.slice(0, photoRules.maxPhotos).map((each) => html`<input type="hidden" name="${name}[]" value="${each.slice(0, longestHidden)}">`))}
${quoteFieldNames.map((name) => field(name, shown(name, typed[name] ?? ''), fields[name]))}
${lists.photos?.length ? html`<p>${photosStay} You are told how to send yours when this has gone.</p>` : ''}
<p hidden><label>${honeypot.label} <input${attributesOf(honeypot.attributes)}></label></p>
<p><button type="submit">${sendLabel}</button></p>
${reply && html`<p>${reply}</p>`}
<p class="small">${business.privacyNotice} <a href="/privacy">How we handle your details</a></p>
</form>
<p class="way-out">${call}, or <a href="/contact">write by WhatsApp or e-mail</a></p>`,
  )
}

function callLink({ phone }: FormPageBusiness): Html {
  return html`<a href="tel:${phone.e164}">Call ${phone.display}</a>`
}

/** The subject, as on the form's page, with a checkbox to remove it. */
function aboutChoice(about: string | undefined): Html | undefined {
  if (!about) return undefined
  return html`<p><label class="about"><input type="checkbox" name="about" value="${about}" checked> About: ${about}</label></p>`
}

/** Longest value of a hidden field: a photo's URL. */
const longestHidden = 500

/** Ten times the kept length of a field: more than a person types, and escaped still below Lambda's response limit. */
function shown(name: QuoteFieldName, typed: string): string {
  return typed.slice(0, 10 * quoteField(name).longest)
}

/** The type selects a phone's keyboard. The form is `novalidate`, so that no type blocks an enquiry [L17]. */
function field(name: QuoteFieldName, value: string, sentence: string | undefined): Html {
  const { label, type, hint, required } = quoteField(name)
  const notes = [hint && `${name}-hint`, sentence && `${name}-error`].filter(Boolean).join(' ')
  const described = html`${sentence ? html` aria-invalid="true"` : ''}${notes ? html` aria-describedby="${notes}"` : ''}`
  const attributes = html`id="${name}"${attributesOf(fieldAttributes(name))}${described}`
  const control =
    type === 'multiline'
      ? html`<textarea ${attributes} rows="8">\n${value}</textarea>`
      : html`<input ${attributes} value="${value}">`
  const message = sentence ? html`<strong id="${name}-error">${sentence}</strong>` : ''
  return html`<div class="field"><label for="${name}">${label}${required ? '' : ' (optional)'}</label>${hint ? html`<span class="small" id="${name}-hint">${hint}</span>` : ''}${control}${message}</div>`
}

function attributesOf(attributes: Record<string, string | number | boolean | undefined>): Html {
  // Of the boolean attributes only `required` has no value; `spellcheck` is written `"false"`.
  const { required, ...valued } = attributes
  const given = Object.entries(valued).filter(([, value]) => value !== undefined)
  return html`${given.map(([name, value]) => html` ${name.toLowerCase()}="${String(value)}"`)}${required ? ' required' : ''}`
}
