export const content = `
<p>Twelve downlights, in three neat rows of four. You will have seen this plan, and it lights the carpet beautifully. The cook still works in shadow, the sofa sits in a glare, and all twelve come on together because there is only one switch. A better plan usually has fewer holes.</p>

<h2>Start with what people do</h2>
<p>Put the grid away. Take a floor plan, or the back of an envelope, and mark each spot where somebody cooks, reads, eats, shaves or watches television. Each mark is a place that needs light, so put fittings there first. Then add soft light for the rest: a wall lamp, a table lamp, a strip on top of a cupboard. In the evening, a room lit at two heights is kinder than one lit only from above.</p>
<p>The television mark is different, because it shows where a bright lamp must <em>not</em> reflect.</p>

<h2>Kitchens: stand at the worktop</h2>
<p>Try this tonight. Stand at the worktop under the ceiling light and look at your hands. If they are in shadow, the light is behind you. New downlights should be centred over the worktop's front edge, where the beam falls ahead of you. For fine work, strips under the wall cupboards do better than anything in the ceiling.</p>

<h2>Counting lumens</h2>
<p>One LED spot of 5 W gives somewhere between 350 and 450 lumens. Six of them come to about 2,400. Kitchens want far more light than bedrooms, so count lumens for each room and do not carry one spacing through the house. Then split them. Two groups on two switches beat one big group: bright for chopping, low for eating.</p>

<h2>Beam angle decides the spacing</h2>
<p>The beam angle is printed on the box, where few people look for it. Around 24 to 40 degrees suits worktops, pictures and other accents. About 60 degrees or more suits general light. A little geometry shows why it matters.</p>
<ul>
<li>In a room 2.4 m high, a worktop is about 1.5 m below the ceiling. A 36 degree lamp draws a circle on it just under 1 m wide.</li>
<li>A 60 degree lamp draws one about 1.7 m wide.</li>
<li>On the floor below, the 60 degree circle has grown to nearly 2.8 m.</li>
</ul>
<p>Real beams fade at the edge, so treat these as rough guides. Draw the circles to scale on your plan. Where they meet, the light is even; where they overlap three deep, you have paid for a fitting you do not need.</p>

<h2>The other rooms</h2>
<ul>
<li><strong>Bedroom:</strong> lie on the bed and look up. No fitting belongs where your eyes rest.</li>
<li><strong>Bathroom:</strong> the face is better lit from both sides of the mirror than from above.</li>
<li><strong>Hall:</strong> light the stairs and the keyhole, and let the rest follow.</li>
</ul>

<h2>Colour, in two figures</h2>
<p>Colour temperature comes in kelvin. 2700 K is warm, 3000 K a little crisper, and 4000 K is the neutral white of a utility room. Choose one for each room and stay with it, because two whites side by side look like a mistake.</p>
<p>The second figure is the colour rendering index, or CRI. Look for 90 or more where you cook or dress. With poor rendering, a red pepper turns brownish and navy socks pass for black.</p>

<h2>Dimming</h2>
<p>A dimmer and an LED lamp have to suit each other. An old dimmer, made for halogen, may flicker, hum or refuse to go low. Most LED lamps prefer the type called trailing edge. The fault shows at the bottom of the range, so that is where to test: turn it right down, wait a minute, and watch the wall, not the lamp.</p>

<h2>Fire and sound</h2>
<p>A ceiling between two floors, or two flats, holds back fire and noise. Each hole can weaken that barrier. Fire-rated fittings, or tested hoods placed over ordinary ones, put the protection back. They are sound practice wherever the ceiling separates floors or flats, but they are not needed in every ceiling everywhere.</p>
<p>What matters is what lies above the plaster. Traditional timber joists are more forgiving than engineered ones, such as thin I-shaped beams. With those, ask to see the maker's test evidence for your type of floor. In a flat, ask the freeholder before anyone cuts.</p>

<h2>Under a loft</h2>
<p>Here the enemies are heat loss and damp. A gap in the insulation around each lamp makes a cold spot, and a leaky fitting lets warm, moist air rise into the loft. Choose fittings made to lie under insulation, or have guards fitted over them, and have each one sealed against the ceiling. In a shower room below the loft, all this applies at once. Our guide to <a href="/blog/bathroom-lighting-zones">bathroom lighting and the zones</a> covers the water side.</p>

<h2>Replacing halogen</h2>
<p>A 50 W halogen spot becomes an LED of about 5 W, which is nine-tenths less for the same job. The catch hides in the ceiling. Many old spots run at 12 V from a transformer, and that transformer may not suit such a small load. New drivers or mains-voltage lamps are the usual answer. The old holes can often be used again, but they were placed for halogen, so check them against your marks first.</p>

<h2>What to ask for</h2>
<p>Send your electrician the marked plan and ask for:</p>
<ul>
<li>A sketch with positions, beam angles and switch groups.</li>
<li>The exact lamp code, in writing. Ranges change, and in three years you will want a match.</li>
<li>Two or three spare lamps or fittings from the same batch, left in a labelled box.</li>
<li>A demonstration of the dimming, after dark if you can.</li>
</ul>
<p>Before anyone cuts, stick paper plates to the ceiling with masking tape and live with them for a day. Moving a plate costs nothing. Our <a href="/services/downlights">downlights page</a> says what we include, and <a href="/contact">a photograph of the room</a> is enough to start.</p>
`
