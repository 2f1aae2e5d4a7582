/**
 * Layout of every mail. Tables and inline styles, because mail programs support nothing newer.
 */
import { Html, type HtmlValue, html } from '../runtime/html.ts'

/** The brand's colours by use. Mail programs that invert colours keep the contrast of each pair. */
export const colour = {
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

export const textFont = html`-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif`
const displayFont = html`Besley,Rockwell,Georgia,'Times New Roman',serif`

interface MailFrame {
  title: string
  /** Preheader, which the inbox shows after the subject. */
  preheader: string
  /** The line above the heading. */
  overline: string
  heading: string
  /** True for a brick-red heading, for dangers. */
  urgent?: boolean
  head?: HtmlValue
  body: HtmlValue
  foot: HtmlValue
}

/** The frame of a mail: a dark heading, then a light sheet. */
export function mailFrame({
  title,
  preheader,
  overline,
  heading,
  urgent = false,
  head,
  body,
  foot,
}: MailFrame): string {
  const ground = urgent ? colour.brick : colour.ink
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${title}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colour.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}${new Html('&#847;&zwnj;&nbsp;'.repeat(40))}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colour.paper}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td bgcolor="${ground}" style="background:${ground};padding:28px 24px 28px;font-family:${textFont}">
<div style="font-size:14px;line-height:20px;color:${colour.mist}">${overline}</div>
<h1 style="margin:10px 0 4px;font-family:${displayFont};font-weight:500;font-size:32px;line-height:38px;letter-spacing:-.012em;color:${colour.onInk};word-break:break-word">${heading}</h1>
${head}
</td></tr>
<tr><td class="sheet" style="background:${colour.sheet};padding:24px;font-family:${textFont};border:1px solid ${colour.line};border-top:0">
${body}
</td></tr>
<tr><td class="quiet" style="padding:18px 24px 36px;font-family:${textFont};font-size:13px;line-height:20px;color:${colour.slate}">${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.toString()
}

/** Dark mode for programs that keep style blocks; the others show the light mail. */
const darkStyles = new Html(`
@media (prefers-color-scheme:dark){
.paper{background:#0A111D!important}.sheet{background:#17263D!important;border-color:#2B3F59!important}
.words,.value{color:#F7F3EB!important}.quiet,.label{color:#B7C2CF!important}.rule{border-color:#2B3F59!important}
.link,.second{color:#B9D3C9!important}.second{border-color:#B9D3C9!important}.note{color:#F7C27A!important;border-color:#F7C27A!important}
}`)

/** The primary button, full width. */
export function callButton(href: string, label: HtmlValue): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:20px"><tr><td align="center" bgcolor="${colour.amber}" style="background:${colour.amber};border-radius:3px"><a href="${href}" style="display:block;padding:15px 16px;font-size:18px;line-height:24px;font-weight:600;color:${colour.ink};text-decoration:none">${label}</a></td></tr></table>`
}

/** Secondary buttons side by side, of one width; those without an address are left out. */
export function buttonRow(
  buttons: readonly (readonly [label: string, href: string | undefined])[],
  margin = '0',
): HtmlValue {
  const cells = buttons.flatMap(([label, href]) => (href ? [secondButton(href, label)] : []))
  if (cells.length === 0) return undefined
  const spaced = cells.map((cell, index) => (index > 0 ? [gap, cell] : cell))
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;margin:${margin}"><tr>${spaced}</tr></table>`
}

const gap = html`<td width="12" style="font-size:0">&nbsp;</td>`

function secondButton(href: string, label: string): Html {
  return html`<td align="center"><a class="second" href="${href}" style="display:block;padding:12px 8px;border:1px solid ${colour.verdigris};border-radius:3px;font-size:16px;line-height:22px;font-weight:600;color:${colour.verdigris};text-decoration:none">${label}</a></td>`
}

export function paragraph(line: HtmlValue): Html {
  return html`<div class="value" style="margin:6px 0;font-size:16px;line-height:24px;color:${colour.ink};word-break:break-word">${line}</div>`
}

export function link(href: string, label: string): Html {
  return html`<a class="link" href="${href}" style="color:${colour.verdigris};text-decoration:underline">${label}</a>`
}

export function noteBox(notes: readonly string[]): Html {
  return html`<div class="note" style="margin:0 0 18px;padding:10px 12px;border:1px solid ${colour.brick};border-radius:3px;font-size:15px;line-height:22px;color:${colour.brick}"><strong>Please note</strong>${notes.map((note) => html`<div style="margin-top:4px">${withWholeOptions(note)}</div>`)}</div>`
}

/** Keeps the options of a command on one line: broken behind their hyphens they could not be read. */
function withWholeOptions(note: string): HtmlValue {
  return note
    .split(/(?<= )(--\w+)/)
    .map((part, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part))
}
