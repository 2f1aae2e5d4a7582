/**
 * The words by which people tell of a danger, by subject. `|` is or, `s?` an s or none, `\w*` any ending, `( \w+){0,3}`
 * up to three words between; `~` is any ending of a verb, also one that is still being typed. All in lower case,
 * without apostrophes and hyphens. What makes one of these harmless stands in `unless`.
 */
import { anyOf, clauseWith, inOrder, joined, near } from './word-patterns.ts'

interface Sign {
  /** Any of these tells of it. */
  words: RegExp
  /** Only within ten words of one of these. */
  beside?: RegExp
  /** Not as part of one of these. */
  unless?: RegExp
}

/** What carries current, and should be neither warm, wet nor discoloured. */
const fitting = anyOf(
  /fuse ?box\w*|fuse ?board\w*|fuses?|consumer units?|trip ?switch\w*|breakers?|rcds?|meters?|isolators?/,
  /(?<!floor |skirting |white )boards?|electric(al)? (box|cupboard|panel|supply)|electrics|junction box\w*/,
  /sockets?|plugs?|swit?ch(es)?|outlets?|power ?points?|face ?plates?|pull ?cords?|spurs?|chargers?/,
  /wires?|wiring|cables?|flex|adapt[eo]rs?|extension (leads?|cords?)/,
)
const light = /(spot|down|strip)?lights?|lighting|bulbs?|lamps?|ceiling roses?|chandeliers?|pendants?/

