export const content = `
<p>Picture the spot where your neighbour hangs out the washing, and look back at your house from there. If you could see a lens up there, you would want to know what it was looking at. You can check on your phone. They cannot.</p>
<p>This is a guide for householders, not legal advice. The Information Commissioner's Office publishes guidance on home cameras, and it is clearer than most people expect.</p>

<h2>Decide what you want to know</h2>
<p>Write it as a question. Who rang the bell at noon? What scraped the car? Was the side gate opened? Each question needs one view, so the list gives you the number of cameras, and it is usually fewer than people expect. A camera that answers no question only makes more recordings to look after.</p>

<h2>Your own boundary is the line that matters</h2>
<p>While every view stays inside your own property, household use falls outside data protection law. That is the simplest place to be, and it is worth moving a bracket to get there.</p>
<p>Once a camera takes in the pavement or next door's garden, two laws do apply: the UK GDPR and the Data Protection Act 2018. You become responsible for the footage. Filming is not against the law in itself, but you must have a clear reason for it. 'To see who takes parcels from my step' is a reason. 'Just in case' is a thin one.</p>

<h3>The five-minute test</h3>
<p>Open each camera's live view and take a screenshot. With a finger, colour in everything that is not yours. Then save the picture with today's date. If the coloured part is nil, you are done. If not, try the tools below and take another. Those two pictures also show, later on, that you thought about it.</p>

<h2>If you do film beyond your boundary</h2>
<p>The duties are short enough to stick on the fridge:</p>
<ol>
<li>Tell people. A small sign at the gate is the normal way.</li>
<li>Film no more than your reason needs.</li>
<li>Keep recordings secure, and only as long as they are useful.</li>
<li>Delete regularly. Better still, set the recorder to do it for you.</li>
<li>If someone you filmed asks for a copy of the footage of them, or for it to be deleted, answer them. In general you have a month.</li>
<li>If someone objects, listen, and weigh what they say against your reason. Make a note of the outcome.</li>
</ol>
<p>Number five catches people out. The request may simply arrive over the fence, so treat it as seriously as you would a letter. And keep clips out of neighbourhood chat groups: sharing goes well beyond finding out who was at the gate.</p>

<h2>Switch the microphone off</h2>
<p>A picture of a person walking past is one thing. A recording of what they said to their sister is another. Sound is more intrusive than pictures, and a doorbell may be recording it from the first day. Look for the audio setting as soon as the camera is up. Unless you have a strong reason, turn it off and leave it off.</p>

<h2>Let the settings do the work</h2>
<ul>
<li><strong>Angle.</strong> Tip the camera down. A view of your path with feet and faces in it beats a view of the whole street.</li>
<li><strong>Privacy masks.</strong> These black out part of the picture before it is stored. Draw one over next door's window and garden.</li>
<li><strong>Activity zones.</strong> These decide which movement starts a recording. They do not hide anything, so use masks as well.</li>
<li><strong>Recording time.</strong> Shorten the clip and the days it is kept. If something has happened, you will usually know within days.</li>
</ul>
<p>A small porch light will improve the picture after dark. It also helps whoever is looking for the keyhole.</p>

<h2>Wired or wireless</h2>
<p>A wired camera takes one network cable that carries both power and data. The name for this is PoE, power over Ethernet. It is steadier than Wi-Fi, and there is no battery to forget. It does need a cable route, so plan one while walls or soffits are open.</p>
<p>A battery doorbell is quick to fit and fine for one front door. It needs charging, though, and it needs good signal at the door, which may be the worst place in the house for it. Stand there with the door shut and try a video call before you buy.</p>

<h2>Secure the system itself</h2>
<p>A camera that strangers can open is worse than none. Since 29 April 2024, connectable products sold to consumers in the UK must not come with a universal default password. Anything older may still have one. So:</p>
<ul>
<li>Give every device and account its own password.</li>
<li>Switch on two-step sign-in.</li>
<li>Leave automatic updates on.</li>
<li>Put the recorder where a thief will not look. A high shelf in a dull, ventilated cupboard is better than the space under the television.</li>
</ul>

<h2>Flats and rented homes</h2>
<p>A shared hall, stair or car park is not yours alone, so get the freeholder's or landlord's consent in writing before a camera goes up there. If you are the landlord, do not film the space your tenants live in. A camera on a shared entrance needs the same clear reason and the same sign.</p>

<h2>Talk first</h2>
<p>The cheapest part of any system is ten minutes on the doorstep. Show the neighbour the live view on your phone, with the mask across their garden. Offer to look at a recording if they ever need one. Most worry comes from not knowing what the lens can see, and most of it ends there.</p>
<p>Cameras are one part of the picture, and locks and lights come before them. Our <a href="/security">security page</a> shows how we plan a system. If you are thinking about an alarm as well, read <a href="/blog/burglar-alarm-grades">alarm grades explained</a> before you ask for quotes.</p>
`
