import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, parse, relative } from 'node:path'
import type { Plugin } from 'vite'
import { readText } from '../content/lib/read-text.ts'
import type { AreaWords, ServiceWords, ShownOfArea, ShownOfService } from '../content/lib/schema.ts'
import { compileArticle, compileGuide } from './document.ts'
import { plateTitle } from './plate.ts'

/**
 * Vite plugin to import articles and guides. `x.md?head` gives the head, so that lists can include those of all
 * articles. `x.md` gives the rest of the page's data, and imports the text, `x.md?parts`, on demand.
 */
export function content(): Plugin[] {
  return [documents(), records()]
}

function documents(): Plugin {
  return {
    name: 'documents',
    load: {
      filter: { id: /\/content\/(articles|guides)\/[^/?]+\.md(\?(head|parts))?$/ },
      handler(id) {
        const [file = '', query] = id.split('?')
        const { head, words, problems } = compile(file)
        if (!words) this.error(problems.map((problem) => `${relative(process.cwd(), file)}: ${problem}`).join('\n'))
        const { parts, ...rest } = words
        if (query === 'parts') return { code: `export default ${JSON.stringify(parts)}`, moduleType: 'js' }
        const code =
          query === 'head'
            ? `{ ...${JSON.stringify(head)}, plate }`
            : `{ ...${JSON.stringify(rest)}, plateAlt, parts: () => import(${JSON.stringify(`${file}?parts`)}).then((words) => words.default) }`
        return { code: `${plateOf(file)}export default ${code}`, moduleType: 'js' }
      },
    },
  }
}

/** Code for `plate` and `plateAlt`: the drawing with the page's slug, and its title; undefined if there is none. */
function plateOf(file: string): string {
  const svg = join(dirname(file), '../plates', `${parse(file).name}.svg`)
  if (!existsSync(svg)) return 'const plate = undefined, plateAlt = undefined\n'
  const alt = plateTitle(readFileSync(svg, 'utf8'))
  return `import plate from ${JSON.stringify(`${svg}?url`)}\nconst plateAlt = ${JSON.stringify(alt)}\n`
}

/** Path in a service's or an area's record, by the query of the import: `x.ts?head`. */
const partsOfRecords: Record<string, string[]> = {
  head: ['head'],
  title: ['head', 'title'],
  price: ['head', 'price'],
  words: ['words'],
  page: ['words'],
}

/**
 * Lets each page import only the parts of services and areas that it shows. A build inlines them as plain data, without
 * the modules behind them; in development they come from the file itself. `page` is an area's text.
 */
function records(): Plugin {
  let isBuild = false
  return {
    name: 'records',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    load: {
      filter: { id: /\/content\/(services|areas)\/[^/?]+\.ts\?(head|title|price|words|page)$/ },
      async handler(id) {
        const [file = '', query = ''] = id.split('?')
        const keys = partsOfRecords[query] ?? []
        const record = isBuild ? '' : `import * as record from ${JSON.stringify(file)}\n`
        const value = valueAt(keys, await import(file))
        const part = isBuild ? JSON.stringify(value) : `record.${keys.join('.')}`
        if (query === 'words') {
          // Cast: only a service has this part.
          const more = JSON.stringify(await shownOfService(file, value as ServiceWords))
          const code = `export const words = { ...${part}, ...${more}, plate, plateAlt }`
          return { code: `${record}${plateOf(file)}${code}`, moduleType: 'js' }
        }
        if (query === 'page') {
          // Cast: only an area has this part.
          const more = JSON.stringify(shownOfArea(file, value as AreaWords))
          const code = `export const page = { ...${part}, ...${more}, plate, plateAlt }`
          return { code: `${record}${plateOf(file)}${code}`, moduleType: 'js' }
        }
        return { code: `${record}export const ${query} = ${part}`, moduleType: 'js' }
      },
    },
  }
}

function valueAt(keys: readonly string[], record: unknown): unknown {
  // Cast: every value on the path is an object.
  return keys.reduce((value, key) => (value as Record<string, unknown>)[key], record)
}

/** What the page of a service shows of other files: it does not load the prices of all services and all articles. */
async function shownOfService(file: string, { relatedArticles }: ServiceWords): Promise<ShownOfService> {
  const { serviceTables } = await import('../content/lib/owner/price-tables.ts')
  const { servicePrices } = await import('../content/lib/owner/service-prices.ts')
  const { name: slug } = parse(file)
  return {
    articleTitles: titlesOf(file, relatedArticles),
    priceTable: serviceTables[slug],
    priceBuys: servicePrices[slug]?.buys,
  }
}

function shownOfArea(file: string, { needs }: AreaWords): ShownOfArea {
  const slugs = needs.map(({ article }) => article)
  return { articleTitles: titlesOf(file, slugs) }
}

/** Title by slug of articles that a record links to. */
function titlesOf(record: string, slugs: readonly string[]): Record<string, string> {
  const titles = slugs.map((slug) => {
    const { head } = compile(join(dirname(record), '../articles', `${slug}.md`))
    return [slug, head?.title ?? slug]
  })
  return Object.fromEntries(titles)
}

type Compiled = ReturnType<typeof compileArticle | typeof compileGuide>

const compilers: Record<string, (text: string, drawings: Record<string, string>) => Compiled> = {
  articles: compileArticle,
  guides: compileGuide,
}

const compiled = new Map<string, Compiled>()

/** Compiles an article or a guide. It is imported up to three times: for its head, its parts and the rest. */
function compile(file: string): Compiled {
  const folder = basename(dirname(file))
  const { text, unreadable } = readText(file)
  if (unreadable) return { problems: [`line ${unreadable.line}: ${unreadable.sentence}`] }
  const drawings = readDrawings(join(dirname(file), '../drawings'))
  const key = JSON.stringify([folder, text, drawings])
  const found = compiled.get(key) ?? compilers[folder]?.(text, drawings)
  if (!found) throw new Error(`There is no compiler for ${folder}`)
  compiled.set(key, found)
  return found
}

/** SVG sources by name. */
function readDrawings(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : []
  return Object.fromEntries(files.map((file) => [basename(file, '.svg'), readFileSync(join(folder, file), 'utf8')]))
}