/** Fire, smoke and heat. */
const heat: Record<string, Sign> = {
  burning: {
    words: anyOf(
      /burn~|burny|scorch~|sing(ed?|es|eing)|charred|frazzl~|smou?lder~|ablaze|alight/,
      /(caught|catch(es|ing)?) light|set light to (the|my|our)/,
    ),
    unless: anyOf(
      /catch(es|ing)? light from/,
      /(wood|logs?|multi ?fuel|coal|gas) burn\w*|burning (stove|question)/,
      /(mr|mrs|ms|miss|dr|robert|robbie) burns|burns (night|supper|road|street|lane|close|avenue|way|drive|park)/,
      /burnt (orange|oak|umber|sienna|(brass|bronze|copper|gold)(?! (wire|cable|conductor))|\w+ (finish|effect))/,
      /charred (\w+ )?cladding/,
      near(2, /burn(t|ed|s)? out/, /bulbs?|lamps?|tubes?|elements?|motors?/),
    ),
  },
  smoke: {
    words: /smok~|smoke?y|soot\w*/,
    unless: anyOf(
      /smoke([ ,&]+(and|or|plus|heat|fire|co|carbon|monoxide))* (alarm|detector|sensor|vent|control|hood)\w*/,
      /smok(e|ed|y|ey) (glass|gr[ea]y|oak|brass|bronze|chrome|mirror)|smoke free|no smoking|smoking (area|shelter)/,
    ),
  },
  fire: {
    words: /fires?|flam(es?|ing)|blaz~/,
    unless: anyOf(
      /fire([ ,&]+(and|or|plus|heat|smoke|co))* (alarm|detect|door|rated|rating|safe|escape|risk|reg|exit|proof)\w*/,
      /fire (resist|retard|stop|officer|cert|system|panel|extinguisher|station|brigade|sign|strategy|warden)\w*/,
      /fire ?(place|surround|pit|stick|tv|log|curtain|hood|protect|up)\w*/,
      /(electric|gas|effect|open|feature|inset|mounted|panoramic|media|ethanol|wood|log|coal) fires?/,
      /(above|behind|beside|next to|over|by|near|sides? of|for|round)( (the|a|an|our|my|new))* fires?/,
      /(install|fit|move|connect|wire|wall( and| with)?)( (the|a|an|our|my|new))* fires?/,
      /(living|led) flames?|flames? effect( fires?)?|flame (retard\w*|proof)/,
    ),
  },
  sparks: {
    words: /spark~|arcs?|arcing|arced/,
    unless: anyOf(
      /arc (fault|lamp)|spark (plugs?|free)|bright sparks?/,
      /(mr|mrs|ms|miss|dr) sparks?|sparks? (road|street|lane|close|avenue|way|drive)/,
      /(need|want|like|find|get|good|local|another|qualified|any|your)( a)? sparks? (to|who|for|that)/,
    ),
  },
  melting: { words: /melt~|melty/, unless: /hot melt|snow melt\w*/ },
  'out of shape': { words: /warp~|bubbl~|blister~|deform~|distort~/, beside: fitting },
  smell: {
    words: /smell~|smelly|smelt|stink~|stench|pong~|whiff~|reek~|odou?rs?|fishy|fumes/,
    unless: anyOf(
      /(cook\w*|kitchen|bathroom|toilet|food|musty|damp|drains?|paint|pet)( \w+)? (smells?|odou?rs?|fumes)/,
      /smell\w* (of )?(damp|mould|paint|cooking|drains?|must\w*|food)|extract\w*( \w+){0,6} (smells?|fumes)/,
    ),
  },
  hot: {
    words: /hot|hotter|overheat~|scalding|(very|really|too) warm|warm to (the )?touch/,
    unless: anyOf(
      /hot ?(tub|water|tap|plate|spot|melt|air|food|drink|desk|cupboard|room|kitchen|weather|day|counter|press)\w*/,
      /hot (and cold|pink)|hot (in )?summer/,
      /(room|loft|office|house|water|food)( is| gets?)? (too|very|really|so) (hot|warm)/,
    ),
  },
  warm: {
    words: /warm|warmer|heated|heat(s|ing) up|heat (coming|from|off)|boiling|roasting|glow~|steam~/,
    beside: fitting,
    unless: anyOf(
      /warm ?(white|lights?(?! switch)|lighting|glow|air|colou?r|led|floor|room)\w*|boiling (water )?tap/,
      /heated (towel|mirror|floor|blanket)\w*|steam (room|oven|shower|iron)s?/,
    ),
  },
  discoloured: {
    words: anyOf(
      /(gone|going|goes|went|turn(ed|ing|s)?|all|looks?|looking|is|its|bit|slightly) (all |a bit )?(brown|black)\w*/,
      /(brown|black|dark)(ish)? (marks?|stains?|patch\w*|spots?|ring|smudges?|tinge|around|round|edges?)/,
      /(brown|black) (at|inside|on)|blacken~|browned|browning|discolou?r\w*/,
    ),
    beside: anyOf(fitting, light),
  },
}

/** Gas, and what a boiler gives off. */
const gas: Record<string, Sign> = {
  gas: { words: /gas leak\w*|leaking gas/ },
  'carbon monoxide': {
    words: /carbon monoxide|monoxide|co/,
    beside: anyOf(
      /sound(s|ed|ing)?|go(ing|es|ne)? off|went off|ringing|alarming|activated|triggered|set off|scream~|shriek~/,
      /poison\w*|headaches?|leak\w*/,
    ),
  },
  'carbon monoxide alarm': {
    words: /(carbon monoxide|monoxide|co) (alarm|detector|monitor)/,
    unless: clauseWith(
      anyOf(
        /fit|fitted|install\w*|need\w*|want\w*|replac\w*|chang\w*|supply|test\w*|quote|add|upgrade|new|every/,
        /certificate|landlord|expired|batter\w*|chirp\w*|required|regulation\w*|hard ?wired|mains|linked|smoke|heat/,
      ),
    ),
  },
}

/** What hums or blinks by design, or does no harm by it. */
const humsAnyway = anyOf(
  /dimm(ers?|ed|able|ing)|leds?|door ?bells?|buzzers?|chimes?|intercoms?|door entry|gates?|fans?|speakers?|fridge/,
  /router|alarm|pumps?|extractors?/,
)

