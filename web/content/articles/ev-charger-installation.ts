export const content = `
<p>Thirty kilowatt-hours is a fair top-up for an electric car. From a home charge point of about 7 kW it takes a little over four hours. From a three-pin socket, at around a third of the rate, it takes about thirteen. That sum is half the case for a charge point, and the other half is safety. The rest of this guide is about the checks that come before one goes on the wall.</p>
<p>The rules here were read again in November 2026. Grants and dates change, so look at the date on any page that quotes them, this one included.</p>

<h2>Why not the socket in the garage</h2>
<p>A three-pin socket is made for kettles and drills. It can carry its full load for a while, but it is not meant to do so for hours, every night, for years. A dedicated charge point of the kind called Mode 3 talks to the car before any current flows. It has a circuit to itself, so nothing else shares the load.</p>

<h2>First check: the supply</h2>
<p>A charging car can draw nearly as much as an electric shower, but for hours instead of minutes. So the first job is a sum. The electrician looks at three things:</p>
<ul>
<li>The rating of the main fuse, which belongs to the network and not to you.</li>
<li>Everything else in the house: shower, cooker, immersion heater, and the heat pump you may want later.</li>
<li>The supply itself. In some streets two houses share one cable from the road. This is called a looped supply, and it has to be known about first.</li>
</ul>
<p>A tight sum is not the end. With load management, a sensor watches what the whole house is using, and the charger slows down while the oven and the shower are busy. You will hardly notice, since the car has all night to catch up.</p>

<h2>Second check: the earthing</h2>
<p>Many homes have an arrangement called PME, in which the network's return conductor also serves as your earth. It works well indoors, but outdoors there is a serious risk to guard against. If that conductor breaks in the street, metal joined to the house earth can become live. A car is a large piece of metal, and you touch it while standing on the ground.</p>
<p>So on PME the wiring rules require a protective measure. It is often built into the charge point, which watches for the fault and cuts everything off. In other cases it is a separate earth electrode, a rod in the ground. Which one suits your house is a design decision. What you can do is ask: 'How are you dealing with PME?' A good answer takes less than a minute.</p>

<h2>Third check: the protection</h2>
<p>A charger can leak a little direct current, and an ordinary RCD may not see it. The circuit needs an RCD or RCBO of the type that the maker of the charge point names. That line in the manual decides it, and not the spare device in the van. If the board has no free way, or is past its best, read our <a href="/services/consumer-unit">consumer unit page</a> alongside this one.</p>

<h2>What the law means by smart</h2>
<p>Since 30 June 2022, any charge point sold in Great Britain for a home or a workplace has had to be smart. Under those rules the charge point:</p>
<ul>
<li>Arrives preset to charge off-peak. You can change that, and you can override it when you need the car.</li>
<li>May start up to 10 minutes late, at random, so that a whole town does not switch on at the same second. If yours seems to hesitate, that is probably why.</li>
<li>Goes on charging when the internet is down.</li>
<li>Is not tied to one energy supplier.</li>
</ul>
<p>Security rules followed on 30 December 2022. A charge point sold before these dates may stay as it is. When you buy second-hand, ask which side of the date it falls.</p>

<h2>Telling the network</h2>
<p>Your local network operator has to know about every charge point. After a straightforward job the installer simply notifies them, within about a month. Three things change the order, and then the installer must ask <em>first</em>: a supply that may be too small, one in doubtful condition, or one that is looped. An application takes time, and the network may need to do work of its own. Find out early, before you order the car for a certain date.</p>

<h2>Who can have a grant</h2>
<p>Since 1 April 2026 the grant has covered up to 75% of the cost, and no more than £500 for each socket. It is open to:</p>
<ul>
<li>Renters, and owners of flats.</li>
<li>Residential landlords.</li>
<li>Some households with on-street parking, where a channel carries the cable across the pavement.</li>
</ul>
<p>If you own a house with a driveway, you do not qualify. Plenty of pages still show an older, lower figure, so check their dates. Funding was announced to 31 March 2027. The claim goes through an installer who is authorised for the scheme. If a grant matters to your budget, ask every installer, us included, about that authorisation before you accept a quote.</p>

<h2>Where to put it</h2>
<p>Park as you really park, on a wet night with the shopping. Then look for a spot that meets these tests:</p>
<ul>
<li>The cable reaches the car's socket without crossing a path. Check where the socket is on your car, and on the next one if you can.</li>
<li>The wall is one the bumper will not find.</li>
<li>There is Wi-Fi or phone signal. Stand there with the app open and see.</li>
<li>The route back to the fuse board is short and tidy, since you pay for every metre of cable.</li>
</ul>
<p>If the building is listed, or you live in a conservation area, ask about planning before anything is fixed to the front. If the drive is to be dug up, lay a duct now. Our guide to <a href="/blog/garden-lighting-and-power">garden lighting and power</a> explains how.</p>

<h2>Paperwork</h2>
<p>A charge point has a new circuit, so in England the job is notifiable. Notifiable work is notified to building control, and you receive the certificates when the job is done. The one to look for is the Electrical Installation Certificate. <a href="/blog/part-p-and-certificates">Our guide to certificates</a> says what should be on it.</p>

<h2>If you are building</h2>
<p>In England, Part S of the Building Regulations has applied since 15 June 2022. In general, a new home with parking of its own must have provision for a charge point. Settle the position while the drive is still a line on the drawing.</p>

<h2>Four photographs that get you a better quote</h2>
<ol>
<li>The front of the fuse board, with all its covers on.</li>
<li>The meter and the main fuse beside it, from arm's length. Touch nothing.</li>
<li>The parking space, from the road, with the car in it.</li>
<li>The wall you have in mind, from a few steps back.</li>
</ol>
<p>Add the postcode and the model of car, and <a href="/contact">send them to us</a>. Charge points are part of our <a href="/services/garden-lighting">outdoor power work</a>.</p>
`
