import { escapeHtml } from '../runtime/escape-html.ts'
import type { DetailName, LeadFacts } from './lead-facts.ts'

/** The identity's colours by their use here. Mail programs that invert colours keep the contrast of each pair. */
const colour = {
  ink: '#0F1A2B',
  onInk: '#F7F3EB',
  mist: '#D5DCE4',
  paper: '#F7F3EB',
  sheet: '#FFFFFF',
  line: '#DCD2C2',
  slate: '#44566B',
  verdigris: '#2E6459',
  brick: '#99432F',
  amber: '#F2A541',
} as const

const text = "'Hanken Grotesk',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif"
const display = "Besley,Rockwell,Georgia,'Times New Roman',serif"

/**
 * The mail as a phone shows it: who and where on ink, one amber button to call, then the message, the photos and the
 * details. Tables and inline styles, because mail programs understand nothing newer. Everything typed is escaped.
 */
export function leadEmailHtml(facts: LeadFacts): string {
  const { lead, subject, firstName, phone, received, links, photoUrls, notes, origin } = facts
  const details: Record<DetailName, string> = {
    fullName: row('Name', escapeHtml(lead.fullName)),
    phone: row('Phone', links.call ? link(links.call, phone) : escapeHtml(lead.phone)),
    email: row(
      'E-mail',
      lead.email ? (links.reply ? link(links.reply, lead.email) : escapeHtml(lead.email)) : 'Not given',
    ),
    postcode: row('Postcode', link(links.map, lead.postcode)),
  }
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colour.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheaderOf(facts))}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colour.paper}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td bgcolor="${colour.ink}" style="background:${colour.ink};padding:28px 24px 28px;font-family:${text}">
<div style="font-size:14px;line-height:20px;color:${colour.mist}">New enquiry, ${escapeHtml(received)}</div>
<h1 style="margin:10px 0 4px;font-family:${display};font-weight:500;font-size:32px;line-height:38px;letter-spacing:-.012em;color:${colour.onInk};word-break:break-word">${escapeHtml(lead.fullName)}</h1>
<div style="font-size:17px;line-height:26px"><a href="${escapeHtml(links.map)}" style="color:${colour.mist};text-decoration:underline">${escapeHtml(lead.postcode)}, show on the map</a></div>
${links.call ? callButton(links.call, `Call ${firstName} on ${phone}`) : ''}
</td></tr>
<tr><td class="sheet" style="background:${colour.sheet};padding:24px;font-family:${text};border:1px solid ${colour.line};border-top:0">
${notes.length > 0 ? noteBox(notes) : ''}
<div class="words" style="border-left:3px solid ${colour.amber};padding:2px 0 2px 16px;margin:4px 0 22px;font-size:17px;line-height:28px;color:${colour.ink};word-break:break-word">${lines(lead.jobDescription)}</div>
${photoUrls.length > 0 ? `<div style="margin:0 0 16px;font-size:0;line-height:0">${photoUrls.map(thumbnail).join('')}</div>` : ''}
${secondButtons(links)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px">
${[...Object.values(details), ...origin.map(([label, value]) => row(label, escapeHtml(value)))].join('\n')}
</table>
</td></tr>
<tr><td class="quiet" style="padding:18px 24px 36px;font-family:${text};font-size:13px;line-height:20px;color:${colour.slate}">Sent by the quote form of your website. Reference ${escapeHtml(lead.leadId)}.</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** Programs that keep a style block follow the reader's dark mode; the others show the light mail. */
const darkStyles = `
@media (prefers-color-scheme:dark){
.paper{background:#0A111D!important}.sheet{background:#17263D!important;border-color:#2B3F59!important}
.words,.value{color:#F7F3EB!important}.quiet,.label{color:#B7C2CF!important}.rule{border-color:#2B3F59!important}
.link,.second{color:#B9D3C9!important}.second{border-color:#B9D3C9!important}.note{color:#F7C27A!important;border-color:#F7C27A!important}
}`

/** What the inbox shows after the subject: the number first, so that it can be called from there. */
function preheaderOf({ lead, phone }: LeadFacts): string {
  return `${phone}. ${lead.jobDescription.replace(/\s+/g, ' ').slice(0, 140).toWellFormed()}`
}

/** The only amber element of the mail, as wide as the phone. */
function callButton(href: string, label: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:20px"><tr><td align="center" bgcolor="${colour.amber}" style="background:${colour.amber};border-radius:3px"><a href="${escapeHtml(href)}" style="display:block;padding:15px 16px;font-size:18px;line-height:24px;font-weight:600;color:${colour.ink};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

function secondButtons({ whatsapp, reply }: LeadFacts['links']): string {
  const cells = [whatsapp && secondButton(whatsapp, 'WhatsApp'), reply && secondButton(reply, 'Reply by e-mail')]
  const shown = cells.filter(Boolean).join('<td width="12" style="font-size:0">&nbsp;</td>')
  if (shown === '') return ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${shown}</tr></table>`
}

function secondButton(href: string, label: string): string {
  return `<td align="center"><a class="second" href="${escapeHtml(href)}" style="display:block;padding:12px 8px;border:1px solid ${colour.verdigris};border-radius:3px;font-size:16px;line-height:22px;font-weight:600;color:${colour.verdigris};text-decoration:none">${label}</a></td>`
}

/** Cropped to a square where the mail program can, otherwise in the photo's own shape. */
function thumbnail(url: string, index: number): string {
  const address = escapeHtml(url)
  return `<a href="${address}" style="display:inline-block;margin:0 8px 8px 0"><img src="${address}" width="160" height="160" alt="Photo ${index + 1}, opens in full" style="display:block;width:160px;height:160px;object-fit:cover;border:0;border-radius:6px;background:${colour.line};font-family:${text};font-size:14px;line-height:20px;color:${colour.slate}"></a>`
}

function row(label: string, value: string): string {
  const cell = `padding:11px 0;border-top:1px solid ${colour.line};font-size:16px;line-height:24px;vertical-align:top`
  return `<tr><td class="label rule" width="92" style="${cell};color:${colour.slate}">${label}</td><td class="value rule" style="${cell};color:${colour.ink};word-break:break-word">${value}</td></tr>`
}

function link(href: string, label: string): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:${colour.verdigris};text-decoration:underline">${escapeHtml(label)}</a>`
}

function noteBox(notes: readonly string[]): string {
  return `<div class="note" style="margin:0 0 18px;padding:10px 12px;border:1px solid ${colour.brick};border-radius:3px;font-size:15px;line-height:22px;color:${colour.brick}"><strong>Please note</strong><br>${notes.map(escapeHtml).join('<br>')}</div>`
}

/** Line breaks as elements: some mail programs ignore `white-space`. */
function lines(typed: string): string {
  return escapeHtml(typed).replaceAll('\n', '<br>')
}
