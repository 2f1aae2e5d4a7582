import { expect, test } from 'vitest'
import { soundsDangerous } from '../../../lambdas/shared/danger.ts'
import { enquiryFields } from '../../../lambdas/shared/enquiry-fields.ts'

const dangerous = `
there is a burning smell from the fuse box since 10pm and its buzzing
My fuse box smells and it is hot
fishy smell from the fuse box in the hall
horrible pong near the plug behind the telly
burnin smell in loft
buring smel from socket
consumer unit warm to the touch
light switch gets really hot when on
extension lead overheating
extension lead gone brown
Downlight very hot and the ceiling has gone brown
the plug for the tumble dryer has gone brown
black around the socket
There's a dark mark round the plug
the outlet is glowing
socket melted behind the washing machine
The kettle socket's gone all melty
crackling noise coming from light switch
popping sound from consumer unit
something went pop in the fuseboard
plug socket buzzes when I turn on the hoover
the fusebox is making a funny humming noise
fizzing behind the oven
the cooker went bang and now nothing works
plug exploded in my hand
saw flames come out of the toaster socket
oven caught fire last night, switched it off
electric blanket caught light last night
worried the charger will catch light under the bed
the lamp set light to the curtain
there was a blue flash when I plugged the kettle in
the socket sparked when i pulled the plug out
switch arcs when I flick it
not working and sparking
No, sparks are coming out of it
There is smoke coming out of the plug
something smouldering behind the plasterboard
There's no smoke now but the plug was on fire
toaster plug melted and the smoke alarm went off
My son was electrocuted by a lamp
got zapped touching the washing machine
shocks from the cooker
hob gave me an electric shok
had a right belt off the shower tap
I get a tingle from the tap
tap is live
I feel a current when I touch the cooker
bare wires in bathroom
exposed live wires in hall, next to the TV
workman drilled through a cable in the wall
dog chewed through the lamp cable
front of the socket has come off and the wires are showing
no cover on the fuse box
tree brought down the cable to our house
water coming through the ceiling light in the kitchen
leak from upstairs running into the fuse box
wet socket after the dishwasher leaked
bath overflowed, now the downlights are dripping
rain getting in to the outside socket
flooded kitchen, sockets wet
no electrics
leccys gone off again pls help baby in house
no lecky since 6 oclock
elec off pls help
electricity not work in all house
electricity has gone
The electric is off
All of the electrics upstairs have died
We have lost power
no power, my phone battery is at 5%, will you come tonight
No electricity, the fuse box is in the garage
no power in the garage since last night, freezer full
We have no power at the moment
The power has gone, will you come tonight?
power's off, no trip down
trip switch wont stay up
power cut in our flat, neighbours are ok
the house is in darkness
none of the plugs work upstairs
lights brighten and dim in whole house
our lights go super bright then almost off
lights keep surging
lights flicker all over the house
no lights, elderly mother on oxygen
dad is on a home dialysis machine
mum relies on medical equipment
carbon monoxide alarm sounding
CO alarm is going off, I changed the battery
I can smell gas
there's a gas leak
is my fuse box dangerous?
fork in the socket
my son has stuck a knife in a socket
toddler poked finger in socket
My granddaughter put a teaspoon into the wall socket and the lights went off
plug pin snapped off in the socket
main fuse blown
Our service fuse has gone, they said call an electrician
the fuse box blew and half the house is off
hoover blew the electrics
tripswitch wont stay up
RCD will not hold in
circuit breaker wont click back on
elderly mum has no heating or lights
grandad is 91 and his heating is off
newborn in the house and no hot water or lights
stairlift stuck with mum on it
overhead cable down in the storm
tree came down on the electric wire to our house
lorry hit the overhead line outside
someone cut the cable in the garden with a hedge trimmer
lawnmower went over the cable
can't touch the oven without getting a shock
kids pulled the socket off the wall
cooker switch cracked and you can see metal inside
socket smashed by the sofa, can see copper
fusebox clicking and clicking
charger left my hand numb
lights dim when the kettle is on, whole house
Cable outside has been pulled down by a lorry
A skip lorry has ripped the cable off the front of our house
the wire to our house has been brought down by a branch
scaffolders caught the overhead line
a van snagged the wires across the road
cable from the pole got knocked down
I got thrown off the cooker
the cooker threw her back against the wall
it threw me across the kitchen when I touched the tap
my husband was thrown back from the fuse box
it knocked me off my feet
the washing machine sent him flying
I couldn't let go of the lamp
my hand got stuck to the tap
it grabbed me when I touched the light switch
thrown across the kitchen by the toaster
a workman was flung off his ladder when he touched the cable
my neighbour was hurled back from the fuse board
the flex was chopped by the mower
extension cable sliced by the hedge trimmer
The hedge trimmer went straight through its lead and it is still plugged in
socket spits
the plug spat at me
I work at the burns unit and our fuse box is smoking
The fire brigade says the socket is unsafe
`