/** Sounds and flashes. */
const sounds: Record<string, Sign> = {
  noise: {
    words: /buzz~|noises?|(strange|weird|funny|odd|loud) sounds?/,
    unless: anyOf(
      near(3, humsAnyway, /(buzz|nois)\w*/),
      near(3, /boilers?/, /noises?/),
      /buzz (me|us|them|people|visitors)/,
    ),
  },
  hum: { words: /hum~|humm~|hiss~/, beside: fitting, unless: near(2, humsAnyway, /hum\w*/) },
  crackling: { words: /crackl~|crackly|sizzl~|fizz~|spitting/ },
  clicking: { words: /click~|ticking|chatter~|rattl~/, beside: /fuse ?(box|board)\w*|consumer unit|meter/ },
  bang: {
    words: /bang(s|ed)?|explod~|explosion|boom|(blew|blown) (up|off|apart)|(loud|big) crack/,
    unless: anyOf(
      /bang (&|and|n) olufsen|bang (on|up|for|average|in)|bangs? (shut|into|against)/,
      near(2, /bangs/, /pipes?|pipework|radiators?/),
    ),
  },
  popping: {
    words: /popp(ed|ing)|(loud|a|big|goes|went) pops?|pops? (noise|sound)/,
    unless: /popp(ed|ing) (up|round|over|in|by|out|along|down|to|into)|a pop up/,
  },
  flash: {
    words: anyOf(
      /flash(es|ed)|flash of light|flash (and|from|at|when)/,
      /(a|another|big|blue|white|bright|huge|orange|yellow|saw) flash/,
    ),
    unless: anyOf(/in a flash/, near(2, anyOf(humsAnyway, light), /flash(es|ed)/)),
  },
  'flashing fitting': {
    words: /flashing|sparkl~|arching|spits?|spat/,
    beside: fitting,
    unless: anyOf(/sparkling water/, near(2, anyOf(humsAnyway, light, /roof|chimney/), /flashing/)),
  },
}

/** How a shock throws people. */
const thrown = anyOf(
  inOrder(
    /(thr(ew|own)|flung|blew|blasted|blown|chucked|lifted|knocked) (me|him|her|them|us|my)(?! back a (bit|little|lot))/,
    /off (the|my|his|her|our)|over|across|onto|back(wards?)?|against|into/,
  ),
  inOrder(/i|he|she|we|they|im|me|husband|wife|son|daughter|mum|dad|lad/, /thrown|flung|blasted/, /over/),
  inOrder(/thrown|flung|blasted|hurled/, /off (the|my|his|her|our|a)|across|onto|back(wards?)?|against/),
  /(thrown|knocked|lifted|blown) off (my|his|her|their|our) feet|sent (me|him|her|them|us|my \w+) (flying|across)/,
)

/** What is felt. */
const shock: Record<string, Sign> = {
  shock: {
    words: anyOf(
      /shock~|electrocut\w*|zap(s|ped|ping)?(?! map)|tingl~|tingly|jolt~|pins and needles|numb/,
      /fe(el|els|lt|eling)( \w+){0,2} (electric\w*|current)/,
      /(got|gets?|getting|gave|gives?|giving|had) (\w+ ){1,4}(belt|kick|bite|wallop|whack|thump|sting|nip)/,
      /(stung|bit) me/,
      thrown,
      /(couldnt|unable to|not able to) let go|(hand|hands|fingers?|arm) (\w+ ){0,2}stuck to (the|my|our)/,
      /(grabbed|gripped|got hold of) (me|my (hand|arm|fingers))/,
    ),
    unless: anyOf(
      /shock ?(absorb|proof|resist|sensor)\w*|(price|bill) shock/,
      /(lights?|beams?|shadows?|glow|patterns?)( \w+){0,3} thrown/,
      /shocking (pink|price|quote|bill|cost|state|weather|job)/,
      /shock(ed|ing)? (at|by|to)( the| how| a| your| their)* (price|cost|quote|bill|state|see|hear|find|learn)\w*/,
    ),
  },
  'felt by hand': { words: /buzz~|fuzzy|static|sting~|tickl~|prickl~|nip|electricity|current/, beside: /touch\w*/ },
}

