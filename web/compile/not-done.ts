/** Takes what belongs to services that the firm does not do out of a document. */
import type { Nodes, Root, RootContent } from 'mdast'
import { hasPage, isDone } from '../content/lib/done-services.ts'
import { notDone } from '../content/lib/owner/not-done.ts'
import { priceTables } from '../content/lib/owner/price-tables.ts'
import { pricedRows } from '../content/lib/owner/prices.ts'

/** The text without what names the price of such a service: a description's sentence, or a whole paragraph, item or row. */
export function withoutPricesNotDone(text: string): string {
  const gone = Object.entries(pricedRows).flatMap(([price, [table]]) =>
    isDone(priceTables[table].service) ? [] : `{{prices.${price}}}`,
  )
  const isGone = (words: string) => gone.some((price) => words.includes(price))
  const lines = text.split('\n').map((line) => (isGone(line) ? withoutSentences(line, isGone) : line))
  return lines.filter((line) => line !== undefined).join('\n')
}

/** A description without these sentences. Undefined for any other line, which goes whole. */
function withoutSentences(line: string, isGone: (sentence: string) => boolean): string | undefined {
  const [, description] = /^metaDescription: "(.*)"$/.exec(line) ?? []
  const kept = description?.split(/(?<=[.?]) (?=[A-Z])/).filter((sentence) => !isGone(sentence))
  return kept && `metaDescription: "${kept.join(' ')}"`
}

/** A section on prices of such services goes, and an item that begins with a link to one; other links to them go. */
export function takeOutNotDone(root: Root): void {
  if (notDone.length === 0) return
  for (const section of sectionsOf(root)) {
    const shown = section.flatMap((node) => serviceOf(node) ?? [])
    if (shown.length === 0 || shown.some(isDone)) continue
    root.children = root.children.filter((node) => !section.includes(node))
  }
  takeOutOf(root)
  // Backwards, so that a heading also goes if all headings below it went.
  for (const [index, node] of [...root.children.entries()].toReversed()) {
    if (node.type === 'heading' && isEmpty(node.depth, root.children[index + 1])) root.children.splice(index, 1)
  }
}

function isEmpty(depth: number, next: RootContent | undefined): boolean {
  return !next || (next.type === 'heading' && next.depth <= depth)
}

/** The blocks from each heading to the next. */
function sectionsOf({ children }: Root): RootContent[][] {
  const starts = children.flatMap((node, index) => (node.type === 'heading' ? index : []))
  return starts.map((start, index) => children.slice(start, starts[index + 1]))
}

/** The service whose prices a block shows. */
function serviceOf(node: Nodes): string | undefined {
  if (node.type !== 'leafDirective' || node.name !== 'prices') return undefined
  return Object.entries(priceTables).find(([name]) => name === node.attributes?.table)?.[1].service
}

function takeOutOf(node: Nodes): void {
  if (!('children' in node)) return
  // Cast: the remaining children are of the same kinds as before.
  const children = node.children as RootContent[]
  const kept = children.filter((child) => isDone(serviceOf(child) ?? '') && !beginsWithDeadLink(child))
  const unlinked = kept.flatMap((child): RootContent[] => (isDeadLink(child) ? child.children : [child]))
  children.splice(0, children.length, ...unlinked)
  for (const child of children) takeOutOf(child)
}

function isDeadLink(node: Nodes | undefined): node is Extract<Nodes, { type: 'link' }> {
  return node?.type === 'link' && !hasPage(node.url)
}

function beginsWithDeadLink(node: RootContent): boolean {
  const [first] = node.type === 'listItem' ? node.children : []
  return first?.type === 'paragraph' && isDeadLink(first.children[0])
}