const harmless = `
I work at the burns unit, so please ring after six
I'm a nurse on the dialysis ward and home on Thursdays
My husband works for the ambulance service and sleeps in the day
Mr Burns at number 12 recommended you
Garden lights before Burns Night
A wall light whose beam is thrown across the ceiling
The digger found a lead pipe where the new cable should run
Extra double socket in the lounge
Fit two smoke alarms and a fire alarm
Need smoke and heat alarms for a rental
smoke alarm battery chirping
Hard wired smoke, heat and CO alarms in four rooms
Install carbon monoxide alarm next to the boiler
CO alarm has expired
carbon monoxide alarm beeps every minute, needs a battery
fire-rated downlights in the kitchen, 8 of them
New fire door needs a magnetic hold open
fire escape lighting for a block of flats
Fire risk assessment says we need emergency lights
media wall with electric fire and LED strips
sockets either side of the fire
TV above the fireplace
Wiring for a log burner fan
burning stove needs a hearth light
Smoked glass pendants to hang
Shock-proof sockets for a nursery
light near the shock absorber bench in my workshop
shocking quote from another firm so would like yours
spark plug charger socket
looking for a sparky to fit an oven
Zappi charger install
Bang & Olufsen speakers need wiring in
Pop-up socket in kitchen island
could you pop round to quote for 4 sockets
LED lights flashing when switched off
the router light is flashing red
dimmer switch buzzes slightly with led bulbs
intercom buzzes but door will not open
bathroom fan humming, replace
power shower pull cord replacement
hot tub supply in the garden
hot water tank immersion heater not working
Boiling water tap needs a socket under the sink
Warm white downlights in lounge with new dimmer switch
heated towel rail needs connecting
heat pump electrics
Water heater under sink needs spur
Socket for a water softener
light switch near the water butt needs moving
wet room needs extractor and downlights
flood lights for the drive
underwater lights for pond
extractor fan to get rid of cooking smells
matt black sockets please, 14 doubles
brushed brass switches and brown bakelite light switches
Brown and black cables in the ceiling rose, which is live?
I am a live-in landlord and need an EICR
live feed cctv cameras
exposed brick wall, need surface conduit
light hanging over dining table to be centred
tv cables showing, want them hidden in the wall
loose socket needs fixing to wall
no power in the garage yet, want a supply
There is no power in the shed and I'd like lights and sockets
garden room wiring, no electric there at the moment
the summerhouse has no power so we need armoured cable
No power sockets in the box room, add two doubles
How long will the power be off during a fuse board change?
will you have to switch the electricity off?
Solar and battery that works in a power cut
blackout blinds motor needs a spur
surge protection for fuse board
want brighter lights in the kitchen
brighten up our dark hallway with downlights
lighting is too dim in the study, need brighter
one light flickers in the hall
RCD keeps tripping
one socket not working in bedroom
bulbs keep blowing in the kitchen
no burning smell, just an old fuse board and would like a new one
no sparks or smells, it just doesnt turn on
it isn't hot or buzzing, the switch is just loose
EICR failed with C2: potentially dangerous, no RCD
emergency lighting test for our office
Burnham Close, SW15: rewire quote please
replace burnt out bulb
the bulb has burned out and is stuck in the fitting
immersion element burnt out, need a new one
burnt brass finish
charred larch cladding, want outdoor lights on it
smoke grey switch plates
old buzzer is a horrible noise
the chime makes a funny noise
boiler makes a noise, do you do boilers?
bangs in the pipes when the pump runs
Sparks Road, TW9
kids room: put in 2 sockets
fit socket covers so that toddler cannot poke fingers in
pull cord broken off
Can you see the meter from outside? Not sure where ours is
change the main fuse to 100 amp
run overhead cable to summerhouse
run a cable down the garden to the shed
storm porch light
porch light caught by the van, needs a new bracket
glass shade that is catching light from the window
my mum is 82 and would like an extra socket by her chair
no sockets or lights in the new extension
hotel lift lobby lights
click and collect lamp to hang
electric towel rail does not work
the builders threw in a new socket
the old cooker was thrown out, please fit the new one
the last quote threw us off a bit, so a second one please
the wind knocked over the garden lamp
the price has knocked us back a bit, so only the lights for now
we had the old lights thrown away
the cables are off white
cables have been pulled through, ready for the second fix
the old alarm wires can be taken down
our landlord kicked us out of the garage, so we need a charger at the front
a van will be parked on the road, the cable has to cross it
let go of by our last electrician
`

const sentences = (list: string) => list.trim().split('\n')

test('every danger is recognised, however people put it', () => {
  expect(sentences(dangerous).filter((words) => !soundsDangerous(words))).toEqual([])
})

test('an ordinary job is none, whatever it is called', () => {
  expect(sentences(harmless).filter(soundsDangerous)).toEqual([])
})

test.each(['sparking', 'smoking', 'burning smell'])('%s is one from its stem to its last letter', (words) => {
  const prefixes = Array.from(words, (_, index) => `The socket is ${words.slice(0, index + 1)}`)
  const isDanger = prefixes.map(soundsDangerous)
  expect(isDanger.slice(isDanger.indexOf(true)).every(Boolean)).toBe(true)
  expect(isDanger.indexOf(true)).toBeLessThan(5)
})

test('it is one in any case, with any apostrophe, and in the last of many lines', () => {
  for (const words of ['SPARKS!', 'Power’s off', 'POWER`S OFF', 'Two jobs:\n1. a socket\nand it smells of burning'])
    expect(soundsDangerous(words), words).toBe(true)
  for (const words of ['', ' ', '💡', enquiryFields.jobDescription.testEnquiry])
    expect(soundsDangerous(words), words).toBe(false)
})

test('the longest text is judged within the time of a key', () => {
  const words = ['socket ', 'no power in the garage ', 'not any of the smell or a ', 'smoke and heat ', 'aaaa', '((']
  for (const word of words) soundsDangerous(word.repeat(50))
  for (const word of words) {
    const started = performance.now()
    soundsDangerous(word.repeat(10_000 / word.length))
    expect(performance.now() - started, word).toBeLessThan(500)
  }
})
