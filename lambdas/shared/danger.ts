/**
 * Recognises danger in what a visitor writes, for the form and the server. Imports nothing. A false alarm costs a
 * glance, a missed one may cost a house: words that leave it open count as dangerous.
 */

/** True of a job that sounds dangerous: it should not wait for somebody to read a form. */
export function soundsDangerous(jobDescription: string): boolean {
  return clausesOf(jobDescription).some((clause) =>
    signs.some(({ sign, unless }) => sign.test(clause) && !unless?.test(clause)),
  )
}

/** A danger in people's words, and what in the same clause makes it harmless. */
interface Sign {
  sign: RegExp
  unless?: RegExp
}

/** What is fixed to a wall or carries current, and should be neither hot, wet, discoloured nor noisy. */
const fitting =
  /fuse ?box\w*|fuse ?board\w*|consumer units?|distribution boards?|(?:electrical?|main|db|mcb) ?boards?|boards?|electric(?:s|al)?(?: \w+)? (?:box|cupboard|panel)|sockets?|plugs?|switch(?:es)?|switchboard|pull ?cords?|meters?|breakers?|mcbs?|rcds?|rcbos?|fuses?|spurs?|isolators?|dimmers?|wir(?:es?|ing)|cables?|flex|extension(?: leads?| cords?)?|leads?|adapt[eo]rs?|chargers?|charging points?|outlets?|power ?points?|junction box\w*|faceplates?|face plates?|electrics/
const light =
  /lights?|lighting|light ?bulbs?|bulbs?|lamps?|downlight\w*|down lights?|spot ?lights?|spots|ceiling roses?|chandeliers?|pendants?|batten|led panels?/
const appliance =
  /cookers?|ovens?|hobs?|showers?|kettles?|toasters?|fridges?|freezers?|washing machines?|washers?|dishwashers?|dryers?|driers?|heaters?|radiators?|towel rails?|taps?|sinks?|pipes?|immersion|microwaves?|hoover|tv|tellys?/
const supply = /electric(?:s|ity|al supply)?|power|elec|le[ck]+[yi]e?s?|supply|mains/