const wire = /wires?|wiring|cables?|flex|copper|conductors?|terminals?/

/** Wires and broken fittings. */
const wires: Record<string, Sign> = {
  'bare wires': {
    words: anyOf(
      /bare|naked|live|damaged?|fray~|chew~|gnaw~|eaten|sever~|cut by|been cut|hit (an?|the|my|our)|nicked/,
      /chopped|sliced|snipped|shredded|mangled/,
      /(cut|dug|gone|went) (right |straight )?through|(drill|nail|screw|spade|fork)\w* (\w+ )?(into|through)/,
    ),
    beside: anyOf(wire, /(extension|power|mains|mower|trimmer|strimmer|hoover|vacuum|kettle|iron) (leads?|cords?)/),
    unless: anyOf(
      /(we|i|they|who|to|people|tenants|she|he|parents) live|which (\w+ )?(is|are) live/,
      /live (in|near|at|feed|stream\w*|view|music)/,
    ),
  },
  'loose wires': {
    words: /exposed|hanging|dangling|sticking out|poking out|showing|on show|visible|see the|wires? out/,
    beside: wire,
    unless: anyOf(
      /exposed (brick|beam|bulb|filament|concrete|conduit|stone)\w*/,
      clauseWith(
        /hide|hidden|tidy|conceal\w*|trunking|chas(e|ed|ing)|(tv|speaker) (cable|wire)s?|pendants?|chandelier/,
      ),
    ),
  },
  'live parts': {
    words: anyOf(
      /(open|loose) (wires?|cables?|connections?)|(wire|cable)s?( \w+){0,3} loose|open slots?/,
      /wires? (are |is )?coming out|(wires?|cables?) on the (lawn|grass|ground|road|pavement)/,
      /(broken|missing) (\w+ )?cover|bare ends|live (bits?|parts?|pins?)/,
      /live (tap|metal|pipe|case|casing|radiator)/,
      /(tap|metal|pipe|case|casing|radiator|lamp|cooker|sink)s?( \w+){0,4} live/,
    ),
  },
  'no cover': {
    words: anyOf(
      /(hang\w*|fall\w*|fell|come|came|coming|ripped|pulled|kicked|knocked) (right |clean )?(off|out of|away)/,
      /(fell|fallen|falls|falling|come|came) (apart|to (bits|pieces))/,
      /(cover|front|lid|plate)( \w+){0,2} (missing|off|gone)|(missing|no) (\w+ )?(cover|front|lid)/,
    ),
    beside: /sockets?|switch(es)?|plugs?|face ?plates?|fuse ?box|fuse ?board|consumer unit|light fitting/,
  },
  'torn off': {
    words: inOrder(
      /ripped|pulled|kicked|knocked|tore|torn|yanked|smashed/,
      /sockets?|switch(es)?|plugs?|face ?plates?|fuse ?(box|board)|lights?|light fitting/,
      /off|out|away/,
    ),
  },
  'broken open': {
    words: /smash(ed)?|shattered|(can|could) (\w+ )?see( \w+){0,2} (insides?|innards|metal|copper|wires?)/,
    beside: fitting,
  },
  'something in a socket': {
    words: anyOf(
      inOrder(
        /fork|knife|spoons?|fingers?|screwdriver|tweezers|scissors|(hair ?|bobby )?pins?|paper ?clips?|coins?|pencil/,
        /in|into|inside|down/,
        /sockets?|plug ?holes?|plugs?|outlets?/,
      ),
      inOrder(
        /stuck|snapped( off)?|broken?( off)?|left|jammed|lodged|pok(ed|es|ing)|shov(ed|es|ing)|push(ed|es)|stuff(ed|s)/,
        /in|into|inside/,
        /sockets?|plug ?holes?|outlets?/,
      ),
    ),
    unless: /(so|stop|stops|prevent|proof|covers?|safety)\b.*/,
  },
}

