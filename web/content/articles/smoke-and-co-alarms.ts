export const content = `
<p>One chirp, every minute or so, at three in the morning. You stand under it with a tea towel and consider taking the battery out. Please do not. That chirp is the most honest sound in the house: it often means that a battery, or the whole alarm, is near the end of its life.</p>

<h2>Two dates to know</h2>
<p>Test each smoke alarm once a month, with its button. Replace the whole alarm every 10 years, or sooner if the date printed on it says so. A new battery does not make an old sensor young.</p>
<p>The date is on the case, sometimes on the side that faces the ceiling. If an alarm is wired to the mains and you cannot see its date, leave it up and ask us to look.</p>

<h2>Where they go</h2>
<p>At the least, have one smoke alarm on every storey, in the hall and on each landing. Better still, add a smoke alarm in the main living room and a heat alarm in the kitchen, where a smoke alarm would object to toast. Keep smoke alarms out of bathrooms and shower rooms, because steam can set them off.</p>

<h2>All of them, together</h2>
<p>Interlinked alarms all sound at once, joined by wire or by radio. Picture a kitchen fire, two closed doors, and somebody asleep in a loft conversion. Alone, the alarm downstairs may be only a faint noise. Interlinked, the one outside the bedroom goes off too. It matters most at night.</p>
<p>To check, press one button and listen at the far end of the house. If only one answers, they are probably not linked.</p>

<h2>Which type for which room</h2>
<ul>
<li><strong>Optical smoke alarm:</strong> suits most rooms.</li>
<li><strong>Heat alarm:</strong> for kitchens and garages, where fumes and dust are normal.</li>
<li><strong>Multi-sensor alarm:</strong> watches for more than one sign of fire, which cuts down false alarms.</li>
</ul>

<h2>The letters on the quote</h2>
<p>They come from BS 5839-6, the British Standard for fire alarms in homes. The grade says how an alarm is powered. D1 and D2 both run from the mains: in D1 the back-up battery is sealed in, in D2 you can replace it. F1 has only a sealed long-life battery.</p>
<p>The category says how much of the home is covered. LD1 is nearly every room, LD2 is the escape routes and the rooms of higher risk, and LD3 is the escape routes only.</p>

<h2>New homes, extensions and lofts</h2>
<p>Here building control will expect mains-powered, interlinked alarms. A new loft room tends to bring the old hall and landings with it, so allow for every floor. The wiring is easy while ceilings are open, so we include it in our plans for all <a href="/services/new-builds">extension and new-build work</a>.</p>

<h2>Landlords in England</h2>
<p>Since 1 October 2022 these duties apply to private and social landlords alike:</p>
<ul>
<li>On each storey with living accommodation, a smoke alarm.</li>
<li>In any room there with a fixed appliance that burns fuel, a carbon monoxide alarm. Gas cookers are the one exception.</li>
<li>Every alarm working on the first day of the tenancy.</li>
<li>Repair or replacement when a tenant reports a fault.</li>
</ul>
<p>The penalty is up to £5,000, and a dated video of each test is cheap evidence. The wiring has its own duties, set out in our <a href="/blog/landlord-electrical-safety">landlord's guide</a>.</p>

<h2>Carbon monoxide</h2>
<p>You cannot see it or smell it. Put an alarm in each room with a boiler, a fire or a stove, and follow the maker's leaflet for height and distance. Note its replacement date as well, which may come sooner than 10 years and will rarely match your smoke alarms.</p>
<p>If it sounds:</p>
<ol>
<li>Get everyone out into fresh air, opening doors as you go.</li>
<li>Turn the appliances off on the way, if you can.</li>
<li>From outside, call the gas emergency line on 0800 111 999.</li>
<li>If anyone feels ill, get medical help and mention carbon monoxide.</li>
</ol>
<p>Do not go back in because the alarm has stopped.</p>

<h2>False alarms</h2>
<p>An alarm that cries wolf wants moving, cleaning or changing for another type. One outside a shower room may need only a metre or two, and one near the cooker may be the wrong type. What never works is taking the battery out 'until the weekend', because nobody remembers on Saturday.</p>

<h2>Ten minutes on Sunday</h2>
<p>Walk from the front door to the top floor with a sheet of paper.</p>
<ol>
<li>Write down each alarm, its type and its date.</li>
<li>Press each button and note which others answer.</li>
<li>Mark any storey that has none, and any room with a fire, stove or boiler and no carbon monoxide alarm.</li>
<li>Tape the sheet inside a cupboard door, and set a monthly reminder to test.</li>
</ol>
<p>If there are gaps, <a href="/contact">send us a photograph of it</a>.</p>
`