const signs: Sign[] = [
  // Fire and what comes before it.
  { sign: whole(/burn(?!er)\w*|singed|scorch\w*|charred|smou?lder\w*|ablaze|alight/) },
  { sign: whole(/smok\w*|soot\w*/) },
  { sign: whole(/fires?|flam(?:es?|ing)/) },
  { sign: whole(/melt\w*|sparks?|sparke?d|spark?ing|spark(?!l|y|ie)\w*|arc(?:ing|ed)/) },
  { sign: whole(/smel\w*|stink\w*|stench|whiff\w*|reeks?|odou?rs?|fishy|fumes/) },
  { sign: whole(/gas leak\w*|leak\w* gas/) },
  { sign: near(/hot|warm|heats?(?: up)?|heating up|overheat\w*|boiling|roasting|scalding|glow\w*|steam\w*/, fitting) },
  {
    sign: near(
      /(?:too|very|really|red|so|extremely|getting|gets?|burning|scalding) hot|overheat\w*/,
      either(light, appliance),
    ),
    unless: /\b(?:water|shower|summer|weather|loft|room|oven|radiator)\b/,
  },
  { sign: whole(/(?:too )?hot to (?:the )?touch|hot to hold/) },
  {
    sign: near(
      /(?:gone|going|goes|went|turn\w*|all|looks?|looking|is|its|bit|slightly) (?:all )?(?:brown|black|yellow)\w*|(?:brown|black|burn|yellow\w*) (?:marks?|marking|stains?|patch\w*|spots?|around|round|edges?|at|inside|on)|blackened|browned|browning|discolou?r\w*/,
      either(fitting, light),
    ),
  },

  // What is heard and seen.
  {
    sign: whole(
      /crack(?:le|les|led|ling|ly)|sizzl\w*|fizz\w*|explo(?:de|ded|des|ding|sion)\w*|(?:blew|blown|blow) up|boom/,
    ),
  },
  {
    sign: near(/buzz(?!er)\w*|humm?(?:s|ing)?|hiss\w*|cracking|vibrat\w*|clicking/, fitting),
    unless: /\b(?:dimmers?|dimm(?:ed|ing)|leds?|door ?bells?|intercoms?|gates?|fans?|entry)\b/,
  },
  {
    sign: whole(/buzzing(?: (?:noises?|sounds?))?/),
    unless: /\b(?:dimmers?|dimm(?:ed|ing)|leds?|door ?bells?|intercoms?|gates?|fans?|entry|speakers?|fridge)\b/,
  },
  { sign: whole(/bang(?:s|ed)?/) },
  { sign: whole(/popp(?:ed|ing)|(?:loud|a|big|goes|went) pops?|pop(?:s|ping)? (?:noise|sound)\w*/) },
  {
    sign: whole(
      /flash(?:es|ed)|(?:a|an?other|big|blue|white|bright|huge|orange|yellow|loud|saw) flash|flash of light|flash (?:and|from|at|in|when|out)/,
    ),
  },
  { sign: near(/flash\w*/, fitting), unless: /\b(?:leds?|lights?|alarm)\b/ },
  {
    sign: whole(
      /bright(?:en\w*|er)? (?:and|then|or|to) (?:then )?(?:dim|dull|low|dark)\w*|dim(?:s|mer|ming)? (?:and|then|or|to) (?:then )?(?:bright|back)\w*/,
    ),
  },
  {
    sign: near(/brighten\w*|getting brighter|surg(?:e|es|ing)|puls(?:e|es|ing|ating)/, light),
    unless: /\bbrighten(?:ing)? (?:up|the|our|my|a)\b/,
  },
  {
    sign: near(
      /flicker\w*|dim(?:s|ming)/,
      /all (?:the |our )?lights|lights all|every ?(?:where|room|light)|whole (?:house|flat|home|place)|(?:throughout|all over|around)(?: the| our)? (?:house|home|flat)/,
    ),
  },

  // Shock.
  { sign: whole(/shock(?:s|ed|ing)?|electrocut\w*|zap(?!per)\w*|tingl\w*|jolt\w*|pins and needles/) },
  {
    sign: whole(/(?:got|get|gets|getting|gave|gives|had|a) (?:\w+ )?(?:\w+ )?(?:belt|kick|bite) (?:off|from|when|of)/),
  },

  // What can be touched.
  {
    sign: near(
      /bare|exposed|live|frayed|fraying|chew\w*|gnaw\w*|sever\w*|hanging (?:out|off|loose)|sticking out|poking out|showing|on show|visible|see the|come (?:off|away|out)|came (?:off|away|out)|broken (?:off|open)|pulled out|cut through|drill\w* (?:\w+ )?(?:into|through)|(?:nail|screw|spade|fork)\w* (?:\w+ )?(?:into|through|in)|hit an?/,
      /wir(?:es?|ing)|cables?|flex|copper|conductors?|terminals?/,
    ),
    unless: /\b(?:hide|hidden|tidy|conceal\w*|tv|trunking|chas\w*|which)\b/,
  },
  {
    sign: near(
      /live|hanging off|hanging out|fallen off|fell off|come away|came away|ripped off|pulled off|come off the wall|came off the wall/,
      either(/metal\w*|cas(?:e|ing)|taps?|sinks?|pipes?|radiators?/, fitting),
    ),
    unless: /\b(?:live in|we live|i live|go live|which)\b/,
  },
  { sign: whole(/struck by lightning|lightning str\w*|power lines? (?:is |are )?down/) },

  // Water.
  {
    sign: near(
      /water|leak\w*|drip\w*|flood\w*|wet|soak\w*|damp|moisture|rain\w*|pour\w*|burst pipe|overflow\w*|condensation/,
      either(fitting, light, /electri\w*/),
    ),
  },
  { sign: whole(/flood(?:ed|ing)/) },

  // No power.
  {
    sign: whole(/no (?:electric\w*|elec|le[ck]+[yi]e?s?|power|lights?|mains|supply)(?: (?:or|and) \w+)?/),
    unless: notYet(),
  },
  {
    sign: whole(
      /(?:electric\w*|elec|le[ck]+[yi]e?s?|power|supply|lights|everything)(?: supply)? (?:\w+ ){0,3}?(?:gone|went|out|off|down|failed|died|dead|lost)/,
    ),
    unless:
      /\b(?:will|would|can|could|how long|while|during|when switched|motion|sensor|timer|back ?up|battery|solar|generator)\b/,
  },
  {
    sign: whole(
      /(?:lost|losing|loss of|lose|without)(?: \w+){0,2} (?:electric\w*|elec|le[ck]+[yi]e?s?|power|supply|lights)/,
    ),
    unless: /\b(?:back ?up|battery|solar|generator)\b/,
  },
  {
    sign: whole(
      /power ?cuts?|power ?outages?|power failure|black(?:ed)? ?out|in (?:the|complete|total|pitch) dark\w*|in darkness/,
    ),
    unless: /\b(?:back ?up|battery|batteries|solar|generator|ups|in case|emergency light\w*|blinds?|curtains?)\b/,
  },
  {
    sign: whole(
      /(?:house|home|flat|street|road|block|everywhere|everything|place) (?:is |are |has |has gone |gone |went |gone )?(?:all |completely |totally )?(?:dark|dead|off|black)/,
    ),
  },

  // Those who depend on it, and gas that is not smelt.
  {
    sign: whole(
      /oxygen|dialysis|ventilator|nebuli[sz]er|cpap|life support|(?:medical|breathing) (?:equipment|machine|device)s?/,
    ),
  },
  {
    sign: near(
      /carbon monoxide|monoxide|co/,
      /sound\w*|go(?:ing|es|ne)? off|went off|ring\w*|bleep\w*|beeping|alarming|activated|triggered|set off|scream\w*|shriek\w*|poison\w*|headaches?|leak\w*/,
    ),
    unless: /\bbattery|chirp\w*\b/,
  },
]

