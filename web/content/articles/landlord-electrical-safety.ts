import { business, pounds } from '../business.ts'

export const content = `
<p>The wiring is rarely what catches a landlord out. Day 29 is. A flat can have perfect sockets and still break the rules because a report sat unread in an inbox. This is a working list of dates, copies and codes for homes let in <strong>England only</strong>. The other UK nations have rules of their own.</p>
<p>Take it as general information, not legal advice. For the full text, look up the government's guidance on electrical safety standards in rented homes, and check the date on any guide you use. The rules changed in November 2025 and again in May 2026.</p>

<h2>The five-year rule</h2>
<p>The fixed wiring of a rented home has to meet the national safety standard, BS 7671. A qualified person must inspect and test it at least every 5 years, or sooner where the last report says so. If yours asked for three years, your deadline is three years.</p>
<p>What you get is an electrical installation condition report, or EICR. Our <a href="/blog/eicr-guide">EICR guide</a> shows what the inspector does and how to read the result.</p>

<h2>Where it came from and who is covered</h2>
<p>Regulations made in 2020 brought the rule to private renting. New tenancies came first, on 1 July 2020, and all the others on 1 April 2021. An amendment in 2025 added social landlords from 1 November that year. Their older tenancies, granted before 1 December 2025, followed on 1 May 2026.</p>
<p>Some homes sit outside: leases of 7 years or more, homes shared with the landlord, student halls, hostels and care homes among them. They are not free of rules, only under different ones.</p>

<h2>Who gets a copy, and by when</h2>
<ul>
<li><strong>The tenant who lives there:</strong> within 28 days of the inspection.</li>
<li><strong>A new tenant:</strong> before they move in.</li>
<li><strong>Someone who may rent the home</strong> and asks in writing: within 28 days.</li>
<li><strong>The council,</strong> if it asks: within 7 days.</li>
<li><strong>The next inspector:</strong> keep the report for them.</li>
</ul>
<p>Send copies by e-mail and file the sent message beside the report. "I am sure I sent it" is hard to prove four years later.</p>

<h2>When the report asks for work</h2>
<p>Any item coded C1, C2 or FI makes a report unsatisfactory. C1 means that danger is present, C2 that something is potentially dangerous, and FI that it must be investigated further without delay. A C3 is advice, and a report with nothing worse is satisfactory.</p>
<p>You then have two jobs, and the second is the one people forget.</p>
<ol>
<li><strong>Get the work done</strong> within 28 days, or within the shorter time the report gives. Further investigation counts as work.</li>
<li><strong>Get written confirmation</strong> that it was done. Send it, with the report that called for the work, to the tenant and to the council. You have 28 days from the day the work ends.</li>
</ol>
<p>Yes, the council, even if it never wrote to you. Be strict with the calendar too: count from the day of the visit rather than the day the report arrived, and you cannot be late.</p>

<h2>What a breach can cost</h2>
<p>Since 1 November 2025 the top civil penalty has been £40,000 for a breach. A guide with a lower figure was written before then. A landlord who took all reasonable steps has a defence, for example when the tenant would not open the door. It rests on the file: the letters offering dates, the replies, a note of each wasted visit.</p>

<h2>Smoke and carbon monoxide alarms</h2>
<p>These have rules of their own. You need a smoke alarm on each storey with living space, and a carbon monoxide alarm in any living space with a fixed fuel-burning appliance, gas cookers aside. All must work on the first day of the tenancy, and you must repair or replace one that is reported faulty. The penalty can reach £5,000.</p>
<p>Press every button on check-in day with the tenant watching, and have it noted on the inventory. After that, agree who tests. Once a month is right, and smoke alarms should be replaced every 10 years. Our guide to <a href="/blog/smoke-and-co-alarms">smoke and CO alarms</a> says where each one belongs.</p>

<h2>Shared houses</h2>
<p>A house in multiple occupation (HMO) may have licence conditions that go further, so read the licence first. New work there also needs arc-fault protection on socket circuits. It reacts to the kind of sparking a damaged cable can make. Ask about it before you accept a quote, because a cheap one may have left it out.</p>

<h2>Things with plugs</h2>
<p>An EICR does not cover appliances. Private landlords have no fixed yearly test, but what you supply must be safe. Look over each flex and plug between tenants, and keep a record of that and of any portable appliance tests. Social landlords do have a specific appliance duty. The toaster that causes least trouble is the one you did not supply.</p>

<h2>A checklist to print</h2>
<ol>
<li><strong>Two months before the due date:</strong> book. That leaves room for holidays and lost keys.</li>
<li><strong>Once booked:</strong> give the tenant notice in writing. Ask for a clear path to the fuse board.</li>
<li><strong>On the day:</strong> photograph the board and write down the date.</li>
<li><strong>When the report comes:</strong> read the result and the next due date. Put both in your calendar.</li>
<li><strong>Within 28 days of the visit:</strong> send the tenant a copy, and finish every C1, C2 and FI. Sooner, if the report says so.</li>
<li><strong>Within 28 days of the repair:</strong> send confirmation and report to tenant and council.</li>
<li><strong>At each new let:</strong> report before the keys, alarms tested on day one.</li>
</ol>
<p>One sheet per property is log enough: the date, what was done, who was sent what.</p>
<p>With us, the report on a studio starts from ${pounds(business.prices.testing)}, and so does a small follow-up inspection. For a typical home, a full EICR starts from ${pounds(business.prices.homeEicr)}. Repairs are quoted separately, and you may use someone else for them. The <a href="/services/eicr">EICR page</a> has the details.</p>
`
