import { type DeskQuery, type DeskView, deskViews } from '../../contract/desk.ts'
import { deskPath, linkMinutes, sessionDays } from '../../contract/desk-session.ts'
import { showJobPath } from '../../contract/job-photos.ts'
import { addDays, dateWords, instantWords, londonTime, momentWords } from '../../contract/london-time.ts'
import { isEmergency, quoteField, quoteFieldNames } from '../../contract/quote-rules.ts'
import type { ClosedDays } from '../../contract/working-hours.ts'
import { stateNames } from '../../owner/mark-enquiry.ts'
import { weekWords } from '../../owner/week-facts.ts'
import { type Html, type HtmlValue, html } from '../../runtime/html.ts'
import { pageFrame } from '../../runtime/page-frame.ts'
import type { DeskList, DeskRow } from './desk-list.ts'

const viewNames: Record<DeskView, string> = { ...stateNames, spam: 'Spam?' }

/** A page of the desk. Its referrer policy is same-origin: form posts carry an Origin, other sites get no referrer. */
export function deskPage(title: string, businessName: string, main: Html): string {
  return pageFrame({ title, businessName, referrer: 'same-origin', styles: ['/desk.css'] }, main)
}

export const backToList = html`<p class="desk-back"><a href="${deskPath}">Back to the list</a></p>`

/** The sign-in page: one button, which mails the link to the owner's address. */
export function signInPage(businessName: string): string {
  return deskPage(
    "The owner's desk",
    businessName,
    html`<h1>The owner's desk</h1>
<p>For the owner of this website. A link goes to the owner's own mailbox; it opens the desk on this phone.</p>
<form method="post" action="${deskPath}/link"><button>Mail me a link</button></form>`,
  )
}

/** Shown whether or not a mail was sent, so that it reveals nothing. */
export function linkMailedPage(businessName: string): string {
  return deskPage(
    'Look into your mail',
    businessName,
    html`<h1>Look into your mail</h1>
<p>If this is your site, a link is in your mailbox now. It is good once, for ${linkMinutes} minutes, and no second one is sent while it is.</p>
<p class="small">Nothing there? Look among the spam, and ask again in a quarter of an hour.</p>`,
  )
}

/** The page that the mailed link opens. Its button signs in, because mail scanners follow links. */
export function openPage(token: string, businessName: string): string {
  return deskPage(
    'Sign in',
    businessName,
    html`<h1>Sign in</h1>
<p>This phone stays signed in for ${sessionDays} days. Sign in on a phone that is yours alone.</p>
<form method="post" action="${deskPath}/open/${token}"><button>Open the desk</button></form>`,
  )
}

/** An error page that repeats what was typed. */
export function deskErrorPage(
  { message, fields = {} }: { message: string; fields?: Record<string, string> | undefined },
  typed: Record<string, string>,
  businessName: string,
): string {
  const title = 'Nothing was changed'
  const words = Object.entries(typed).filter(([name, value]) => value.trim() !== '' && !hiddenFields.includes(name))
  return deskPage(
    title,
    businessName,
    html`<h1>${title}</h1>
<div class="notice"><p role="alert">${message}</p>${Object.values(fields).map((sentence) => html`<p>${sentence}</p>`)}</div>
${words.length > 0 ? html`<section><h2>What you typed</h2><dl class="facts">${words.map(([name, value]) => html`<div><dt>${wordsOf(name)}</dt><dd>${value}</dd></div>`)}</dl></section>` : ''}
<p><a class="button" href="${deskPath}">To the desk</a></p>`,
  )
}

const hiddenFields = ['state', 'key']

/** `chaseOn` -> `Chase on`. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The promised time, or that it has passed. */
export function answerWords(promised: number, now: number): string {
  return promised < now ? `An answer was due by ${instantWords(promised)}` : `Answer by ${momentWords(promised, now)}`
}

export interface ListPage {
  query: DeskQuery
  found: DeskList
  closed: ClosedDays | undefined
  businessName: string
  now: number
}

