/*
 * The dangers, in the one order in which every text says them: what kills first, first. Each begins with its sign, so
 * that a reader sees at once which one is theirs. A page takes a list or a sentence from here, and words none itself.
 */
export const fireFirst = 'Fire or smoke? Get out, close the door and call 999.'

/** The gas emergency line. Its spaces do not break. */
const gasEmergencyLine = '0800\u00a0111\u00a0999'

export const gasFirst = `Smell gas? Don't touch a switch or light anything. Go outside and call ${gasEmergencyLine}.`

/** Whom somebody needs who has breathed carbon monoxide. */
export const carbonMonoxideHarm =
  "Call 999 if anyone has collapsed, is confused or can't breathe well. Anyone with a headache, sickness or dizziness must go to A&E."

export const carbonMonoxideGas = `If your home has gas, call ${gasEmergencyLine} from outside.`

export const carbonMonoxide = `Carbon monoxide alarm sounding? Get everyone outside. ${carbonMonoxideHarm} ${carbonMonoxideGas}`

/** The first thing at a shock, where a text has no room for the rest. */
export const shockStop =
  "Someone getting an electric shock? Don't touch them. Switch off at the plug or the main switch if you can reach it safely. If you can't, call 999, say it's electricity and keep everyone back."

export const shockFirst = `${shockStop} Once the power is off: if they don't respond or aren't breathing normally, call 999 on speaker, and give CPR only as the operator tells you.`

/** Before every other use of the main switch. */
const equipmentFirst =
  "Does someone rely on powered medical equipment? Before you switch anything off, check it's on battery power. If it has no battery, call 999 first."

const mainSwitch = 'Switch off at the main switch, with dry hands, if you can do it safely.'

/** Because cables can smoulder for hours or days: https://shropshirefire.gov.uk/news/electric-fire-safety-tips */
const outFor999 = "If the smell goes on, or you can't tell where it comes from, get everyone out and call 999."

/** Wherever a text says what to switch off at a burning smell. */
export const smellGoesOn = `${outFor999} Say that you can smell burning but can't see a flame.`

/** This and the next two name nobody to ring for the repair: a guest, a tenant and a customer ring different people. */
const smellFirst = `A burning smell, but not from the fuse board? ${mainSwitch} ${smellGoesOn}`

const socketFirst = `Is a socket hot, buzzing or sparking, or is water near it? ${mainSwitch}`

/** The main switch is on the board, so whoever has this one leaves it alone. */
export const boardFirst =
  "Is the fuse board itself hot, buzzing, scorched, wet or open? Don't touch it, and keep everyone away. If it smells or smokes, get everyone out and call 999."

/** The neutral of the supply may be broken. */
const liveMetal =
  'Lights that brighten and dim all over your home, or a tingle from the taps? Metal parts may be live. Switch off at the main switch if you can do it without touching metal. Keep away from taps and anything metal, and call 105.'

/** Wherever a text says how to reset what has tripped. */
export const trippedSwitch =
  'Unplug what you used last, then reset the switch once. If it trips again, leave it off and ring us.'

const noPower = [
  'No power in the whole street? Call 105, free, at any hour.',
  'No power in your home, but nothing has tripped? If you have a prepayment meter, check your credit. Then call 105. Ring us if they say the fault is inside.',
  `Power off in part of your home, and one switch has tripped? ${trippedSwitch}`,
]

/** Those of them that kill. A text that tells somebody to use the main switch has all of these. */
export const dangersToLife = [
  fireFirst,
  gasFirst,
  shockFirst,
  equipmentFirst,
  smellFirst,
  socketFirst,
  boardFirst,
  liveMetal,
]

/** All of them, for the emergency page. */
export const dangers = [
  fireFirst,
  gasFirst,
  carbonMonoxide,
  shockFirst,
  equipmentFirst,
  `${smellFirst} Otherwise, ring us.`,
  `${socketFirst} Then ring us.`,
  `${boardFirst} Otherwise, ring us.`,
  liveMetal,
  ...noPower,
]

/** For a line or two: what comes before ringing us, and before writing. */
export const smellBriefly = "A burning smell that won't stop, or has no obvious cause? Get everyone out and call 999."

export const fireOrSmell =
  "Fire, smoke, or a burning smell that won't stop or has no obvious cause? Get everyone out and call 999."

/** The short form of a hot, buzzing or wet socket or board: what to do is the same for both. */
export const heatBriefly = 'Sparks, heat, buzzing or water at a socket or the fuse board? Keep away from it'

/** The three that cannot wait for another page, for a section that links to the emergency page. */
export const threeFirst = [fireOrSmell, gasFirst, shockStop]

export const shockBriefly = 'Someone had a shock? Call 999, or 111 if they seem well.'

export const noPowerBriefly =
  "No power? If the whole street is off, call 105 (free). If it's just you, check a prepayment meter, then call 105."

/** After a shock, also for somebody who seems well. */
export const afterShock =
  "Even if they seem well, ring 111 or see a doctor. Call 999 if they blacked out, or if they have chest pain, trouble breathing or a burn. Always have a child, or someone who is pregnant or has a heart condition, checked. Don't use whatever gave the shock until it has been tested."

/** Near the top of whatever tells people what to do in a danger, until somebody qualified has read it. */
export const adviceUnread = 'Not yet checked by an electrician or first-aider.'
