import { business, pounds } from '../business.ts'

export const content = `
<p>A house can wear its age well. Wiring from your grandparents' time may still be safe, and a socket put in last spring may be wrong. So the clues below are reasons to look closer, not verdicts. What settles it is a condition report, known as an EICR. Take a torch and a pencil, walk round, and score your home out of ten. Only look: every cover stays on.</p>

<h2>Clues you can see</h2>
<h3>1. Rubber or fabric on the cables</h3>
<p>Look at the cables in the loft, the cellar or the meter cupboard, from a step away. Modern cable has a smooth plastic coat. Black rubber or woven cloth is much older. Rubber dries out with time and can crumble when disturbed, so leave it be.</p>
<h3>2. Round-pin sockets, or a board of iron or wood</h3>
<p>A round-pin socket behind the sideboard, or fuses in a cast-iron box on a wooden backboard, is a relic. It may be long dead or still in use, and only a test will say.</p>
<h3>3. Cables under many coats of paint</h3>
<p>Cable clipped along the skirting and painted over five times has seen five decorators. It tells you that circuits were added over the years without opening a wall.</p>

<h2>Clues you can feel or smell</h2>
<h3>4. Warm switches or sockets</h3>
<p>A dimmer may be slightly warm. A plain switch or socket should not be, nor should it be brown at the edges.</p>
<h3>5. Burning, or fish</h3>
<p>Overheated plastic can smell oddly like fish, and people hunt through the fridge for days. If you notice this, heat or brown marks, do not wait for the end of the list. Switch off if you can do so safely, and <a href="/services/emergency">call us</a>.</p>

<h2>Clues in how it behaves</h2>
<h3>6. Lights that dip for the kettle</h3>
<p>If the lights dim whenever something large switches on, note which lights and which appliance. That pair is useful to whoever tests the circuits.</p>
<h3>7. Breakers that will not stay on</h3>
<p>A breaker or RCD that trips once is doing its job. One that trips again and again has a cause. Our <a href="/blog/rcd-keeps-tripping">safe checklist</a> will help you to narrow it down, and it is often a single appliance. If it is not, the wiring needs testing.</p>

<h2>Clues in what is missing</h2>
<h3>8. An extension lead in every room</h3>
<p>Too few sockets is not a danger in itself. The leads can be, under rugs and behind sofas, with heaters on the end of them. Count your leads. The number is a fair guide to how many sockets you lack.</p>
<h3>9. No test button on the board</h3>
<p>Look at the front of the fuse board for a button marked 'T' or 'Test'. If there is none, there may be no RCD, and so perhaps no protection against a serious shock. A new board may be all you need: see <a href="/blog/consumer-unit-upgrade-guide">when to replace a fuse box</a>.</p>
<h3>10. No history</h3>
<p>Cables joined with tape in the loft, a shed fed from who knows where, a purchase without a single certificate. None of that proves a fault. It means that nobody has vouched for the work.</p>

<h2>Add up your score</h2>
<ul>
<li><strong>Sign 4 or 5, even alone:</strong> act today, whatever else you found.</li>
<li><strong>Sign 1, 2, 7, 9 or 10, even alone:</strong> book a condition report now. Old cable, an old board, a missing RCD, repeated trips and unknown work each need testing, however well everything seems to run.</li>
<li><strong>Sign 3, 6 or 8, alone:</strong> ring and describe it. You will hear whether it needs a visit.</li>
<li><strong>Any two of those:</strong> book a report.</li>
<li><strong>Four or more in all:</strong> book it before you plan any decorating.</li>
</ul>

<h2>It may not be a full rewire</h2>
<p>Often a new board, better earthing and new cable for the worst one or two circuits will do. The rest may be sound, and a report can show that it is. Ask for the results circuit by circuit, then ask which ones must go and which could stay.</p>
<p>If everything does have to go, full house rewiring with us starts from ${pounds(business.prices.fullRewire)}. That buys new circuits, tested and certified, in a small and simple home. Size, the number of points and making good take it up from there. Our <a href="/services/rewiring">rewiring page</a> goes through the job day by day.</p>

<h2>The right moment</h2>
<p>Rewiring is dusty, so choose a gap:</p>
<ul>
<li>Before a new kitchen, never just after.</li>
<li>Before decorating. Plaster and paint come last.</li>
<li>Between owners, when the rooms are empty. If you are buying, get the report before you exchange, while the findings can still count in the price.</li>
</ul>

<h2>The next step is a report</h2>
<p>Start with the EICR and make the plan from that, in that order. For homeowners the usual advice is one every 10 years. You need not be an expert to read it: <a href="/blog/eicr-guide">our guide</a> explains the four codes. Then put your list of clues beside the inspector's. If you found something that the report does not mention, ask why.</p>
`
