import type { List, ListItem, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { TextProblem } from '#shared/file-problems.ts'
import type { BodyPart, Section } from '../content/lib/article-schema.ts'
import { callOutTable, priceTables } from '../content/lib/owner/price-tables.ts'
import type { PrintedTable } from '../content/lib/price-table.ts'
import { dangersToLife } from '../content/safety.ts'

export type CompiledBody = {
  body: BodyPart[]
  hrefs: string[]
  sections: Section[]
  wordCount: number
  problems: TextProblem[]
}
type Settings = {
  drawings: Readonly<Record<string, string>>
  /** Line of the file on which the Markdown starts. */
  firstLine: number
}

/** A drawing's title, and the id by which the drawing refers to it. */
const drawingTitle = /<title id="([^"]+)">([^<]+)<\/title>/

type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
const html = unified()
  .use(remarkRehype)
  // Serialised as a browser would, so that what it reads back from the page is the same text.
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })

/** Compiles the Markdown of an article or a guide to the parts of its body, with its problems. */
export function compileBody(text: string, { drawings, firstLine }: Settings): CompiledBody {
  const problems: TextProblem[] = []
  const complain = (node: Nodes, sentence: string) => {
    problems.push({ line: (node.position?.start.line ?? 1) + firstLine - 1, sentence })
  }
  const root = markdown.parse(text)
  plainColons(root)
  writeDangers(root)
  checkNodes(root, text, complain)
  const wordCount = textOf(root).match(/\S+/g)?.length ?? 0
  const headings = nameHeadings(root, complain)
  const body: BodyPart[] = []
  for (const run of runs(root.children)) {
    if (Array.isArray(run)) body.push({ kind: 'prose', html: toHtml(run) })
    else body.push(...(directivePart(run, drawings, complain) ?? []))
  }
  const hrefs = [...nodesIn(root)].flatMap((node) => (node.type === 'link' ? node.url : []))
  return {
    body,
    hrefs,
    sections: headings.filter(({ depth }) => depth === 2).map(({ id, title }) => ({ id, title })),
    wordCount,
    problems,
  }
}

type Complain = (node: Nodes, sentence: string) => void

/** Groups consecutive blocks into one part; each directive is a part of its own. */
function runs(blocks: RootContent[]): (RootContent[] | Directive)[] {
  const found: (RootContent[] | Directive)[] = []
  for (const block of blocks) {
    const last = found.at(-1)
    if (isDirective(block)) found.push(block)
    else if (Array.isArray(last)) last.push(block)
    else found.push([block])
  }
  return found
}

function directivePart(node: Directive, drawings: Settings['drawings'], complain: Complain): BodyPart[] | undefined {
  const [first, ...more] = node.children
  switch (node.name) {
    case 'warning':
      return [{ kind: 'warning', html: toHtml(node.children) }]
    case 'checklist':
      if (first?.type !== 'list' || more.length > 0) return void complain(node, ':::checklist holds one list.')
      return checklistPart(first, node.attributes?.kind, complain)
    case 'table':
      if (!node.attributes?.caption) return void complain(node, ':::table needs a caption="...".')
      if (first?.type !== 'table' || more.length > 0) return void complain(node, ':::table holds one table.')
      return tablePart(first, node.attributes.caption, complain)
    case 'figure': {
      const name = node.attributes?.drawing ?? ''
      const svg = drawings[name]
      if (!svg) return void complain(node, `there is no drawing "${name}" in drawings/.`)
      const [, titleId, title] = drawingTitle.exec(svg) ?? []
      if (!titleId || !title) return void complain(node, `drawings/${name}.svg has no <title id="...">.`)
      return [{ kind: 'figure', titleId, title, svg: inlineSvg(svg) }]
    }
    case 'prices': {
      const name = node.attributes?.table ?? ''
      const tables = Object.entries<PrintedTable>({ ...priceTables, callOut: callOutTable })
      const table = tables.find(([known]) => known === name)?.[1]
      if (!table) return void complain(node, `owner/prices.yaml has no table "${name}".`)
      const { caption, note, summary, columns, rows } = table
      return [{ kind: 'table', caption, note, summary, columns, rows: rows.map((cells) => cells.map(plainHtml)) }]
    }
    default:
      return void complain(node, `"${node.name}" is none of warning, checklist, table, prices and figure.`)
  }
}

/** A file's SVG as inlined into a page, where the namespace is not needed and the caption serves as the title. */
function inlineSvg(svg: string): string {
  return svg.trim().replace(' xmlns="http://www.w3.org/2000/svg"', '').replace(drawingTitle, '').replace(/>\s+</g, '><')
}

function checklistPart({ children, ...list }: List, kind: string | null | undefined, complain: Complain) {
  if (kind && kind !== 'avoid') {
    return void complain({ ...list, children }, `a checklist is of kind "avoid" or of none, not "${kind}".`)
  }
  const part: BodyPart = { kind: 'checklist', items: children.map(itemHtml) }
  return [kind ? { ...part, avoid: true } : part]
}

