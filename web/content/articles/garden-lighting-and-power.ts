export const content = `
<p>Go outside twenty minutes after sunset, with a torch and a notebook. Leave the kitchen light off, and walk from the back door to the far fence as a guest would. Each place where you slow down is a place for a light. That walk is the start of the plan, and it costs nothing.</p>

<h2>What to light first</h2>
<p>Sort your notes into three lists. Safety comes first: steps, changes of level, doors, gates and the lock on the shed. Next come views, such as the one tree you would like to see from the sink in January. Fun is last: the festoon over the table, the glow by the pond. It is tempting to spend the money in the opposite order, until somebody misses a step.</p>

<h2>Use less light</h2>
<p>A floodlight makes two gardens: one that dazzles and one that is pitch black. Eyes set to the bright part cannot see into the dark. Low, shielded, warm light lets you see all of it. It also leaves the stars, the bats and next door's bedroom ceiling alone.</p>
<ul>
<li>Aim light at the thing, not at the eye. If you can see the lamp from a chair, turn or shade it.</li>
<li>Put timers on whatever is for show.</li>
<li>Put motion sensors on whatever is for safety, with a switch indoors that overrides them.</li>
</ul>

<h2>Mains or low voltage</h2>
<p>Lights on spikes at 12 V or 24 V are easy to move, which matters more than it seems, because plants grow. The fern you lit in April is behind the hosta by July. Low voltage still begins at a transformer, and that needs a safe mains supply. An extension lead under the back door is not one.</p>
<p>Mains voltage suits wall lights, long runs and anything that will stay where it is for years. Plenty of gardens want both.</p>

<h2>RCD protection</h2>
<p>Outside, hands are wet and feet are on the ground. That is why outdoor sockets need 30 mA RCD protection, and so does what you use outdoors from them, such as the mower on its lead. An RCD compares what goes out with what comes back, and cuts off when some goes missing. If you can find no button marked 'T' or 'Test', on the socket or on the front of the fuse board, have that looked at before you mow.</p>

<h2>Two digits worth knowing</h2>
<p>Every outdoor fitting has an IP rating. The first digit is for dust, the second for water, so for rain look at the second.</p>
<ul>
<li><strong>IP44</strong> resists splashes. It suits a sheltered wall, under a porch or eaves.</li>
<li><strong>IP65 or IP66</strong> suits a spot in the open, where rain comes sideways.</li>
<li>Fittings set into the ground, or under water, need more again. Ask before you buy.</li>
</ul>
<p>The rating belongs to the fitting as the maker meant it to be fitted. With one badly sealed cable entry, IP66 is only a number on a box.</p>

<h2>Cable in the ground</h2>
<p>A buried cable should have earthed armour or protection just as good, and marker tape above it to warn the next spade. People ask how deep it must be. The wiring standard gives no single figure. It asks for a depth at which the cable will not be disturbed. Around 500 to 600 mm is common in gardens, but a vegetable bed that gets double-dug is not the same as a lawn.</p>
<p>So tell the electrician what will happen above it. A trench under next year's pond is a trench dug twice.</p>

<h2>Never on the fence</h2>
<p>Fences rock in the wind, rot at the foot and fall over, and some belong to next door. A cable clipped to one goes wherever the fence goes. If it cannot be buried, it belongs on a wall or another structure that stays put.</p>

<h2>What is notifiable</h2>
<p>Many guides still say that all garden electrics must be notified. In England that is out of date. A new outdoor circuit is notifiable. Adding a light to a circuit that is already there is not, but it must still be tested. Notifiable work is notified to building control, and you receive the certificates when the job is done.</p>
<p>Planning, listed-building consent and leases are separate questions. If your house is listed or your home is leasehold, ask before you drill.</p>

<h2>Lay one more duct than you need</h2>
<p>If you take one idea from this page, take this one. While the trench is open, lay an empty duct to the far end of the garden, with a draw-cord through it. It costs little, and in five years, when there is talk of a studio, it will save a lawn. Put in a second for data, since power and network cables should not share. Our <a href="/blog/garden-office-power-guide">garden office guide</a> shows what a garden room will ask of it.</p>
<p>The same thought goes for the drive. If an electric car is likely, read about <a href="/blog/ev-charger-installation">charge points</a> before the paving goes down.</p>

<h2>Draw it before you fill it</h2>
<p>Before the soil goes back, spend ten minutes on a record:</p>
<ol>
<li>Lay a tape measure along the trench, so that it shows in the picture.</li>
<li>Photograph each bend and joint with something fixed in view, such as a corner of the house.</li>
<li>Sketch the route, with two measurements from fixed points at every turn. Fixed means walls, not shrubs.</li>
<li>Write the depth on the sketch.</li>
<li>Keep it with the certificate, and send a copy to whoever digs the beds.</li>
</ol>

<h2>When to call</h2>
<p>Ring before the landscaper starts, not after the turf is down. We like to walk the garden at dusk for the reason you now know, and to come back after dark to aim the lights. Our <a href="/services/garden-lighting">garden lighting and power page</a> says what the work includes.</p>
`
