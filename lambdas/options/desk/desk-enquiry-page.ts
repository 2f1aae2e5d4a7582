import { deskPath } from '../../contract/desk-session.ts'
import { LeadState, nextStates, noteMaxLength } from '../../contract/enquiry-page.ts'
import { showJobPath } from '../../contract/job-photos.ts'
import { addDays, dateWords, londonTime } from '../../contract/london-time.ts'
import { whatsappLink } from '../../contract/phone-number.ts'
import { isEmergency } from '../../contract/quote-rules.ts'
import { referenceOf } from '../../contract/reference.ts'
import { workingDaysAfter } from '../../contract/working-hours.ts'
import type { StoredLead } from '../../leads/lead.ts'
import { type EmailSettings, leadFacts, mailLink, mobileOf } from '../../leads/lead-facts.ts'
import { promiseOf } from '../../leads/promise.ts'
import { declineWords } from '../../owner/customer-messages.ts'
import {
  chaseDayOf,
  historyList,
  poundsOf,
  stateBefore,
  stateButton,
  stateNames,
  stateOf,
} from '../../owner/mark-enquiry.ts'
import { type ReviewSettings, reviewRequest } from '../../owner/review-request.ts'
import { photoUrl } from '../../photos/photo-key.ts'
import { type Html, type HtmlValue, html } from '../../runtime/html.ts'
import { answerWords, backToList, deskPage } from './desk-pages.ts'

export interface EnquiryPageSettings extends EmailSettings, ReviewSettings {
  now: () => number
}

/** Default number of working days until a quote is followed up. */
const chaseDays = 5

/** The page of one enquiry: all its data, and every action on it. */
export function deskEnquiryPage(lead: StoredLead, settings: EnquiryPageSettings): string {
  const { businessName, siteUrl } = settings
  const { links, details, promised, received, origin, notes, firstName, phone } = leadFacts(lead, [], settings)
  const state = stateOf(lead)
  const photos = lead.photoKeys.map((key) => photoUrl(siteUrl, key))
  const contacts: [string, string | undefined][] = [
    ['WhatsApp', links.whatsapp],
    ['E-mail', links.reply],
    ['Map', links.map],
    ['Same number', lead.phoneE164 && `${deskPath}?q=${encodeURIComponent(lead.phoneDisplay ?? lead.phone)}`],
  ]
  const facts: [string, string][] = [
    ...details.map(({ label, value }): [string, string] => [label, value]),
    ...origin,
    ['Received', received],
    ['Answer', `Due by ${promised}`],
    ['Reference', referenceOf(lead.leadId)],
  ]
  return deskPage(
    `${lead.fullName}, ${lead.postcode}`,
    businessName,
    html`${backToList}
<div class="desk-who"${isEmergency(lead) ? html` data-emergency` : ''}><p>${isEmergency(lead) ? 'Emergency. ' : ''}${state === 'new' ? answerWords(promiseOf(lead, settings.calendar), settings.now()) : `Received ${received}`}</p><h1>${lead.fullName}${lead.postcode && `, ${lead.postcode}`}</h1>
${links.call ? html`<a class="button" href="${links.call}">Call ${firstName} on ${phone}</a>` : html`<p>${phone}</p>`}</div>
<p class="choices">${contacts.map(([label, href]) => href && html`<a href="${href}">${label}</a>`)}</p>
${notes.length > 0 ? html`<div class="notice">${notes.map((note) => html`<p>${note}</p>`)}</div>` : ''}
<blockquote>${lead.jobDescription}</blockquote>
${photos.length > 0 ? html`<p class="desk-photos">${photos.map((url, index) => html`<a href="${url}"><img src="${url}" alt="Photo ${index + 1}" loading="lazy"></a>`)}</p>` : ''}
${stateForm(lead, settings)}
${state === 'done' ? [reviewRequest(lead, settings), showJobPart(lead)] : ''}
${historyList(lead)}
<section><h2>Details</h2><dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>
${visitPart(lead, settings)}
${declinePart(lead, businessName)}
${passOnPart(lead, facts, photos)}`,
  )
}

