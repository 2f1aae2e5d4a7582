import { business, pounds } from '../business.ts'

export const content = `
<p>Six o'clock on a Sunday. The oven is on, the hob is on, somebody fills the kettle and somebody else starts the dishwasher. In a well-planned kitchen nothing happens. In a badly planned one something clicks, half the room goes dead and the gravy goes cold. The difference was settled months before, on paper, often by accident.</p>
<p>This is the order in which to settle it on purpose. It applies to homes in England.</p>

<h2>First, the appliance list</h2>
<p>Appliances decide the circuits, so choose them before you order a single cupboard. Write down make and model for each, or at least the kilowatts. A brochure says "induction hob". What an electrician needs is the line in the small print marked "connected load".</p>

<h2>Then, the circuits</h2>
<p>A kitchen is best served by several circuits, not one heroic one. A common plan has these:</p>
<ul>
<li>one for the hob or cooker</li>
<li>one for the kitchen sockets</li>
<li>one for a large oven, if it is separate from the hob</li>
<li>one for a boiling-water tap or an instant water heater</li>
</ul>
<p>Splitting them shares the load, and it means that a fault in the dishwasher does not stop dinner. Ask where the fridge-freezer will be fed from, too. You do not want a faulty toaster to defrost the peas while you are away.</p>

<h2>Induction needs respect</h2>
<p>Many induction hobs draw 7 kW or more, about as much as a home car charger. That calls for a circuit of its own, sized to the maker's instructions. The cable from the old electric cooker may do, or it may not, and only its size and a test will tell. If gas is going, have the old pipe made safe by a Gas Safe registered engineer before the electrician starts.</p>

<h2>Sockets above the worktop</h2>
<p>Count what stands on yours now. Kettle, toaster, mixer, coffee machine, radio, two phones: seven already, and nobody has made a smoothie yet. Then add a double where you will chop, because that is where the blender goes.</p>
<p>Keep each socket at least 300 mm from the edge of the sink, measured sideways. That is a widely used guide, because your hands will be wet there. Put none behind the hob, where a flex can trail over heat.</p>
<p>Do this before you fix positions: for one week, put a sticky note on the wall wherever you plug something in. The kitchen will draw its own plan.</p>

<h2>Switches you can reach</h2>
<p>You should be able to switch off each built-in appliance without pulling it out. The neat way is a grid switch, a single plate with a row of small switches, each marked with what it controls. It goes above the worktop or in the next cupboard, with engraved labels. At two in the morning, with water creeping out across the floor, "dishwasher" is a lovely word to read.</p>

<h2>Islands</h2>
<p>An island wants power, and the only way in is from below. Bring a duct under the floor before the floor is laid, even if you are undecided, and leave a draw-cord inside.</p>
<p>Pop-up sockets look clever in the showroom. Check that the unit is rated for spills, since it sits where people put drinks. Check also that there is space below for its body, which may cost you a drawer. A plain socket on the end panel of the island is cheaper and never jams.</p>

<h2>Light in three layers</h2>
<ol>
<li><strong>Task light</strong> on the worktop, from under the cupboards or from the ceiling above its front edge. Behind you, it only lights your back.</li>
<li><strong>Soft light</strong> over the table, on a dimmer.</li>
<li><strong>Low light</strong> at the plinth or inside glass cupboards, for the last glass of water.</li>
</ol>
<p>Give each layer its own switch, or everything will always be on at once. Extra points like these are part of our <a href="/services/sockets-lighting">sockets and lighting</a> work.</p>

<h2>Steam</h2>
<p>A cooker hood needs a switched supply, and a duct route to the outside. Plan the route early, because joists decide where it can go. A hood that recirculates filters the smell but gives you back the moisture, which you will find on the window.</p>

<h2>The alarm that ignores toast</h2>
<p>Fit a heat alarm in the kitchen and link it to the smoke alarms in the hall, so that all of them sound together. A smoke alarm in a kitchen only teaches people to take it down. For an extension, building control will have views on alarms too, and we plan for them in <a href="/services/new-builds">new builds and extensions</a>.</p>

<h2>The rules, briefly</h2>
<p>In England a kitchen is not a special location. Adding a socket to an existing circuit there is not notifiable, but a new circuit is. Wales has its own list. Every new socket needs RCD protection, which cuts the power fast if current leaks to earth. If your board has none, we say so before the tiles go on.</p>

<h2>Before you sign for the units</h2>
<ol>
<li>Appliance list, with kilowatts.</li>
<li>Sticky notes counted and drawn on the plan.</li>
<li>A switch marked for each built-in appliance.</li>
<li>Duct route to the island, and another for the hood.</li>
<li>Three lighting layers, three switches.</li>
<li>A photo of your closed fuse board, for spare ways.</li>
</ol>
<p>Moving a socket on paper is free. Afterwards it is a job: installation work such as an added socket starts from ${pounds(business.prices.installation)}, plus your new tiles. <a href="/contact">Send us the plan</a> while it is still a plan.</p>
`
