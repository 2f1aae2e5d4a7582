export const content = `
<p>Eleven at night, and your uncle, who is staying, is on the landing looking for a light switch. There is one, but it does nothing, because the light now answers to an app, on a phone, in a bedroom, behind a closed door. When a smart home disappoints, it is often like this. The cure is mostly in the walls.</p>

<h2>Three layers, in this order</h2>
<p>A smart home is built like a cake. At the bottom is the wiring in the wall, on that sits the wireless network, and on top is the app. You can change the app in an afternoon and the router in an hour, but the wiring stays for decades. So choose from the bottom up, even though every advertisement starts at the top.</p>

<h2>The words on the box</h2>
<ul>
<li><strong>Matter</strong> is a language that devices from different makers share. It is not a radio: Wi-Fi, Ethernet or Thread has to carry it.</li>
<li><strong>Thread</strong> is a mesh that uses very little power. Small devices pass messages along to each other.</li>
<li><strong>Zigbee</strong> and <strong>Z-Wave</strong> are meshes too, and each needs a hub of its own.</li>
<li><strong>KNX</strong> is a wired building system, for projects that take in the whole house.</li>
<li><strong>PoE</strong> means power over Ethernet: one network cable brings both data and power.</li>
</ul>
<p>A Thread device also needs a <em>border router</em>, the bridge from the mesh to the rest of your network. You may own one already. Many smart speakers and routers have one inside, so check before you buy another box with a blinking light.</p>

<h2>The neutral at the switch</h2>
<p>A plain switch only breaks the live wire, so in many UK homes no neutral was ever brought down to it. Many smart switches need that neutral to power themselves. You cannot tell from the outside, so leave the switch on the wall and ask an electrician to check before you order.</p>
<p>If the plaster is coming off anyway, the cure is simple. Ask for two things at first fix, which is the stage when cables go in: a neutral at every switch, and deep back boxes, 35 to 47 mm. The extra depth makes room for a module behind the switch. A shallow box is a common reason for a clever device that will not fit.</p>

<h2>Wire what stands still</h2>
<p>Here is the rule to remember on site: if it stays put, give it a cable; if it moves, let it use Wi-Fi.</p>
<ul>
<li>Two Category 6 cables to each place where a television or computer will be.</li>
<li>One to each camera position.</li>
<li>One to the ceiling on each floor, for a Wi-Fi access point.</li>
<li>One to wherever the heating controller will hang.</li>
<li>All of them back to one ventilated cabinet, with a few sockets, labelled at both ends.</li>
</ul>
<p>The television wall has its own tricks. They are in our article on <a href="/blog/home-cinema-and-network-wiring">home cinema and network wiring</a>.</p>

<h2>Wi-Fi follows cable</h2>
<p>It sounds backwards, but the way to better wireless is more wire. A repeater listens to a weak signal and shouts it on. An access point in the ceiling, fed by its own PoE cable, starts with a full-strength one. In a long terraced house with solid brick walls, two or three access points will do what no large router by the front door ever can.</p>

<h2>What not to wire, and what not to make smart</h2>
<p>Door sensors, leak detectors and remote buttons are happy on a battery, so leave the walls alone for those. Some things should also stay stubbornly simple. Smoke alarms, main switches and stair lights must work with no app in the chain.</p>
<p>Test any plan with the guest rule: every light works from a switch on the wall, with the internet down and a stranger in the house. If a scene or schedule fails that test, it is decoration, which is fine so long as you know.</p>

<h2>Accounts and privacy</h2>
<p>Set up every account in the owner's name, because an installer's account is a lock to which somebody else holds the key. Use two-step sign-in where it is offered. Since 29 April 2024, UK law has banned universal default passwords in connectable consumer products, but older kit may still carry one.</p>
<p>Moving house? On the day you get the keys, change the passwords on everything that was left behind, or the last owner may still be able to turn up your heating. When you sell, remove your own accounts before you go.</p>

<h2>Start with one annoyance</h2>
<p>Pick one room and one problem, such as the hall light that nobody turns off. Solve that, live with it for a month, and see who in the household still uses the old switch. Then extend, or decide that you have enough. A house full of unloved gadgets usually began with a bundle.</p>

<h2>Ask for a proper hand-over</h2>
<p>On the last day you should receive:</p>
<ul>
<li>One page that tells a visitor how to work the house.</li>
<li>A cabinet with every cable named.</li>
<li>The passwords, in a password manager or in a sealed envelope.</li>
<li>Photographs of the open walls, so that the next person with a drill knows where the cables run.</li>
</ul>

<h2>Before the plasterer comes</h2>
<p>If you are renovating, this is the week that counts. Walk the rooms with a roll of tape and mark where the screens, desks and beds will go. Photograph each wall, and send us the set. Our <a href="/services/smart-home">smart home page</a> explains how we plan, and if controls for boilers and radiators are on your list, see <a href="/services/heating">heating wiring</a> too. Once the plaster is dry, each forgotten cable costs a redecoration.</p>
`
