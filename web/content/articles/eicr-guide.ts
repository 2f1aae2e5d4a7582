import { business, pounds } from '../business.ts'

export const content = `
<p>'So, did we pass?' It is the natural thing to ask when the inspector packs away the tester. An EICR never answers it. The result is <strong>satisfactory</strong> or <strong>unsatisfactory</strong>, and the useful part is the list of codes behind that word. There are only four codes, and once you know them you can read any report at your own kitchen table.</p>

<h2>What an EICR looks at</h2>
<p>The letters stand for electrical installation condition report. It records the state of the fixed wiring: the consumer unit, the cables, the sockets and lights, and the earthing and bonding. It then says if the whole installation is safe to go on using. Anything with a plug on it is left out: the wiring to your kitchen is covered, while the toaster is your own affair.</p>

<h2>How often to have one</h2>
<ul>
<li><strong>Homeowners:</strong> every 10 years. This is good advice, not law.</li>
<li><strong>Landlords:</strong> at least every 5 years. In England this one is a legal duty, and our <a href="/blog/landlord-electrical-safety">guide for landlords</a> lists the deadlines.</li>
<li><strong>Businesses:</strong> every 3–5 years, depending on how the place is used.</li>
</ul>
<p>Some moments call for one early: before you buy a house, after a flood or a fire, or before a big renovation. The inspector may also recommend a shorter interval for your home, in which case ask what led to it.</p>

<h2>The day of the visit</h2>
<p>Most homes take two to four hours. It begins with a slow walk round, because eyes find a good deal before meters do. Next come the dead tests, with circuits switched off. They show that the conductors are unbroken, that the insulation is sound and that live and neutral are the right way round. With the power back on, the live tests show how well a fault would find its way to earth, and how fast each RCD lets go.</p>
<p>Some preparation makes it quicker:</p>
<ul>
<li>Empty the cupboard around the board. It will be the one with the hoover in it.</li>
<li>Save your work and shut computers down, because the broadband will go off too.</li>
<li>Mention burglar alarms and fish tanks before the first switch is thrown, not after.</li>
</ul>

<h2>Start with the limitations</h2>
<p>When the report comes, find the part called extent and limitations and read it before the codes. It says which parts were inspected, which were not, and how large a sample was tested. A locked loft or a wardrobe across a socket will show up here.</p>
<p>A fault nobody looked for earns no code, so a report with a long list of limitations can seem wonderfully clean and tell you very little. Agree the extent in writing before the visit, and clear the way to what you want seen.</p>

<h2>The four codes</h2>
<h3>C1: danger present</h3>
<p>Someone could be hurt today. A live part that a hand can reach is the plainest example. It needs action now, and a good inspector will offer to make it safe before leaving.</p>
<h3>C2: potentially dangerous</h3>
<p>Nothing has gone wrong yet, but one more fault or one wet afternoon could change that. Picture the socket that runs the hedge trimmer, with no RCD to protect it. Arrange the repair soon.</p>
<h3>FI: further investigation required without delay</h3>
<p>Something did not add up in the time allowed, such as a circuit nobody could trace. The answer may turn out to be dull, or it may be a C1 in hiding, so do not file it away.</p>
<h3>C3: improvement recommended</h3>
<p>Safe, but capable of improvement. An older board in sound order, without the features a new one would have, is often a C3. You may decide to leave it as it is.</p>

<h2>From codes to a result</h2>
<p>A single C1, C2 or FI makes the whole report unsatisfactory. A dozen C3s do not. So look at the letters rather than the length: a report with one line can be worse news than a report with twelve.</p>
<p>Old is not the same as unsafe. The wiring rules are not retrospective, so wiring from 1985 is not marked down for failing to be new. The question is only whether it is safe to keep using. If anyone says that everything must be 'brought up to regs', ask which item has which code.</p>

<h2>After an unsatisfactory report</h2>
<ol>
<li>Have every C1 made safe at once. This part does not wait for quotes.</li>
<li>Get a written price for each C2 and FI, line by line. Keep the C3s on a separate list, for the next time the floor is up.</li>
<li>File the certificate for the repairs with the report. The first shows what was wrong, the second that it was put right. Our article on <a href="/blog/part-p-and-certificates">electrical certificates</a> explains which is which.</li>
</ol>
<p>Landlords in England have 28 days to get this done, or less if the report says so. They then have another 28 days to send written confirmation of the work, with the report, to the tenant and to the council. The council gets it even if it never asked.</p>

<h2>Four questions before you book</h2>
<ol>
<li>Who will carry out the inspection?</li>
<li>What will it cover, and how much will be sampled?</li>
<li>Are repairs priced apart from the inspection?</li>
<li>Will I see photographs of what you find?</li>
</ol>
<p>The report is yours. You are free to take it to another firm for the repairs, and a fair inspector will not mind you saying so.</p>

<h2>What it costs</h2>
<p>With us, testing visits start from ${pounds(business.prices.testing)}, which buys a report on a studio or a small follow-up inspection. A typical full home EICR starts from ${pounds(business.prices.homeEicr)}. The size of the property and the number of circuits decide the rest. Tell us what kind of home it is, add a photograph of the front of the board, and you will have a fixed price before we come. There is more on our <a href="/services/eicr">EICR page</a>.</p>

<h2>Reading order, to keep</h2>
<p>Read the limitations first, then the result, then every C1, C2 and FI. Last comes the date recommended for the next inspection. Put that in your calendar before you close the folder.</p>
`