/** What brings the supply into the house. */
const serviceCable = anyOf(
  /overhead (\w+ )?(lines?|cables?|wires?)/,
  /(power|electric(al|ity)?|supply|mains?|service) (lines?|cables?|wires?)/,
  /(electric(ity)?|power|telegraph|utility) (poles?|pylons?)|pylons?/,
)
const whereabouts =
  /( (outside|out|to|into|from|over|across|at|on|in|the|our|my|house|home|front|back|street|road|garden|pole))*/
const pulled = joined(
  /( (is|are|was|were|has|have|had|just|got|been|being|come|came|coming))*/,
  anyOf(/ (is|are|come|came|blown|fallen) down/, / (pulled|brought|ripped|torn|knocked|dragged) (down|off|away)/),
)

/** The cables outside. */
const cables: Record<string, Sign> = {
  'cable down': {
    words: anyOf(
      /(struck|hit) by lightning|lightning str\w*|brought down( \w+){0,3} (line|cable|wire)s?/,
      joined(/(line|cable|wire)s?/, whereabouts, pulled),
      inOrder(
        /lorry|lorries|trucks?|vans?|bus|tractor|digger|crane|skip|scaffold\w*|storm|wind|gale|tree|branch/,
        /hit|caught|snagged|clipped|pulled|ripped|tore|torn|brought|took|taken|snapped|knocked|dragged|damaged/,
        /cables?|wires?|(overhead|power|electric\w*|supply|mains|service) lines?/,
      ),
      /(cable|wire)s?( \w+){0,2} (cut|snapped)/,
      joined(serviceCable, / down/),
      /(cut|sliced|snipped|chopped|snapped)( through)? (the|a|an|our|my)( \w+)? (cable|wire|flex)s?(?! (run|route))/,
      inOrder(
        /mower|lawn ?mower|strimmer|trimmer|hedge ?cutter|chain ?saw|digger/,
        /over|through|hit|caught|cut|into/,
        /cables?|wires?|flex|electric\w*|cords?|leads?(?! (pipe|flash|roof|work))/,
      ),
    ),
  },
  'cable in a storm': {
    words: /storms?|gales?|winds?|trees?|branch(es)?|lorry|truck|van|lean(s|ing)?|snapped|sagging|fell|fallen/,
    beside: serviceCable,
  },
}

/** Water. */
const water: Record<string, Sign> = {
  'water in the electrics': {
    words: anyOf(
      /water|wet|damp|moisture|condensation|rain(ing|ed|s)?|rain ?water|burst pipe|pipe burst/,
      /flood~|soak~|seep~|trickl~|overflow~/,
    ),
    beside: anyOf(fitting, light, /electric\w*/),
    unless: anyOf(
      /(hot|cold|boiling|mains|near|by|over) water|water (heat\w*|butts?|pumps?|features?|soften\w*|tanks?)/,
      /water (meters?|bond\w*|pressure|boilers?|cylinders?|cool\w*|taps?|mains?|pipes?|supply|filters?|fountains?)/,
      /under ?water lights?|flood ?(light|lit|risk|zone|plain|defen[cs]e|sensor)\w*|damp ?(proof\w*|course)/,
      /rain ?(sensor|shower|head|water (harvest\w*|butt|tank))s?/,
      /wet ?(rooms?|underfloor|system|weather|areas?|zones?|bar)/,
    ),
  },
  leak: {
    words: anyOf(
      /leak~|leaky|dripp~|drips?|flood(ed|ing)|full of water/,
      /water (is |was |has |keeps |just )*(com(ing|es)|came|gets|getting|got|gone|running|ran|pouring)/,
      /water (into|through|thru)/,
    ),
    unless: /leak (detect|sens)\w*|earth leakage|flooded with/,
  },
}