/** One form for the note and the state. Its first button saves the note alone, because Enter presses that one. */
function stateForm(lead: StoredLead, { calendar, now }: EnquiryPageSettings): Html {
  const state = stateOf(lead)
  const before = stateBefore(lead)
  const chaseOn = chaseDayOf(lead)
  const today = londonTime(now()).date
  const action = `${deskPath}/enquiry/${lead.leadId}`
  const undo =
    before &&
    html`<form method="post" action="${action}"><button class="quiet" name="state" value="${before}">Undo: back to ${stateNames[before].toLowerCase()}</button></form>`
  const pounds = poundsOf(lead)
  const told = [
    stateNames[state],
    pounds !== undefined && `£${pounds.toLocaleString('en-GB')}`,
    chaseOn && `chase on ${dateWords(chaseOn, 'date')}`,
  ]
  return html`<div class="notice" data-tone="calm" id="state"><p role="status">${told.filter(Boolean).join(', ')}</p>${undo}</div>
<form method="post" action="${action}">
<div class="field"><label for="note">Note</label><input id="note" name="note" maxlength="${noteMaxLength}" autocomplete="off"></div>
<div class="desk-pair"><div class="field"><label for="amount">Amount in £</label><input id="amount" name="amount" inputmode="numeric" autocomplete="off" value="${pounds}"></div>
<div class="field"><label for="chase">Chase a quote on</label><input id="chase" name="chaseOn" type="date" min="${today}" value="${chaseOn ?? workingDaysAfter(calendar, today, chaseDays)}"></div></div>
<button class="quiet">Save note</button>
<div class="choices">${LeadState.options.filter((option) => option !== 'new' && nextStates[state].includes(option)).map(stateButton)}</div></form>`
}

function showJobPart({ leadId, shownAs }: StoredLead): Html {
  const label = shownAs ? 'Change what is shown' : 'Show this job'
  return html`<section><h2>In the portfolio</h2><p class="choices"><a href="${showJobPath}#${leadId}">${label}</a></p></section>`
}

function visitPart({ leadId }: StoredLead, { now }: EnquiryPageSettings): Html {
  const today = londonTime(now()).date
  return html`<section><h2>A visit</h2><form class="desk-visit" action="${deskPath}/enquiry/${leadId}/visit">
<div class="desk-pair"><div class="field"><label for="on">Day</label><input id="on" name="on" type="date" min="${today}" value="${addDays(today, 1)}" required></div>
<div class="field"><label for="at">Time</label><input id="at" name="at" type="time" value="09:00" required></div></div>
<button class="quiet">Into my calendar</button></form></section>`
}

/** A drafted message that declines the job, for the owner to review and send. */
function declinePart(lead: StoredLead, businessName: string): HtmlValue {
  const links = messageLinks(lead, 'Your enquiry', declineWords(lead, businessName))
  if (links.length === 0) return undefined
  return html`<details><summary>Too far away, or no time: decline</summary><p>Opens a kind message on your phone, for you to read and send. Then mark the enquiry as lost.</p><p class="choices">${links}</p></details>`
}

/** Links that open WhatsApp and e-mail with this message, for each contact that the customer gave. */
function messageLinks(lead: StoredLead, subject: string, words: string): Html[] {
  const mobile = mobileOf(lead)
  return [
    ...(mobile ? [html`<a href="${whatsappLink(mobile, words)}">By WhatsApp</a>`] : []),
    ...(lead.replyTo ? [html`<a href="${mailLink(lead.replyTo, subject, words)}">By e-mail</a>`] : []),
  ]
}

/** The enquiry as plain text, to forward to another electrician. */
function passOnPart(lead: StoredLead, facts: readonly [string, string][], photos: readonly string[]): Html {
  const words = [...facts.map(([label, value]) => `${label}: ${value}`), '', lead.jobDescription, ...photos].join('\n')
  const text = encodeURIComponent(words.toWellFormed())
  return html`<details><summary>A copy to pass on</summary><p class="choices"><a href="${whatsappLink('', words.toWellFormed())}">By WhatsApp</a><a href="mailto:?subject=${encodeURIComponent('A job for you')}&body=${text}">By e-mail</a></p><pre>${words}</pre></details>`
}
