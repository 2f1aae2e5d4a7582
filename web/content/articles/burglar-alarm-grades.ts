export const content = `
<p>Four numbers, from 1 to 4. Somewhere in your home insurance there may be a line that asks for one of them. The day after a burglary is a poor time to find it.</p>

<h2>Start with the risk, not the box</h2>
<p>Stand on the pavement after dark and look at your own home as a stranger would. How easy is it to get in? What is worth carrying out? Who would hear? Be honest about the side gate. Good locks and a light over a dark door come first, and nobody has to remember to set them. An alarm is the third layer, which cuts short the visit that the others did not prevent.</p>

<h2>What the grades mean</h2>
<p>The European standard EN 50131 sets four grades:</p>
<ul>
<li><strong>Grade 1:</strong> low risk.</li>
<li><strong>Grade 2:</strong> low to medium risk, and the usual level when an insurer asks for an alarm.</li>
<li><strong>Grade 3:</strong> medium to high risk.</li>
<li><strong>Grade 4:</strong> very high risk. If you need it, you already have advisers.</li>
</ul>
<p>The weakest part decides. Join a grade 3 panel to one grade 1 sensor and you own a grade 1 system with an expensive panel. So a quote should give the grade of the whole, not of its best component. It should also name PD 6662, the overall scheme document in the UK.</p>

<h2>Ask your insurer before you ask us</h2>
<p>Some policies want a certain grade. Some also want a maintenance contract, and an installer listed with a recognised inspectorate. Ring your insurer, and then get the wording in writing. Send it to us before you choose anything, and we will tell you plainly if we cannot meet it.</p>
<p>Ask about use as well: may a claim be refused if the alarm was not set?</p>

<h2>Bell, app or monitored</h2>
<p>These are three answers to one question: who hears it?</p>
<ul>
<li><strong>Bell-only</strong> relies on neighbours. It makes a loud noise and hopes.</li>
<li><strong>App</strong> relies on you. It works if your phone has signal, is charged, and is not on silent in a cinema.</li>
<li><strong>Monitored</strong> tells an alarm receiving centre, where somebody is awake and paid to act.</li>
</ul>

<h2>About the police</h2>
<p>An ordinary alarm does not summon the police. They respond only to confirmed signals from a monitored system with a police reference number, put in by a company listed with an inspectorate. Repeated false alarms can lose you that response. We do not offer it. If you see a crime in progress, call 999, alarm or no alarm.</p>

<h2>The phone line is going</h2>
<p>The old telephone network is being retired by 31 January 2027. An alarm that dials out over it will have nothing to dial with. Look for a phone lead between the alarm panel and a telephone socket, and if there is one, ask your alarm company now how it will signal.</p>
<p>The new path is internet or mobile, ideally both. Here is what people miss: the alarm has a battery, but the router seldom does. In a power cut, a message sent by broadband stays at home. A small back-up supply for the router mends that.</p>

<h2>Teach it not to cry wolf</h2>
<p>Most false alarms have dull causes. A sensor is in the wrong place, or a spider walks across it, or a helium balloon left from a birthday drifts down the hall at three in the morning. Cats climb, so tell us which shelves yours uses. Then train everybody with a code, cleaner and teenagers included. One practice run is worth the noise.</p>

<h2>The yearly visit</h2>
<p>Once a year the system should be tested from end to end: each sensor, the sounder, the signal, the batteries. Use the visit to clear out codes. If the dog walker of three years ago can still switch your alarm off, it is not yet your alarm.</p>

<h2>Eight questions to take to any quote</h2>
<ol>
<li>Which grade is the whole system, and will the paperwork say so?</li>
<li>Does it meet the wording from my insurer?</li>
<li>Who receives the signal, and what do they do next?</li>
<li>Which paths does the signal use, and what if one fails?</li>
<li>What happens in a power cut, and for how long?</li>
<li>Who can see my data, and where is it kept?</li>
<li>Who holds the installer code if I change firms?</li>
<li>What does the yearly visit cost, and what does it include?</li>
</ol>
<p>A firm that answers all eight without reaching for a brochure is worth your time. Our <a href="/security">security page</a> describes the alarms we fit and look after. If cameras are on your list too, read <a href="/blog/home-cctv-and-privacy">home CCTV and your neighbours</a> before you choose where they point.</p>
`
