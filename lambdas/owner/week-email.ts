import { colour } from '../leads/mail-html.ts'
import { type Html, html } from '../runtime/html.ts'
import type { WeekFacts, WeekLine } from './week-facts.ts'

const title = 'The last seven days, and the seven before'

/** The week as lines of text: `TW9: 2 (1 before)`. */
export function weekText({ totals, parts }: WeekFacts): string[] {
  const lines = (all: readonly WeekLine[]) => all.map(({ label, now, before }) => `${label}: ${now} (${before} before)`)
  return [`${title}:`, ...lines(totals), ...parts.flatMap((part) => ['', `${part.title}:`, ...lines(part.lines)])]
}

/** The same as a table: what, this week, the week before. */
export function weekHtml({ totals, parts }: WeekFacts): Html {
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:18px">
${headRow(title, 'Now', 'Before')}
${totals.map(row)}
${parts.map((part) => [space, headRow(part.title, '', ''), ...part.lines.map(row)])}
</table>`
}

const space = html`<tr><td colspan="3" height="14" style="font-size:0">&nbsp;</td></tr>`
const rule = `border-top:1px solid ${colour.line}`

function headRow(label: string, now: string, before: string): Html {
  const figure = (text: string) =>
    html`<td class="label rule" width="60" align="right" style="${rule};padding:16px 0 4px;font-size:14px;line-height:20px;color:${colour.slate};vertical-align:bottom">${text}</td>`
  return html`<tr><td class="value rule" style="${rule};padding:16px 0 4px;font-size:17px;line-height:24px;font-weight:600;color:${colour.ink}">${label}</td>${figure(now)}${figure(before)}</tr>`
}

function row({ label, now, before }: WeekLine): Html {
  const cell = `padding:4px 0;font-size:16px;line-height:24px;vertical-align:top`
  return html`<tr><td class="value" style="${cell};color:${colour.ink};word-break:break-word">${label}</td><td class="value" align="right" style="${cell};color:${colour.ink};font-weight:600;white-space:nowrap">${now}</td><td class="label" align="right" style="${cell};color:${colour.slate};white-space:nowrap">${before}</td></tr>`
}