/** Words that sound like a danger and are none. */
const harmless: RegExp[] = [
  /(?:smoke|heat|fire|co|monoxide)(?: and | or | & |, )?(?:smoke|heat|fire|co)? (?:alarms?|detect\w*|sensors?|vents?|control|hoods?|panels?)/,
  /(?:smoke|heat)(?:,| and| or| &| plus) (?:heat|smoke|co|carbon monoxide|fire)(?:,| and| or)?(?: \w+)? (?:alarms?|detect\w*|sensors?)/,
  /smoke (?:free|grey|gray)|smoked (?:glass|chrome|grey|oak|mirror|\w+ glass)|no smoking|smoking (?:area|shelter|room)/,
  /fire ?(?:doors?|rated|rating|safety|escapes?|risk|reg\w*|exits?|proof\w*|resist\w*|retard\w*|stop\w*|officer|certificate|system|systems|extinguishers?|places?|surround|pits?|stick|tv|stations?|brigade|signs?|cover|up|log\w*|protect\w*|compartment\w*|strategy|warden|curtain|shutter|cable|test\w*|hoods?|cert\w*|light\w*)/,
  /(?:electric|gas|log|effect|flame|open|real|feature|inset|mounted|panoramic|media|dimplex|bioethanol|ethanol|glass|fronted|coal|wood) fires?/,
  /(?:above|behind|beside|next to|over|by|near|side of|sides of|for|around|round|install|fit|move|connect|wire|wire in|wall and|wall with)(?: (?:the|a|an|our|my|new|his|her|their))* fires?/,
  /(?:wood|log|logs|multi fuel|multifuel|coal|solid fuel|gas) burn\w*|burn\w* (?:stoves?|question)|burnt (?:orange|umber|oak)/,
  /flame effect|living flames?|flame (?:retard|proof)\w*|led flames?/,
  /spark plugs?|(?:need|want|find|get|for|good|local|another|qualified|any|a|your) sparks? (?:to|who|for|that)/,
  /arc fault/,
  /shock (?:absorber|proof|resist)\w*|shock\w* (?:at|by|to|with) (?:the|how|a|see|hear|find|learn|your|their|his|my)? ?(?:price|cost|quote|bill|much|state|quality)?s?|shocking (?:price|quote|bill|cost|state|weather|job|service|workmanship)/,
  /(?:price|bill|sticker) shock/,
  /bang (?:&|and|n) ?olufsen|bang on|bang up|bang for|bang average|bang in|b&o/,
  /pop(?:p(?:ed|ing))? (?:up|ups|round|over|in|by|out|along|down|to|into)/,
  /hot (?:tubs?|water|taps?|plates?|spots?|melt|press|desk\w*|air|and cold)|boiling (?:water )?taps?|hot ?(?:tub|plate|spot)\w*/,
  /warm (?:white|light\w*|glow|air|colou?r\w*|led\w*|floor\w*|tone\w*)/,
  /steam (?:room|oven|shower|iron)s?/,
  /water (?:heat\w*|butts?|pumps?|proof\w*|features?|soften\w*|tanks?|meters?|bond\w*|pressure|boilers?|cylinders?|cool\w*|taps?|main\w*|pipes?|supply|resist\w*|tight|garden|fountain|filter\w*)|under ?water|waterproof\w*/,
  /flood ?li\w+|flood (?:risk|zone|plain|defen[cs]e|sensor)\w*|leak (?:detect|sens)\w*|rain (?:sensor|water|shower|head)\w*|damp (?:proof\w*|course)|wet (?:rooms?|underfloor|systems?|weather|areas?|zones?|bar)|earth leak\w*|shower wet/,
  /(?:cook\w*|kitchen|bathroom|toilet|food|musty|damp|drains?|paint|loo|pet|dog|cat)(?: \w+)? (?:smel\w*|odou?rs?|fumes)|smel\w* (?:of )?(?:damp|mould|paint|cook\w*|drains?|musty|food)/,
  /live (?:in|music|feed|stream\w*|view|near|at|on|with|alone|here|abroad|out|next|above|below)|(?:we|i|they|who|to|people|tenants|go|going|goes|she|he|parents) live/,
  /exposed (?:brick|beam|bulb|filament|concrete|conduit|stone)\w*|bare bulbs?/,
  /(?:turn|switch|shut|isolat|cut)\w* (?:off )?(?:the |my |our )?(?:power|electric\w*|supply)(?: off)?/,
  /power (?:showers?|tools?|points?|sockets?|outlets?|banks?|walls?|wash\w*|flush\w*|hose|station|steering|rating|consumption|cables?|leads?|suppl(?:y|ies) unit)/,
  /electric\w* (?:sockets?|points?|showers?|cars?|vehicles?|bikes?|heat\w*|gates?|cookers?|ovens?|hobs?|blinds?|boilers?|radiators?|underfloor|certificates?|work|job)/,
  /surge (?:protect|arrest)\w*|anti surge|spds?/,
  /emergency light\w*/,
  /door ?buzzer|buzz\w* (?:me|people|them|us|visitors|someone|in)/,
]

