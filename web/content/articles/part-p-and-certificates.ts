import { business, pounds } from '../business.ts'

export const content = `
<p>The buyer is found, the van is booked, and the solicitor sends one more e-mail: "Please supply the certificate for the consumer unit fitted in 2019." In the drawer you find a takeaway menu, a boiler manual and the guarantee for a tent.</p>
<p>Here is what each electrical paper is, which job it belongs to, and what to do if it never existed. The rules are those of England.</p>

<h2>Part P in a sentence</h2>
<p>Part P of the Building Regulations says that electrical work in a home must be safe. The usual way to show it is to follow BS 7671, the IET Wiring Regulations. Part P covers the garden, the shed fed from the house, and the shared parts of a block of flats. It covers every job, large or small, so "it's not notifiable" means less paper and not a lower standard.</p>
<p>The same goes for doing it yourself. You may, but the work must comply, and it must be notified where the list below says so.</p>

<h2>Work that must be notified</h2>
<p>Since 6 April 2013 the list has had three lines:</p>
<ul>
<li>a new circuit</li>
<li>a replacement <a href="/services/consumer-unit">consumer unit</a></li>
<li>any addition or alteration to an existing circuit in a special location</li>
</ul>
<p>A special location is the space around a bath or shower, or a room with a swimming pool or a sauna heater. The <a href="/blog/bathroom-lighting-zones">bathroom zones</a> show how far that space reaches. Kitchens and gardens used to be on the list. They came off in 2013, though plenty of web pages still have not noticed, and Wales has a list of its own. A new circuit to a garden room is still notifiable because it is new, not because it is outdoors.</p>

<h2>Work that is not on the list</h2>
<p>Repairs are not on it, nor are other replacements, nor additions to existing circuits anywhere else. One more socket in a bedroom is the usual example. You should still get a certificate for an addition, as we shall see.</p>

<h2>Three lawful ways to notify</h2>
<ol>
<li>An electrician registered with an approved scheme certifies their own work.</li>
<li>A registered third party certifies work that someone else has done.</li>
<li>Building control is told before the work starts, and inspects it.</li>
</ol>
<p>Ask any firm which of the three it will use before you say yes. Afterwards is too late for the third. On our jobs it works like this. Notifiable work is notified to building control, and you receive the certificates when the job is done.</p>

<h2>The papers, one by one</h2>
<h3>Building regulations certificate</h3>
<p>This is your evidence that notifiable work was notified and complies with the regulations. It usually reaches you within about 30 days of the job ending. Put a note in your calendar and chase it, because solicitors will.</p>
<h3>Electrical Installation Certificate (EIC)</h3>
<p>This is for new circuits, rewires and new boards. It is written by whoever did the work, and it carries the test results for each circuit. If the pages of numbers are missing, ask for them. They are the part that matters to the next electrician.</p>
<h3>Minor Works Certificate</h3>
<p>A shorter form, for an addition to an existing circuit, such as that bedroom socket. It carries test results too. Ask for it by name, even for the smallest job.</p>
<h3>Electrical installation condition report (EICR)</h3>
<p>This one is a check-up, not a birth certificate. It records the state of the wiring on the day of the visit, old work and new alike. It does not show who did what, or that anything was notified. Our <a href="/blog/eicr-guide">EICR guide</a> explains how to read it.</p>

<h2>Which edition is current</h2>
<p>BS 7671:2018 with Amendment 4 was published on 15 April 2026. The version before it was withdrawn on 15 October 2026. It is still the 18th Edition. It applies to new work and does not reach back, so wiring that was right when it went in has not become unlawful. A firm that says you must rewire "because of the new amendment" is selling something.</p>

<h2>If the paper is missing</h2>
<p>Nobody can back-date a certificate, and an offer to sign for work that the signer never saw is a good reason to hang up. There are honest routes:</p>
<ol>
<li><strong>Ask the firm that did the job.</strong> A copy may be one e-mail away.</li>
<li><strong>Ask building control.</strong> Notified work should have left a record, even if the owner lost the letter.</li>
<li><strong>Have a condition report done.</strong> It tells a buyer what state the wiring is in now, which is often what they want to know. A typical home <a href="/services/eicr">EICR</a> with us starts from ${pounds(business.prices.homeEicr)}.</li>
<li><strong>Apply for regularisation.</strong> Building control can look at work that was never notified and, if it is satisfied, say so in writing.</li>
</ol>

<h2>A folder for the day you sell</h2>
<p>Find an envelope tonight, or make a folder on your phone. Put in:</p>
<ul>
<li>the EIC and building regulations certificate for the board, and for each new circuit</li>
<li>the EIC for any rewire</li>
<li>a Minor Works Certificate for each addition</li>
<li>the latest EICR, with certificates for the repairs it asked for</li>
<li>photos of walls and trenches before they were covered</li>
</ul>
<p>Then check each certificate for the right address, a date and a signature. One made out to next door will not help you.</p>
<p>If there are gaps, <a href="/contact">tell us what you have</a>. Sometimes the missing sheet matters, and sometimes a report is all you need.</p>
`