const supply = joined(
  /(electric(s|ity)?|powers?|elec|le[ck]+(y|ie)s?)( supply)?/,
  /(?! (socket|point|outlet|shower|car|vehicle|bike|heat|radiator|towel|blind|door|gate)(s|er|ers|ing)?\b)/,
  /(?! (cooker|oven|hob|tool|fire)s?\b| cuts)/,
)

/** Where there never was any power, unless it has just gone. */
const suddenly = /(?!.*\b(since|suddenly|today|tonight|last night|this morning|freezer)\b)/
const outbuilding = joined(
  anyOf(
    /garages?|sheds?|summer ?house|garden( room| office)?|out ?buildings?|loft|attic|workshop|cabin|barn|annexe?|plot/,
    /new extension/,
  ),
  suddenly,
)
const notYetWired = anyOf(
  inOrder(/no|not|any|without/, /in|to|at|for|down|of/, outbuilding),
  inOrder(outbuilding, /(no|without|not got)( \w+){1,3}/),
  inOrder(/no|not any|without/, joined(/(there|yet)/, suddenly)),
)
const plannedWork = joined(
  /(how long|will|would)( (the|my|our|all|be|is|you|i|we|have|need|to|without|turn|switch))*/,
  / (electric\w*|power)( \w+){0,5}/,
)
const madeForPowerCuts = anyOf(
  /(?<!are |were |still )(in|during|for|through|against) (a |any |the )?(power ?cut|(power )?outage)s?/,
  clauseWith(/back ?up|solar|generator|ups|batteries|battery (storage|system)|emergency light\w*|surge protect\w*/),
)
const switchedOff = /(turn|switch|shut|isolate)\w*( (?!itself|themselves)\w+){0,3} off(?! (by|on (its|their)) )/

