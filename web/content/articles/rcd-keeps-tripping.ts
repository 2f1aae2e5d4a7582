import { business, pounds } from '../business.ts'

export const content = `
<p>Click. The kitchen goes quiet, the router blinks out, and somebody upstairs shouts. A small switch in your fuse board has decided that electricity was going somewhere it should not. It is usually right.</p>

<h2>What the click means</h2>
<p>An RCD compares the current going out with the current coming back. The two should match, and if about 30 mA goes missing it switches off, fast enough to protect a person. A kettle uses more than four hundred times that much, so the measuring is fine indeed. The missing current may be going through damp, through a worn flex or through someone's hand.</p>

<h2>Stop first if you notice any of these</h2>
<p>A burning smell, heat or buzzing from the board, or water near it: do not reset anything. Switch off at the main switch if you can reach it safely with dry hands, then call us. If there is fire or smoke, leave, close the door behind you and call 999.</p>

<h2>The safe checklist</h2>
<p>You need no tools, and no covers come off. Warn the household first, above all anyone who relies on powered medical equipment, and find a torch.</p>
<ol>
<li><strong>Unplug everything</strong> on the circuits that went dead. Switching off at the socket is not enough, because a fault can get past the switch. Look for the hidden things: the fridge, the boiler plug, the garden lights.</li>
<li><strong>Switch off all the small breakers,</strong> then reset the RCD. If it will not stay on even now, leave it off and call.</li>
<li><strong>Switch the breakers on one at a time.</strong> The one that trips the RCD is your suspect. Leave it off, reset, and carry on with the others, so that most of the house comes back.</li>
<li><strong>Switch the suspect on with nothing plugged in.</strong> If it still trips, the wiring or a fixed appliance is at fault. Leave that breaker off and call an electrician.</li>
<li><strong>If it holds, plug things in one by one.</strong> Leave out anything wet or damaged, or that has given a shock. Switch each on and give it a minute. The item that brings back the click is the culprit.</li>
</ol>

<h2>The usual suspects</h2>
<ul>
<li><strong>Things that heat water:</strong> kettles, irons, washing machines, dishwashers, immersion heaters. Their elements let in damp as they age.</li>
<li><strong>Freezers that defrost themselves.</strong> They run a small heater now and then, which explains a trip at four in the morning.</li>
<li><strong>Anything outdoors</strong> after rain: sockets, lights, the junction box behind the shed.</li>
<li><strong>Damaged flexes.</strong> Check under the sofa leg, and where the rabbit has been.</li>
</ul>
<p>Faults that come and go are worth a diary. Write down the time, the weather, and what had switched on. "Every wet Sunday" points to the patio, "always at breakfast" to the kettle.</p>

<h2>When nothing is broken</h2>
<p>Many electronic devices each leak a little, by design. A houseful on a single shared RCD can add up until one more laptop tips it over, and you hunt for a fault that does not exist. The cure is to give each circuit its own RCBO, a breaker and an RCD in one. A real fault then darkens one circuit only. Our <a href="/services/consumer-unit">consumer unit page</a> shows what that change involves.</p>

<h2>Please do not</h2>
<ul>
<li>tape the switch or wedge it in the on position</li>
<li>swap it for a different type, which may not see the fault at all</li>
<li>keep resetting it: once is fine, and after that it is telling you something</li>
<li>ignore a shock, however small: leave that item alone and have it looked at</li>
</ul>

<h2>What we do when we come</h2>
<p>We measure. An insulation test shows where a cable or appliance has broken down. A leakage test shows how much current is going astray, and on which circuit. We isolate the fault, repair it if parts allow, and test again before we leave.</p>
<p>Day or night, the <a href="/services/emergency">emergency call-out</a> fee is from ${pounds(business.prices.emergencyCallOut)}, which brings an electrician to your door. Labour is from ${pounds(business.prices.emergencyHourly)} an hour, and you hear the likely total before work begins. If the trip can wait, tell us what your diary says and we will come in normal hours.</p>

<h2>Keep it honest</h2>
<p>Press the test button about every six months, or as often as its label says. Tie it to two dates you keep anyway, half a year apart. A switch that sits still for years can stick. If yours does not snap off at once, it may not save anyone, so call an electrician.</p>
`
