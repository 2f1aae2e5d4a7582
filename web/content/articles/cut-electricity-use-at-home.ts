export const content = `
<p>A 2 kW fan heater, on for three hours of an evening, uses as much electricity as a 5 W LED lamp left on for fifty days and nights. Yet it is the lamp that people get told off about.</p>

<h2>One sum that explains the bill</h2>
<p>You pay for energy, in kilowatt-hours (kWh). Energy is power in kilowatts times hours.</p>
<ul>
<li>A 2 kW heater for 3 hours: 2 × 3 = 6 kWh.</li>
<li>A 5 W lamp for 3 hours: 0.005 × 3 = 0.015 kWh.</li>
</ul>
<p>Multiply by the price per kWh on your own bill and you have the cost of anything in the house. The power is printed on a label, usually on the back or underneath, in watts. Divide by 1,000 for kilowatts. Guess the order of five appliances tonight, then do the sums and see how far out you were. Fridges and others with a thermostat run only part of the time, so those you must measure.</p>
<p>For things that never switch off there is a shortcut. One watt, all year, is close to 9 kWh. A box that sips 10 W behind the television is therefore nearly 90 kWh a year.</p>

<h2>Lighting: nine-tenths off</h2>
<p>A 5 W LED spot gives about the light of a 50 W halogen. Nine-tenths of the electricity goes, and the light stays. Take ten spots in a kitchen, lit four hours a day. Each saves 45 W, so 10 × 45 W × 4 hours × 365 days comes to about 657 kWh a year.</p>
<p>Start with the lamps that burn longest, not with the hall cupboard. And think before you swap like for like: a kitchen with too many spots needs fewer of them as well. <a href="/services/downlights">Our downlights page</a> covers both, and old transformers that may not suit LED.</p>

<h2>Heat is the big one</h2>
<p>Anything that makes heat on purpose is near the top of your list: showers, immersion heaters, tumble dryers, ovens, portable heaters. Watts multiplied by minutes is what counts, so look for both.</p>
<ul>
<li><strong>Immersion heater:</strong> put it on a timer. The common fault is a switch that somebody left on in March.</li>
<li><strong>Electric shower:</strong> a 9 kW shower uses 0.15 kWh each minute. Three minutes less, once a day, is about 164 kWh a year.</li>
<li><strong>Oven:</strong> fill it, or use the smaller thing that makes the same supper.</li>
<li><strong>Portable heater:</strong> fine for an hour at a desk, dear as a habit. If a room is always cold, find out why, because a radiator valve may be stuck.</li>
</ul>

<h2>Controls that do the remembering</h2>
<p>A room thermostat, a timer and valves on the radiators let you heat the rooms you use, when you use them. Turn the thermostat down by one degree on a Monday, tell nobody, and see if anyone notices by Sunday.</p>
<p>In England a new combi boiler must have time and temperature control and one further measure. That can be a smart control, or one that reads the weather or the load. So if the boiler is due to be replaced, talk about controls at the same time. We wire <a href="/services/heating">heating controls</a>, and any work on gas is for a Gas Safe registered engineer.</p>

<h2>Standby, without crawling</h2>
<p>Modern devices sip little when off. A media unit full of older ones is another story, and so is a drawer of ancient chargers. The trick is a single switched socket for the whole unit, placed where a hand can reach it. Leave out anything that records, updates or wakes you. <a href="/services/smart-home">Smart controls</a> can do the same by the clock, as long as the ordinary switch still works.</p>

<h2>Laundry</h2>
<p>Wash full loads at 30 degrees. Most of the energy of a wash goes into warming water. Dry on a line or a rack, with a window open or a fan running, because a litre or two of water has to go somewhere. If you need a dryer, a heat-pump model uses far less than one that vents or condenses the old way.</p>

<h2>The fridge and the freezer</h2>
<p>They run all day, so age and door seals matter more than the badge. Shut the door on a strip of paper and pull. If it slides out with no grip, the seal is tired. Leave a gap behind for air, and dust the coils or grille you can reach. A second fridge in the garage, kept for Christmas, is an expensive tradition.</p>

<h2>Measure, change one thing, measure again</h2>
<p>A smart meter display or a plug-in meter turns opinion into numbers. Here is a month that works:</p>
<ol>
<li><strong>Week 1:</strong> change nothing. Write down the meter reading at the same hour on two Sundays.</li>
<li><strong>Week 2:</strong> last thing at night, read the display. That is your base load. Hunt for what makes it up.</li>
<li><strong>Week 3:</strong> change one thing, the biggest on your list.</li>
<li><strong>Week 4:</strong> repeat the two Sunday readings and compare. Keep what worked and drop what nobody could live with.</li>
</ol>

<h2>Cheaper hours</h2>
<p>If your tariff has an off-peak rate, some jobs can move to it: <a href="/blog/ev-charger-installation">charging a car</a>, the dishwasher, storage heaters. This shifts the cost, not the use. Leave washing machines and dryers out of it: they are better run while somebody is awake in the house.</p>

<h2>The savings to refuse</h2>
<p>No extension leads loaded with heaters. Nothing draped over an electric heater. No alarm unplugged to save its tiny trickle. And no sitting in the dark: a lit stair is the best bargain in the house. Efficient never means unsafe.</p>
`
