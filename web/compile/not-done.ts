/** Takes what belongs to services that the firm does not do out of a document. */
import type { Nodes, Root, RootContent } from 'mdast'
import { hasPage, isDone } from '../content/lib/done-services.ts'
import { priceTables } from '../content/lib/owner/price-tables.ts'

/** A section on prices of such services goes, a row or an item that links to one goes, and in a paragraph the link does. */
export function takeOutNotDone(root: Root): void {
  for (const section of sectionsOf(root)) {
    const services = section.flatMap((node) => serviceOf(node) ?? [])
    if (services.length === 0 || services.some(isDone)) continue
    root.children = root.children.filter((node) => !section.includes(node))
  }
  takeOutOf(root)
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
  const kept = children.filter((child) => {
    const service = serviceOf(child)
    if (service) return isDone(service)
    return !(child.type === 'tableRow' || child.type === 'listItem') || !linksToNotDone(child)
  })
  const unlinked = kept.flatMap((child): RootContent[] => (isDeadLink(child) ? child.children : [child]))
  children.splice(0, children.length, ...unlinked)
  for (const child of children) takeOutOf(child)
}

function isDeadLink(node: Nodes): node is Extract<Nodes, { type: 'link' }> {
  return node.type === 'link' && !hasPage(node.url)
}

function linksToNotDone(node: Nodes): boolean {
  return isDeadLink(node) || ('children' in node && node.children.some(linksToNotDone))
}