/** The supply. */
const supplyLost: Record<string, Sign> = {
  'no power': {
    words: inOrder(/no|got no|not got|havent|hasnt|dont have|isnt any|without|lost|losing|lose|loss of/, supply),
    unless: anyOf(notYetWired, plannedWork),
  },
  'power gone': {
    words: inOrder(
      supply,
      anyOf(
        /gone|goes|going|went|out|off|down|failed|died|dead|blown|blew|packed (up|in)|conked|stopped/,
        /(not|isnt|wont|doesnt) (work|working|com\w*)|not back/,
      ),
    ),
    unless: anyOf(switchedOff, plannedWork),
  },
  'power cut': {
    words: /power ?cuts?|outages?|power (loss|failure)|power surges?|black(ed)? ?outs?|brown ?outs?/,
    unless: anyOf(/black ?out (blind|curtain)\w*/, madeForPowerCuts),
  },
  'power blown': {
    words: inOrder(/blew|blown|fried|(took|taken|knock(ed|s)|take) out|killed/, supply),
  },
  'main fuse': {
    words: near(
      2,
      /(main|mains|service|supply|company|incoming|head|sealed) fuses?|cut ?outs?|fuse ?(box|board)|consumer unit/,
      /blow(s|n|ing)?|blew|gone|went|popped|failed/,
    ),
  },
  'stays off': {
    words: joined(
      /(wont|not|cant|doesnt|didnt) /,
      /(re ?set|hold|stay (on|up|in|down)|(go|come|switch|turn|click|flick|push) (back|up))/,
    ),
    beside: anyOf(/trips?|tripp\w*|trip ?switch\w*|breakers?|rcds?|fuse\w*|main switch/, supply),
  },
  dark: {
    words: anyOf(
      /(house|home|flat|street|road|block|place)( (is|are|has|have|just|gone|went|all|pitch|in))* (dark\w*|dead|off)/,
      /(everywhere|everythings?)( (is|has|have|just|gone|went|all|completely|totally))* (dark\w*|dead|off)/,
      /(we|were|im|are|left|sat|sitting|all|still) in (the |total |complete |pitch )*dark\w*|pitch (black|dark)/,
      /(all|half|most)( of| the| my| our)* lights?( \w+)? (gone|went|out|off|dead)/,
      /lights( have| has| all| just)* (failed|(gone|went) (out|off))|no (\w+ (\w+ )?(or|and|nor) )?lights?/,
      /(whole|entire) (house|flat|street|road|block|building)( (is|has|just|gone|went))* (out|down)(?! of)/,
      /(nothing|none of (the|my|our) \w+)( in the house| electric\w*| at all)* work(s|ing)?/,
    ),
    unless: anyOf(switchedOff, notYetWired),
  },
  'bright and dim': {
    words: /bright\w*/,
    beside: /dims?|dimming|dimmer and|dull|lower|fad~|off/,
    unless: anyOf(
      /(want|like|need|make)( \w+){0,3} bright\w*|too (dim|dull|dark)/,
      /brighter (lights?|lighting|bulbs?|leds?|ones?|spots?|wanted|please)/,
    ),
  },
  surging: {
    words: /surg(es?|ing)|puls~|getting brighter|brighten(s|ing)?|(go|goes|went|gone) (\w+ )?bright(er)?/,
    beside: light,
    unless: anyOf(/brighten(ing)? (up|the|our|my|a)/, madeForPowerCuts),
  },
  'flicker everywhere': {
    words: /flicker~|dimming|dims|dim (when|whenever|every time|if|as)/,
    beside: anyOf(
      /all (the |our |my )?lights|lights all|every(where| room| light)|whole (house|flat|home|place)/,
      /(throughout|all over|around)( the| our| my)? (house|home|flat)/,
    ),
  },
}

/** What needs the supply most: people whom cold or dark harms. */
const vulnerable = anyOf(
  /elderly|pensioners?|frail|disabled|vulnerable|wheelchair|bed ?ridden|terminally|poorly|dementia|nan/,
  /grand(ma|pa|mother|father)|baby|babies|new ?born|pregnant|(is|hes|shes|aged) [789]\d|[789]\d (year|yr)s? old/,
)

/** People in need. */
const people: Record<string, Sign> = {
  'cold and vulnerable': {
    words: anyOf(
      /(no|without|not got|lost)( \w+){0,2} (heat|heating|hot water)|freezing/,
      /heating( (is|has|have|went|gone|just|been))* (off|out|broken|down|failed|stopped|packed)/,
    ),
    beside: vulnerable,
  },
  'caught in a lift': {
    words: anyOf(
      /(lift|stair ?lift|hoist)( \w+){0,2} (stuck|stopped)/,
      /(stuck|trapped) (in|on)( \w+)? (lift|stair ?lift|hoist)/,
    ),
  },
  'medical equipment': {
    words: anyOf(
      /oxygen|dialysis|ventilator|nebuli[sz]er|cpap|life support|feeding pump/,
      /(medical|breathing) (equipment|machines?|devices?|pump)/,
    ),
  },
  dangerous: {
    words: anyOf(
      /dangerous|unsafe|safe to (use|touch|leave|sleep|stay|turn)|scared|frightened|(its|is|have|got) an emergency/,
      /hurt|injured|unconscious|not breathing|(call|called|rang|ring|dial|dialled) 999|ambulance|fire (brigade|engine)/,
    ),
    unless: /potentially dangerous|an emergency (light|exit|call out)\w*/,
  },
}

export const dangerSigns: readonly Sign[] = [
  heat,
  gas,
  sounds,
  shock,
  wires,
  cables,
  water,
  supplyLost,
  people,
].flatMap((signs) => Object.values(signs))
