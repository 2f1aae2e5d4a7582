/**
 * The drawn plates in `web/content/plates`, each named by the slug of its page, and the vignettes beside the services
 * in their list. The build draws the plates too, so each is XML.
 */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plate } from '../content/lib/schema.ts'
import { drawingsIn } from './files-in.ts'

/** Maximum sizes in bytes: a plate is fetched with its page, and all vignettes with one page. */
const maxBytes = { plate: 8 * 1024, vignette: 1024 }

/** In a picture, a browser would block other elements, load them from elsewhere, or use its own fonts. */
const elements = new Set(['svg', 'title', 'defs', 'g', 'path', 'circle', 'rect', 'clipPath', 'use'])

/**
 * Shades of paper, ink, verdigris and amber; red for main switches and old live cores, brick for bricks and hot pipes,
 * brown for live cores, blue for neutral cores.
 */
const palette = new Set(
  `none #F7F3EB #EFE8DB #DCD2C2 #E4E2DF #D5DCE4 #B7C2CF #44566B #22364F #17263D #0F1A2B
  #2E6459 #B9D3C9 #F2A541 #F7C27A #FADFB4 #A8322A #99432F #7A4A2B #35608F`.split(/\s+/),
)

const folder = join(import.meta.dirname, '../content/plates')

/** The plate with the page's slug; nothing for a page without one. */
export function plateOf(slug: string): Plate {
  const file = join(folder, `${slug}.svg`)
  if (!existsSync(file)) return {}
  const svg = readFileSync(file, 'utf8')
  return { plate: plateUrl(slug, svg), plateAlt: plateTitle(svg) }
}

/** Every plate, for the built site: its URL and its text. */
export function plateFiles(): { url: string; svg: string }[] {
  return Object.entries(drawingsIn('plates')).map(([slug, svg]) => ({ url: plateUrl(slug, svg), svg }))
}

/** In development the source itself. */
function plateUrl(slug: string, svg: string): string {
  if (process.env.NODE_ENV !== 'production') return `/content/plates/${slug}.svg`
  return `/assets/${slug}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
}

/** The plate's alternative text, which is its title. */
export function plateTitle(svg: string): string | undefined {
  return /<title id="[^"]+">([^<]+)<\/title>/.exec(svg)?.[1]
}

/** A message for each problem of a plate. */
export function plateProblems(svg: string): string[] {
  const problems = drawingProblems(svg, maxBytes.plate)
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img"')) {
    problems.push('does not begin as an SVG of 800 by 600 with role="img".')
  }
  if (!plateTitle(svg)) problems.push('has no <title id="..."> that says what it shows.')
  return problems
}

/** A message for each problem of a vignette. It needs no title, because the service's name stands beside it. */
export function vignetteProblems(svg: string): string[] {
  const problems = drawingProblems(svg, maxBytes.vignette)
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 84" aria-hidden="true">')) {
    problems.push('does not begin as an SVG of 112 by 84.')
  }
  return problems
}

/** What is wrong with the picture at the head of a service's page: it has a plate, or names a picture. */
export function pictureProblem(hasPlate: boolean, namesPicture: boolean): string | undefined {
  if (hasPlate && namesPicture) return 'picture is shown nowhere, because the page has a plate.'
  return hasPlate || namesPicture ? undefined : 'has neither a plate nor a picture.'
}

function drawingProblems(svg: string, limit: number): string[] {
  const size = new TextEncoder().encode(svg).length
  const problems = size > limit ? [`has ${size} bytes, more than ${limit}.`] : []
  for (const [, name = ''] of svg.matchAll(/<([\w:]+)/g)) {
    if (!elements.has(name)) problems.push(`holds <${name}>, which a drawing must not.`)
  }
  for (const [, colour = ''] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
    if (!palette.has(colour)) problems.push(`has the colour ${colour}, which is not of the palette.`)
  }
  return problems
}