/** The list of enquiries, with its views, search and the closure. */
export function listPage({ query, found, closed, businessName, now }: ListPage): string {
  const { show, q, page } = query
  const { rows, isMore, isCut, counts, week } = found
  const address = (change: Partial<DeskQuery>) => {
    const all = { show, q, page: 1, ...change }
    return `${deskPath}?${new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]))}`
  }
  const tab = (view: DeskView) => {
    const current = q === '' && view === show ? html` aria-current="page"` : ''
    return html`<li><a href="${address({ show: view, q: '' })}"${current}>${viewNames[view]} <span>${counts[view]}</span></a></li>`
  }
  const heading = q === '' ? viewNames[show] : `Found for “${q}”`
  return deskPage(
    heading,
    businessName,
    html`<div class="desk-head"><h1>${heading}</h1><a class="button" href="${deskPath}/add">Phone enquiry</a></div>
${closedPart(closed)}
<form class="desk-search" role="search" action="${deskPath}"><label for="q">Search</label><input id="q" name="q" type="search" value="${q}" autocomplete="off" placeholder="Name, number, postcode, word"><button class="quiet">Search</button></form>
<nav aria-label="Enquiries by state"><ul class="desk-tabs">${deskViews.map(tab)}</ul></nav>
${rows.length === 0 ? html`<p>${q === '' ? emptyWords[show] : 'Nothing was found. Try one word, or part of the number.'}</p>` : html`<ul class="desk-rows">${rows.map((row) => rowHtml(row, now))}</ul>`}
${pageLinks(page, isMore, (to) => address({ page: to }))}
${isCut ? html`<p class="small">There are more enquiries than can be read at once: the oldest are left out.</p>` : ''}
<p class="desk-week">${weekWords(week)}</p>
${closed ? '' : closingForm(now)}
<section><h2>Your work on the site</h2><p class="choices"><a href="${showJobPath}">Show a job</a></p></section>
<form method="post" action="${deskPath}/sign-out"><button class="quiet">Sign out on all phones</button></form>`,
  )
}

const emptyWords: Record<DeskView, string> = {
  new: 'Nobody is waiting for an answer.',
  answered: 'Nothing here: what you have answered, and not yet quoted, won or lost.',
  quoted: 'No quote is open.',
  won: 'Nothing is won and still to be done.',
  lost: 'Nothing was lost.',
  done: 'No job is done yet.',
  spam: 'Nothing looks like spam.',
}

function rowHtml(row: DeskRow, now: number): Html {
  const { leadId, name, postcode, job, view, promised, pounds, chaseOn, receivedAt } = row
  const isLate = view === 'new' && promised < now
  const today = londonTime(now).date
  const when: Partial<Record<DeskView, string>> = {
    new: answerWords(promised, now),
    quoted: chaseOn && `${chaseOn <= today ? 'Chase now: since' : 'Chase on'} ${dateWords(chaseOn, 'date')}`,
  }
  const facts = [
    when[view] ?? `Received ${instantWords(Date.parse(receivedAt))}`,
    ...(pounds === undefined ? [] : [`£${pounds.toLocaleString('en-GB')}`]),
  ]
  const isDue = isLate || (chaseOn !== undefined && chaseOn <= today)
  return html`<li><a href="${deskPath}/enquiry/${leadId}"${isEmergency(row) ? html` data-emergency` : ''}>
<strong>${isEmergency(row) ? 'Emergency: ' : ''}${name}${postcode && `, ${postcode}`}</strong>
<span>${job}</span>
<span class="desk-when"${isDue ? html` data-due` : ''}>${view === 'new' ? '' : `${viewNames[view]}. `}${facts.join(', ')}</span></a></li>`
}

function pageLinks(page: number, isMore: boolean, address: (page: number) => string): HtmlValue {
  if (page === 1 && !isMore) return undefined
  return html`<p class="choices">${page > 1 ? html`<a href="${address(page - 1)}">Newer</a>` : html`<span></span>`}${isMore ? html`<a href="${address(page + 1)}">More</a>` : ''}</p>`
}

function closedPart(closed: ClosedDays | undefined): HtmlValue {
  if (!closed) return undefined
  return html`<div class="notice" data-tone="calm"><p role="status">${closed.sentence}</p>
<form method="post" action="${deskPath}/closed"><button class="quiet">Open again</button></form></div>`
}

function closingForm(now: number): Html {
  const today = londonTime(now).date
  return html`<section><h2>Closed</h2>
<form method="post" action="${deskPath}/closed"><input type="hidden" name="to" value="${today}"><button class="quiet">Closed today</button></form>
<form class="desk-search" method="post" action="${deskPath}/closed"><label for="to">Closed until the end of</label><input id="to" name="to" type="date" min="${today}" max="${addDays(today, 60)}" value="${addDays(today, 1)}"><button class="quiet">Close</button></form>
<p class="small">Every page and every mail says so within two minutes, and answers are due after it. It ends by itself.</p></section>`
}

/** The form for an enquiry taken by phone. */
export function addPage(key: string, businessName: string): string {
  const control = (name: (typeof quoteFieldNames)[number]) => {
    const { label, type } = quoteField(name)
    const attributes = html`id="${name}" name="${name}" autocomplete="off"`
    const input =
      type === 'multiline'
        ? html`<textarea ${attributes} rows="5"></textarea>`
        : html`<input ${attributes} type="${type}">`
    return html`<div class="field"><label for="${name}">${label}</label>${input}</div>`
  }
  return deskPage(
    'Phone enquiry',
    businessName,
    html`<h1>Phone enquiry</h1>
<p>Whatever you know. A number, or a word, is enough.</p>
<form method="post" action="${deskPath}/add"><input type="hidden" name="key" value="${key}">
${quoteFieldNames.map(control)}
<div class="choices"><button name="state" value="answered">Save as answered</button><button class="quiet" name="state" value="new">Save as new</button></div></form>
${backToList}`,
  )
}
