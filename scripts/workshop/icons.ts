/**
 * Draws the site's icons from lucide into one file that every page shares: `npm run redraw:icons`.
 * Run by hand when the list of icons changes; the result is committed.
 */
import { writeFile } from 'node:fs/promises'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IconName, iconNames } from '../../web/src/ui/icon-names.ts'

const target = 'web/src/ui/icons.svg'

const symbols = await Promise.all(iconNames.map(drawSymbol))
await writeFile(target, `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols.join('')}</svg>\n`)
console.log(`${target}: ${symbols.length} icons`)

async function drawSymbol(name: IconName): Promise<string> {
  const file: { default: ComponentType } = await import(`./node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
  const drawing = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(file.default)))?.[1]
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`
}
