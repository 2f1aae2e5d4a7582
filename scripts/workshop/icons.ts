/**
 * Draws the site's icons, lucide's and two of our own, into one file that every page shares: `npm run redraw:icons`.
 * Run by hand when the list of icons changes; the result is committed.
 */
import { writeFile } from 'node:fs/promises'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IconName, iconNames } from '../../web/src/ui/icon-names.ts'

/** What lucide lacks, in its manner: on a grid of 24, in strokes. */
const ownDrawings: Partial<Record<IconName, string>> = {
  'consumer-unit':
    '<rect width="18" height="14" x="3" y="5" rx="2"></rect><path d="M3 9h18"></path><rect width="3.5" height="5" x="6" y="11.5" rx="1"></rect><path d="M13 12v4"></path><path d="M15.5 12v4"></path><path d="M18 12v4"></path>',
  'dust-sheet':
    '<path d="M4 20C4 13.5 5 9 7 7h10c2 2 3 6.5 3 13"></path><path d="M4 20c1.5-1.6 2.7-1.6 4 0 1.3-1.6 2.7-1.6 4 0 1.3-1.6 2.7-1.6 4 0 1.3-1.6 2.5-1.6 4 0"></path><path d="M9 10.5v5"></path><path d="M15 10.5v5"></path>',
}

const target = 'web/src/ui/icons.svg'

const symbols = await Promise.all(iconNames.map(drawSymbol))
await writeFile(target, `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols.join('')}</svg>\n`)
console.log(`${target}: ${symbols.length} icons`)

async function drawSymbol(name: IconName): Promise<string> {
  const own = ownDrawings[name]
  if (own) return `<symbol id="${name}" viewBox="0 0 24 24">${own}</symbol>`
  const file: { default: ComponentType } = await import(`./node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
  const drawing = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(file.default)))?.[1]
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`
}
