import { type Html, type HtmlValue, html } from '../runtime/html.ts'
import { referenceOf } from '../shared/enquiry-words.ts'
import { isUrgent } from './enquiry.ts'
import { type EmailFacts, mailFoot } from './enquiry-email-facts.ts'
import { callLabel } from './enquiry-email-numbers.ts'
import { buttonRow, callButton, colour, link, mailFrame, noteBox, textFont } from './mail-html.ts'

/**
 * The HTML part: a dark head with name and place, one amber button to call, then message, photos and
 * details. Tables and inline styles, because mail programs support nothing newer. Everything typed is escaped.
 */
export function enquiryEmailHtml(facts: EmailFacts): string {
  const { enquiry, subject, head, firstName, received, links, details, notes, origin } = facts
  const [first, ...others] = links.calls
  return mailFrame({
    title: subject,
    preheader: preheaderOf(facts),
    overline: `${head}, ${received}`,
    heading: enquiry.fullName,
    urgent: isUrgent(enquiry),
    head: html`<div style="font-size:17px;line-height:26px"><a href="${links.map}" style="color:${colour.mist};text-decoration:underline">${enquiry.postcode}, show on the map</a></div>
${first && callButton(first.href, html`Call ${firstName} on <span style="white-space:nowrap">${first.number}</span>${first.cost && html`<br><span style="font-size:15px;font-weight:400">${first.cost}</span>`}`)}`,
    body: html`${notes.length > 0 ? noteBox(notes) : ''}
<div class="words" style="border-left:3px solid ${colour.amber};padding:2px 0 2px 16px;margin:4px 0 22px;font-size:17px;line-height:28px;color:${colour.ink};word-break:break-word">${lines(enquiry.jobDescription)}</div>
${photoTiles(facts)}
${buttonRow(
  others.map((call) => [`Call ${callLabel(call)}`, call.href]),
  '0 0 12px',
)}
${buttonRow([
  ['WhatsApp', links.whatsapp],
  ['Reply by email', links.reply],
])}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px">
${details.map(({ label, value, href }) => row(label, href ? link(href, value) : value))}
${origin.map(({ label, value }) => row(label, value))}
</table>`,
    foot: footOf(enquiry),
  })
}

function footOf({ enquiryId }: EmailFacts['enquiry']): Html {
  const reference = html`<span style="white-space:nowrap">${referenceOf(enquiryId)}</span>`
  return html`Sent by the quote form of your website. Reference ${reference}. ${mailFoot}`
}

/** Preheader: starts with the number, so that it can be called from the inbox. */
function preheaderOf({ enquiry, phone }: EmailFacts): string {
  return `${phone}. ${enquiry.jobDescription.replace(/\s+/g, ' ').slice(0, 140).toWellFormed()}`
}

/** A tile for each photo: its picture, or a link in words to one on its way, which a mail program would show broken. */
function photoTiles({ photoUrls, comingPhotoUrls }: EmailFacts): HtmlValue {
  const tiles = [
    ...photoUrls.map((url, index) => thumbnail(url, index + 1)),
    ...comingPhotoUrls.map((url, index) => comingTile(url, photoUrls.length + index + 1)),
  ]
  return tiles.length > 0 ? html`<div style="margin:0 0 16px;font-size:0;line-height:0">${tiles}</div>` : ''
}

/** Pixels: two stand side by side in the mail on a phone of 360. */
const side = 144

const tile = html`display:inline-block;margin:0 8px 8px 0;vertical-align:top`

/** Cropped to a square where the mail program supports it. */
function thumbnail(url: string, number: number): Html {
  return html`<a href="${url}" style="${tile}"><img src="${url}" width="${side}" height="${side}" alt="Photo ${number}, opens in full" style="display:block;width:${side}px;height:${side}px;object-fit:cover;border:0;border-radius:6px;background:${colour.line};font-family:${textFont};font-size:14px;line-height:20px;color:${colour.slate}"></a>`
}

function comingTile(url: string, number: number): Html {
  return html`<a class="link second" href="${url}" style="${tile};box-sizing:border-box;width:${side}px;height:${side}px;padding:50px 8px 0;border:1px dashed ${colour.verdigris};border-radius:6px;text-align:center;font-family:${textFont};font-size:16px;line-height:22px;color:${colour.verdigris};text-decoration:none"><span style="text-decoration:underline">Open photo ${number}</span><br>on its way</a>`
}

function row(label: string, value: HtmlValue): Html {
  const cell = `padding:11px 0;border-top:1px solid ${colour.line};font-size:16px;line-height:24px;vertical-align:top`
  return html`<tr><td class="label rule" width="92" style="${cell};color:${colour.slate}">${label}</td><td class="value rule" style="${cell};color:${colour.ink};word-break:break-word">${value}</td></tr>`
}

/** Line breaks as `<br>`, because some mail programs ignore `white-space`. */
function lines(typed: string): HtmlValue {
  return typed.split('\n').map((line, index) => (index > 0 ? html`<br>${line}` : line))
}
