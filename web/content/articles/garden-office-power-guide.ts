export const content = `
<p>It is a wet Tuesday in November. An orange lead climbs out of the kitchen window, crosses the lawn and goes in under the office door. The window will not quite shut. Then the fan heater starts, and the screen goes dark in the middle of a call. The lead was only ever meant for the hedge trimmer.</p>
<p>A garden room deserves a supply of its own. The cable is the easy part. What goes wrong is the order of work, so read to the end before anyone pours concrete.</p>

<h2>List what you will run</h2>
<p>Walk through a January day in the room and write down everything you would switch on. A laptop on a 65 W charger is almost nothing, and so are LED lights. A 2 kW heater is another matter, because it draws as much as thirty of those laptops. One heater can decide the cable for the whole building.</p>
<p>Some plans change everything. A kiln, a hot tub or a sauna needs a supply designed around it. So does a room that will be slept in, because stricter rules on building and alarms then apply. Say so early, even if it is only a someday.</p>

<h2>Check that the house can spare it</h2>
<p>The new supply starts at your consumer unit. We look for a spare way there, at the rating of the main fuse, and at what else you have in mind. A car charger or a heat pump next year will want a share of the same supply, and it costs far less to plan for all of them at once. A photo of the closed board, sent with your enquiry, often answers the first question.</p>

<h2>A circuit of its own, and a small board</h2>
<p>The supply leaves the house on its own protected circuit. At the far end it feeds a small consumer unit inside the office, with RCD or RCBO protection. An RCBO guards one circuit against both overload and shock. A fault at your desk then stays in the office, and the freezer in the house never knows.</p>

<h2>The cable and where it goes</h2>
<p>The usual choice is steel wire armoured cable, whose earthed steel jacket is there for the spade that finds it in ten years. The copper inside is sized for load and for distance. Over a long garden a thin cable loses voltage on the way, and lights dip when the heater cuts in.</p>
<p>Buried cable needs marker tape above it and enough depth that nobody disturbs it. The rules give no single figure, so ask what your installer has in mind and why. About 500 to 600 mm is common under lawn, with more under a drive or a bed that gets dug. Above ground, it goes on a permanent structure such as a brick wall and never on a fence. Fences blow down, and they are not always yours.</p>

<h2>Earthing is a design decision</h2>
<p>Your electrician will choose between carrying the earth of the house down the garden and giving the office an electrode of its own. It depends on the type of supply and on any metalwork in the building. There is no answer that suits every garden, so be wary of anyone who quotes without looking.</p>

<h2>Internet that does not drop</h2>
<p>Wi-Fi has to get through a house wall, a wet hedge and often foil-backed insulation, and foil is very good at blocking radio. Lay a network cable instead, outdoor-grade Category 6, in a duct apart from the power. Choose fibre if the run is long or lightning worries you, as glass does not conduct. Leave a draw-cord in the duct, so that the next cable is an easy pull.</p>

<h2>Heat, light and a layout that works</h2>
<p>Spend on insulation before you spend on heat. After that, a panel heater with a thermostat and a timer keeps the room fit to work in by nine and stops warming an empty shed at six. A small fan earns its place in July.</p>
<ul>
<li><strong>Sockets above desk height.</strong> Nobody enjoys crawling under a desk with a plug.</li>
<li><strong>Lights on two circuits.</strong> One for work, one softer, with a dimmer for video calls.</li>
<li><strong>A light outside with a sensor.</strong> You will walk back in the dark from October. Ideas for the path are in our guide to <a href="/blog/garden-lighting-and-power">garden lighting and power</a>.</li>
</ul>

<h2>The paperwork</h2>
<p>A new circuit to an outbuilding is notifiable in England. Notifiable work is notified to building control, and you receive the certificates when the job is done. Look for the Electrical Installation Certificate and its pages of test results. A garden office without one is an awkward room to sell, as our guide to <a href="/blog/part-p-and-certificates">Part P and certificates</a> explains.</p>
<p>Planning permission is a separate question. Ask the council before you order, above all if the house is listed, in a conservation area or leasehold.</p>

<h2>The order of work</h2>
<p>Pin this up for the builder. Each step is cheap in its turn and dear out of it.</p>
<ol>
<li><strong>Survey.</strong> Load, board, route and earthing are settled on paper.</li>
<li><strong>Duct.</strong> It goes in while the ground is open. Photograph the trench with a tape measure in the picture.</li>
<li><strong>Base.</strong> The duct comes up through it, where the small board will hang.</li>
<li><strong>Building.</strong> Walls and roof on, weather out.</li>
<li><strong>First fix.</strong> Cables and back boxes go into the open walls. Photograph these too.</li>
<li><strong>Lining.</strong> Insulation and boards cover the lot.</li>
<li><strong>Second fix.</strong> Sockets, lights, heater and board are connected.</li>
<li><strong>Test.</strong> Both ends are tested, labelled and certified.</li>
</ol>
<p>A length of duct under a base costs less than the argument about who forgot it. So call while the room is still a brochure on the table. You can read <a href="/services/garden-office">how we power garden offices</a>, or <a href="/contact">send us a sketch</a> with the distance from the house marked on it.</p>
`
