export const content = `
<p>Cut a sheet of newspaper to the size of the screen you want. Tape it to the wall, sit on the sofa, and look at it for an evening. It is the cheapest survey you will ever have, and your neck is the surveyor.</p>

<h2>Fix the height first</h2>
<p>The centre of the screen wants to be near the eye level of someone sitting down. For most sofas that is about 1.0 to 1.1 m from the floor. It always looks too low while you are standing up. Over a fireplace the screen ends up far above that, and every film becomes a seat in the front row. Once the newspaper feels right, mark its corners and its centre in pencil.</p>

<h2>Power and signal behind the screen</h2>
<p>You need two recessed plates: a double socket, and a brush plate for the signal cables to pass through. They are recessed because a plug that sticks out holds the screen off the wall. Feed both from the cupboard or unit below, where the boxes live, with mains and signal cables kept apart.</p>
<p>Never bury an extension lead in a wall. A socket behind a screen is fixed wiring, and it gets tested like any other; a lead pushed through a hole in the plaster never does.</p>

<h2>Put in a duct</h2>
<p>A 50 mm conduit from screen to cabinet is the best few metres of plastic in the room. Cables age faster than plaster. When the next kind of plug arrives, you draw the old lead out and the new one in, with no dust sheets. Ask for gentle bends, since a stiff plug will not go round a tight one, and for a draw-cord tied off at both ends.</p>

<h2>Two network points at every screen</h2>
<p>One is for the television, the other for the box or console beneath it. A wired link does not care who else is online, which is what 4K film and games want. It also frees the Wi-Fi for the things that move, such as phones.</p>
<p>Run each point in Category 6 cable to one central place, which needs four things:</p>
<ul>
<li>ventilation, because network equipment runs warm all year</li>
<li>a shelf, and some wall to spare</li>
<li>more sockets than you think, as each small box brings its own plug</li>
<li>a label on both ends of every cable, written before the first one is cut</li>
</ul>
<p>The cupboard under the stairs will do, and the airing cupboard will not. For the rest of the house, our <a href="/blog/smart-home-wiring-basics">smart home wiring basics</a> lists what else to cable while the walls are open.</p>

<h2>Speakers you have not bought yet</h2>
<p>Run speaker cable at first fix, even if the budget says next year. Take it to the back corners of the seating, and leave a loop behind a blank plate. Then photograph the wall with a tape measure in view. In two years nobody will remember where it went.</p>

<h2>Leave three ways in</h2>
<p>Television comes by aerial, by dish or by fibre, and habits change. Leave a route for all three, from the roof and from the street, with a spare draw-cord in each. An empty route costs almost nothing now, and a new ceiling later.</p>

<h2>Know the wall before you drill</h2>
<p>A hidden cable should run straight up, down or sideways from the socket, switch or light it serves, right across the wall if need be. It may also lie within 150 mm of the ceiling, or of a corner where two walls meet. Keep your screws out of all those strips. On a thin wall, count the sockets on the far side too. Then go over the spot with a cable finder, because not every wall was wired by the rule.</p>
<p>A bracket also needs something to hold, so check for studs, and for pipes. In a terrace, check which wall you share, because your neighbours will hear every explosion. Lath and plaster, common in the older houses round here, needs the right anchors, and a heavy screen is better fixed through to the timber.</p>

<h2>Light it like a cinema, almost</h2>
<p>A dim light behind the screen is kind to the eyes, as the picture is then not the only bright thing in a black room. Downlights are the enemy here, because a dark screen is a mirror. So test it. Hold a hand mirror flat on the wall inside your pencil marks while someone sits on the sofa. If they can see a light fitting in it, they will see it in every night scene.</p>

<h2>A list for the day before plastering</h2>
<ol>
<li>Screen corners and centre marked on the wall.</li>
<li>Double socket and brush plate inside those marks.</li>
<li>Duct in, draw-cord in, both ends open.</li>
<li>Two network points here, and two at every other screen.</li>
<li>Speaker cables in place and noted.</li>
<li>Routes left for aerial, dish and fibre.</li>
<li>Every wall photographed with a tape measure.</li>
</ol>
<p>If one line is blank, ring somebody today, because the plasterer will not wait. Our <a href="/services/smart-home">smart home page</a> covers networks and controls, and <a href="/services/sockets-lighting">sockets and lighting</a> covers power.</p>
`
