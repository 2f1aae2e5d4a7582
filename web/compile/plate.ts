/** The drawn plates in `web/content/plates`, each named by the slug of its page. */

/** Maximum size in bytes, because a plate is fetched with its page. */
const maxBytes = 8 * 1024

/** Allow-list: in a picture, a browser would block other elements, load them from elsewhere, or use its own fonts. */
const elements = new Set(['svg', 'title', 'defs', 'g', 'path', 'circle', 'rect', 'clipPath', 'use'])
const forbidden = /^(on|style$|class$|font|xlink:|src$)/

/** Shades of paper, ink, verdigris and amber; red for main switches and old live cores, brick for hot bricks and brown cores, blue for neutral cores. */
const palette = new Set(
  `#F7F3EB #EFE8DB #DCD2C2 #E4E2DF #D5DCE4 #B7C2CF #44566B #22364F #17263D #0F1A2B
  #2E6459 #B9D3C9 #F2A541 #F7C27A #FADFB4 #A8322A #99432F #35608F`.split(/\s+/),
)

/** The plate's alternative text, which is its title. */
export function plateTitle(svg: string): string | undefined {
  return /<title id="[^"]+">([^<]+)<\/title>/.exec(svg)?.[1]
}

/** A message for each problem of a plate. */
export function plateProblems(svg: string): string[] {
  const size = new TextEncoder().encode(svg).length
  const problems = size > maxBytes ? [`has ${size} bytes, more than ${maxBytes}.`] : []
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img"')) {
    problems.push('does not begin as an SVG of 800 by 600 with role="img".')
  }
  if (!plateTitle(svg)) problems.push('has no <title id="..."> that says what it shows.')
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const open: string[] = []
  for (const [, slash, name = '', attributes = '', empty] of svg.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) problems.push(`closes <${name}>, which is not open there.`)
      continue
    }
    if (!empty) open.push(name)
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) problems.push(`has an attribute twice in <${name}${attributes}>.`)
    if (!elements.has(name)) problems.push(`holds <${name}>, which a plate must not.`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (forbidden.test(attribute)) problems.push(`has ${attribute}="${value}", which a plate must not.`)
      const [, id] = /^(?:url\()?#([a-z][\w-]*)\)?$/.exec(value) ?? []
      if (id ? !ids.has(id) : attribute === 'href' || value.includes('url(')) {
        problems.push(`refers to ${value}, which is not in it.`)
      }
      if (/^(fill|stroke)$/.test(attribute) && value !== 'none' && !palette.has(value)) {
        problems.push(`has the colour ${value}, which is not of the palette.`)
      }
    }
  }
  return [...problems, ...open.map((name) => `does not close <${name}>.`)]
}
