export const content = `
<p>"Can I just have one socket in there, for the hairdryer?" It is a fair question, and the answer is nearly always no. The reason is a set of invisible boxes around your bath. Once you can see them, most bathroom questions answer themselves.</p>

<h2>Why this room is different</h2>
<p>Dry skin resists current quite well. Wet skin does not, and bare feet on a wet floor give a shock an easy path to earth. A fault that is a nasty tingle in the hall can kill in the shower. So the wiring rules divide the room into zones, strictest nearest the water.</p>

<h2>Find the zones with a tape measure</h2>
<p>Stand in the doorway and picture three boxes.</p>
<ul>
<li><strong>Zone 0</strong> is the inside of the bath or shower tray, where water lies. Only special extra-low-voltage equipment belongs here, and it must survive being under water, which on the label is IPX7.</li>
<li><strong>Zone 1</strong> is the space straight above, up to 2.25 m from the floor, or up to the shower head if that is higher. Fittings need at least IPX4, which means splash-proof, and more if jets are used for cleaning.</li>
<li><strong>Zone 2</strong> is the next 0.6 m sideways, to the same height. Again, IPX4 is the least you need.</li>
</ul>
<p>Wet rooms are the exception. With no tray to measure from, zone 1 reaches 1.2 m from the fixed shower head, and there is no zone 2.</p>
<p>Two surprises follow. A basin has no zones of its own. And a high Victorian ceiling can be outside the zones even over the bath. Steam has not read the rules, though, so we would still pick a sealed fitting.</p>

<h2>Read the label</h2>
<p>In an IP rating the first digit is about solid things such as dust, and the second is about water. An X means that digit is not stated. Many people choose IP65 downlights for the whole ceiling, which is more than zone 2 asks for but looks the same throughout.</p>

<h2>Protection on every circuit</h2>
<p>In work done today, all circuits of a bathroom need 30 mA RCD protection: lights, fan, shower, heated rail. An RCD watches for current leaking to earth and cuts it off in a fraction of a second. If your fuse board has no test button, you may have none, and a new bathroom is a good time to put that right.</p>

<h2>Sockets and switches</h2>
<p>A shaver unit is allowed in zone 2, in a place where the shower will not spray it. An ordinary socket must be well away from the bath or shower, which rules out most bathrooms. The hairdryer lives in the bedroom.</p>
<p>A pull cord is fine. A wall switch belongs outside the zones, and most often outside the door. Look for yours tonight, and if you could touch it from the bath, tell an electrician.</p>

<h2>Light for a face</h2>
<p>The zones keep you alive, and good placing makes you look it. One downlight over the basin puts shadows under your eyes. Light from both sides of the mirror, at about face height, fills them in, and two slim wall lights will do it.</p>
<p>Choose lamps at 3000 K, a warm white with a little edge. Look on the box for a CRI of 90 or more, which says how true colours look, skin above all. Then put a soft, low light on a second switch for baths and for half past three in the morning. Our <a href="/blog/led-downlights-planning">downlight planning guide</a> covers spacing and dimming.</p>

<h2>The fan</h2>
<p>Light and fan often share a switch, so the fan roars whenever someone fetches a towel, and then runs on. A fan with a humidity sensor starts when the air is damp and stops when it is not. It is quieter, and it also works while you are out and the washing is drying. Inside the zones, it needs the right IP rating like anything else.</p>

<h2>Who may do the work</h2>
<p>In England, adding to or altering a circuit inside the zones is notifiable, so use someone who can see to that. Notifiable work is notified to building control, and you receive the certificates when the job is done. Each paper is explained in <a href="/blog/part-p-and-certificates">Part P and certificates</a>.</p>

<h2>Take this to the showroom</h2>
<ol>
<li>Sketch the room, with bath, tray and shower head to scale.</li>
<li>Shade 0.6 m around the bath or tray. With no tray, shade 1.2 m around the shower head.</li>
<li>Write the ceiling height in the corner.</li>
<li>Mark mirror, fan, rail and switches.</li>
<li>Write an IP rating beside each item, and buy nothing that has none.</li>
</ol>
<p>Send us a photo of that sketch and we will check it. You will find what is included under <a href="/services/downlights">downlights</a>.</p>
`
