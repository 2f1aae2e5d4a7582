export const content = `
<p>Stand by your fuse board and listen. A healthy one has nothing to say. If yours buzzes, crackles, smells of hot plastic or has a gap in its front, skip to the warning signs below. If it is silent and whole, you have time to decide calmly, and you may well decide to leave it alone.</p>

<h2>What is in the box</h2>
<p>Fuse box, fuse board and consumer unit are three names for one thing. Inside are a main switch that turns everything off and a protective device for each circuit. A newer one also has devices that react to current leaking away, or to a sudden surge. All the electricity you use passes through this one box.</p>

<h2>Look, but do not touch</h2>
<p>Use your eyes, ears and nose, and leave every cover where it is. These signs deserve a call:</p>
<ul>
<li>Rewirable fuses: a row of plastic or china carriers, often with a coloured dot on each.</li>
<li>No button marked 'T' or 'Test' anywhere on the front.</li>
<li>A plastic case with brown or scorched patches.</li>
<li>Buzzing, or warmth that you notice just by standing there.</li>
<li>A burning smell, or a fishy one.</li>
<li>A missing blank or a broken cover, which leaves an opening in the front.</li>
<li>Damp, rust or drip marks.</li>
</ul>
<p>Scorch marks, smells, heat, buzzing and damp come first. If you can reach the main switch safely, with dry hands, turn it off, then <a href="/services/emergency">call us, day or night</a>.</p>
<p>An opening is just as urgent, even if all is quiet. A finger may reach live metal behind it, which is danger present, code C1 in a report. Some of it may stay live even with the main switch off. Put nothing into the gap or over it, keep everyone away from the board, and call at once.</p>
<p>Rewirable fuses and a missing test button can wait for office hours, not for years. Book a test.</p>

<h2>MCB, RCD and RCBO in three sentences</h2>
<p>An MCB switches off when a circuit carries too much current. An RCD switches off when current leaks to earth, perhaps through a person, and those meant to protect people are rated at 30 mA. An RCBO does both jobs for a single circuit.</p>

<h2>Why one RCBO for each circuit</h2>
<p>Many boards share two RCDs between all the circuits. When a faulty kettle leaks current, half the house goes dark and the freezer goes with it. With an RCBO on each circuit, only the kettle's own circuit drops out, and the label tells you where to look. This is good practice, not a legal requirement. It also makes faults quicker to find, as our guide to <a href="/blog/rcd-keeps-tripping">an RCD that keeps tripping</a> shows.</p>

<h2>Surge protection</h2>
<p>Spikes on the supply can shorten the life of electronics: the boiler's circuit board, the router, the oven with a clock. A surge protective device sends the spike to earth first. Since the 2022 amendment to the wiring rules, the default in most homes is to fit one. An owner may knowingly accept the risk and decline, but the choice should be yours, not a space the electrician forgot to fill.</p>

<h2>Arc-fault detection</h2>
<p>An AFDD listens for the electrical crackle of a loose or damaged connection. New work must have it on socket circuits in four kinds of building: shared houses (HMOs), care homes, purpose-built student housing and higher-risk residential buildings. In other homes it is an option. If a quote for an ordinary house calls it compulsory, ask why.</p>

<h2>Metal and plastic</h2>
<p>Since 1 January 2016 a new consumer unit in a home must be non-combustible, or stand in an enclosure that is. In practice that means metal. The rule is for new work. A sound older plastic unit is not dangerous by virtue of being plastic, and nobody is coming to take it away.</p>

<h2>Test first, change second</h2>
<p>This is the step that separates a good quote from a cheap one. New devices are less forgiving than old fuse wire. Put them on tired circuits and they may trip on the first evening, when everyone will blame the new board.</p>
<p>A common culprit is a <em>borrowed neutral</em>: two circuits that share one return wire, often around the landing light. The old fuses never noticed, but two RCBOs notice at once. Damaged cable and poor earthing cause the same sort of trouble. So ask for the circuits to be tested before the change, with a price for any repairs alongside the price for the board.</p>

<h2>Change-over day</h2>
<p>Expect the power to be off for most of a working day. Some things make it easier:</p>
<ul>
<li>Clear the cupboard and the way to it the night before.</li>
<li>Charge phones and laptops, and agree where the tea will come from.</li>
<li>Keep the freezer shut. If something must stay on, ask beforehand for a temporary supply.</li>
<li>Walk round with the electrician at the end, while circuits are switched off one by one. The labels should be in plain words. 'Upstairs sockets, back' beats 'Ring 2'.</li>
</ul>
<p>Every circuit is tested, and the results go on an Electrical Installation Certificate. In England, replacing a consumer unit is notifiable. Notifiable work is notified to building control, and you receive the certificates when the job is done. Keep them with the deeds, because a buyer's solicitor will ask.</p>

<h2>Looking after it</h2>
<p>Press each test button about twice a year, unless its label says otherwise. When the clocks change is an easy date, since you will be resetting the oven anyway. The power on those circuits goes off, so warn anyone at a computer. Each device should snap off at once, and one that does not needs an electrician. Keep coats, paint and the Christmas lights out of that cupboard. And have the whole installation looked at: for homeowners, a <a href="/services/eicr">condition report every 10 years</a> is the usual advice.</p>

<h2>How to decide</h2>
<p>Scorching, heat, smell, noise, damp or an opening in the front: act today. Rewirable fuses or no test button: book a condition report now, and let it tell you how soon the board must go. Plastic, sound, with RCDs and clear labels: press the buttons and spend the money elsewhere. If a change does make sense, then our <a href="/services/consumer-unit">consumer unit page</a> sets out what the work includes. No one needs a new board because a leaflet said so.</p>
`