/** What says that a danger is not there. */
const denied =
  /\b(?:no|not|isnt|arent|wasnt|doesnt|dont|didnt|hasnt|havent|cant|cannot|couldnt|never|nothing|without|nor|neither|nowt)(?: (?:any|a|the|sign|signs|of|even|really|actually|getting|got|get|been|be|more|longer|visible|obvious|or|nor|and|had|seen|see|noticed|heard|hear|felt|feel|seem|seems|look|looking|is|are|too|strange|funny|weird|odd|bad))*(?: (?:hot|warm|buzzing|burn\w*|smel\w*|smok\w*|spark\w*|scorch\w*|melt\w*|crackl\w*|shocks?|bangs?|pops?|flash\w*|flames?|fire|tingl\w*|leak\w*|water|noises?|heat|danger\w*|wet|exposed|bare|live))(?:(?: or| nor| and|,)+ (?:\w+ )?(?:hot|warm|buzzing|burn\w*|smel\w*|smok\w*|spark\w*|scorch\w*|melt\w*|crackl\w*|shocks?|bangs?|pops?|flash\w*|flames?|fire|tingl\w*|leak\w*|noises?|heat|wires?))*/g

function notYet(): RegExp {
  return /\b(?:yet|garage|shed|summer ?house|garden|outbuilding|out house|outhouse|loft|attic|workshop|cabin|gazebo|greenhouse|barn|pond|patio|driveway|drive|new build|plot|stable|annexe?|island|currently|needed|required|office|there|conservatory|carport|gate)\b/
}

/** Any of these words, whole. */
function whole(words: RegExp): RegExp {
  return new RegExp(String.raw`\b(?:${words.source})\b`)
}

function either(...words: RegExp[]): RegExp {
  return new RegExp(words.map(({ source }) => source).join('|'))
}

/** One within eight words of the other. */
function near(one: RegExp, other: RegExp): RegExp {
  const gap = String.raw`\b(?:\W+\w+){0,8}?\W+`
  return new RegExp(
    String.raw`\b(?:(?:${one.source})${gap}(?:${other.source})|(?:${other.source})${gap}(?:${one.source}))\b`,
  )
}

const allHarmless = new RegExp(String.raw`\b(?:${harmless.map(({ source }) => source).join('|')})\b`, 'g')

function clausesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[-_/()"“”–—]+/g, ' ')
    .replace(/([a-z])\1\1+/g, '$1$1')
    .split(/[.!?;:]+(?:\s|$)|\n/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim().replace(allHarmless, '_').replace(denied, '_'))
}
