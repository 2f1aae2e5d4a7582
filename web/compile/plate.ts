/** The drawn plates in `web/content/plates`, each named by the slug of its page. The build draws them too, so each is XML. */

/** Maximum size in bytes, because a plate is fetched with its page. */
const maxBytes = 8 * 1024

/** In a picture, a browser would block other elements, load them from elsewhere, or use its own fonts. */
const elements = new Set(['svg', 'title', 'defs', 'g', 'path', 'circle', 'rect', 'clipPath', 'use'])

/** Shades of paper, ink, verdigris and amber; red for main switches and old live cores, brick for hot bricks and brown cores, blue for neutral cores. */
const palette = new Set(
  `none #F7F3EB #EFE8DB #DCD2C2 #E4E2DF #D5DCE4 #B7C2CF #44566B #22364F #17263D #0F1A2B
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
  for (const [, name = ''] of svg.matchAll(/<([\w:]+)/g)) {
    if (!elements.has(name)) problems.push(`holds <${name}>, which a plate must not.`)
  }
  for (const [, colour = ''] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
    if (!palette.has(colour)) problems.push(`has the colour ${colour}, which is not of the palette.`)
  }
  return problems
}