function tablePart(table: Table, caption: string, complain: Complain): BodyPart[] | undefined {
  const [head, ...rows] = table.children.map((row) => row.children)
  if (!head || head.length > 4) return void complain(table, 'a table has at most four columns.')
  if (rows.some((row) => row.length !== head.length)) return void complain(table, 'each row needs a cell per column.')
  const columns = head.map((cell) => textOf(cell))
  if (columns.includes(''))
    return void complain(table, 'each column needs a head: a screen reader says it with every cell.')
  return [{ kind: 'table', caption, columns, rows: rows.map((row) => row.map((cell) => inlineHtml(cell.children))) }]
}

/** An item of one paragraph has no <p>, as in Markdown's tight lists. */
function itemHtml({ children: [first, ...more] }: ListItem): string {
  if (first?.type === 'paragraph' && more.length === 0) return inlineHtml(first.children)
  return toHtml(first ? [first, ...more] : [])
}

/** Turns inline directives back into text: "BS 7671:2018" would otherwise contain a directive named 2018. */
function plainColons(root: Root): void {
  for (const node of nodesIn(root)) {
    if (node.type === 'textDirective') Object.assign(node, { type: 'text', value: `:${node.name}` })
  }
}

/** Writes the dangers that kill in place of a list's item `::dangers`: one item each, in their order. */
function writeDangers(root: Root): void {
  for (const node of nodesIn(root)) {
    if (node.type !== 'list') continue
    node.children = node.children.flatMap((item) => {
      const [only, ...more] = item.children
      if (only?.type !== 'leafDirective' || only.name !== 'dangers' || more.length > 0) return item
      return dangersToLife.map(
        (value): ListItem => ({
          ...item,
          children: [{ type: 'paragraph', position: only.position, children: [{ type: 'text', value }] }],
        }),
      )
    })
  }
}

/** Reports Markdown that an article may not use. */
function checkNodes(root: Root, source: string, complain: Complain): void {
  for (const node of nodesIn(root)) {
    if (node.type === 'html') complain(node, 'HTML is not allowed here.')
    if (node.type === 'link' && !/^(\/|#|https:|mailto:|tel:)/.test(node.url)) {
      complain(node, `the link ${node.url} must begin with / or https://.`)
    }
    if (node.type === 'text' && /::[a-z]/.test(node.value)) complain(node, 'what begins with :: needs its own line.')
    if (node.type === 'containerDirective' && !/\n:::+$/.test(textAt(node, source))) {
      complain(node, `no line with ::: alone ends this ${node.name}.`)
    }
    if (node.type === 'image') complain(node, 'pictures are not allowed here; a drawing comes by ::figure.')
    for (const child of 'children' in node ? node.children : []) {
      if (isDirective(child) && node !== root) complain(child, `"${child.name}" may not be inside something else.`)
      if (child.type === 'table' && node.type !== 'containerDirective') {
        complain(child, 'a table needs :::table{caption="..."} around it.')
      }
    }
  }
}

function textAt({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset).trimEnd()
}

function isDirective(node: Nodes): node is Directive {
  return node.type === 'containerDirective' || node.type === 'leafDirective'
}

/** Gives each heading an id derived from its text, for links, and checks the order of the levels. */
function nameHeadings(root: Root, complain: Complain): (Section & { depth: number })[] {
  const headings: (Section & { depth: number })[] = []
  if (root.children[0]?.type === 'heading') complain(root.children[0], 'the answer comes first, before any heading.')
  let level = 1
  for (const [index, node] of root.children.entries()) {
    if (node.type !== 'heading') continue
    if (node.depth === 1 || node.depth > level + 1) {
      const marks = '#'.repeat(node.depth === 1 ? 2 : level + 1)
      complain(node, `a heading may not be of level ${node.depth} here. Begin it with ${marks}.`)
    }
    level = node.depth
    const next = root.children[index + 1]
    if (!next || (next.type === 'heading' && next.depth <= node.depth)) complain(node, 'nothing is under this heading.')
    const title = textOf(node)
    const id = title
      .toLowerCase()
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    headings.push({ id, title, depth: node.depth })
    node.data = { hProperties: { id } }
  }
  return headings
}

function toHtml(children: RootContent[]): string {
  return html.stringify(html.runSync({ type: 'root', children }))
}

/** HTML of inline content, without the paragraph that Markdown would add. */
function inlineHtml(children: PhrasingContent[]): string {
  return toHtml([{ type: 'paragraph', children }]).replace(/^<p>|<\/p>$/g, '')
}

function plainHtml(text: string): string {
  return inlineHtml([{ type: 'text', value: text }])
}

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesIn(child)
}

const ofBlocks = new Set(['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow', 'containerDirective'])

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join(ofBlocks.has(node.type) ? '\n' : '') : ''
}
