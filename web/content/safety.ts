/*
 * The dangers, in the one order in which every text says them: what kills first, first. Each begins with its sign, so
 * that a reader sees at once which one is theirs.
 */
export const fireFirst = 'Fire or smoke? Get out, close the door and call 999.'

/** The gas emergency line. Its spaces do not break. */
export const gasEmergencyLine = '0800\u00a0111\u00a0999'

export const gasFirst = `Smell gas? Don't touch a switch or light anything. Go outside and call ${gasEmergencyLine}.`

/** The first thing at a shock, where a text has no room for the rest. */
export const shockStop =
  "Someone is being shocked? Don't touch them. Switch off at the plug or the main switch if you can reach it safely. If you can't, call 999, say it's electricity and keep everyone back."

export const shockFirst = `${shockStop} Once the power is off: if they're not breathing or not responding, call 999 on speaker and start CPR as they tell you.`

export const burningSigns = 'A burning smell, sparks, a hot or buzzing socket or board, or water near one?'

/** Without whom to ring: a guest, a tenant and a customer ring different people. */
export const burningFirst = `${burningSigns} If someone relies on powered medical equipment, start its battery first; if it has none, call 999 first. Switch off at the main switch, with dry hands, if you can do it safely. If you can't, leave the board alone.`

export const streetDark =
  'The whole street is dark, or lights brighten and dim all over your home? Call 105, free, at any hour.'

export const darkHome =
  'Only your home is dark, and every switch is up? Check the credit on a prepayment meter, then call 105. Ring us if they say the fault is inside.'

/** Wherever a text says how to reset what has tripped. */
export const trippedSwitch =
  'Unplug what you used last, then reset the switch once. If it trips again, leave it off and ring us.'

export const darkPart = `Part of your home is dark, and one switch is down? ${trippedSwitch}`

/** Those of them that kill. A text that tells somebody to use the main switch has all four. */
export const dangersToLife = [fireFirst, gasFirst, shockFirst, burningFirst]

/** After a shock, also for somebody who seems well. */
export const afterShock =
  "Even if they seem well, ring 111 or see a doctor. Call 999 if they blacked out, have chest pain, trouble breathing or a burn. Always have a child, or someone who is pregnant or has a heart condition, checked. Leave off whatever gave the shock until it's tested."
