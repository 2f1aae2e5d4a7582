/** Removes what this site may not say from a document, and unlinks text that links to pages it does not have. */
import type { Nodes, Root, RootContent } from 'mdast'
import { isThere } from '../content/lib/is-there.ts'
import { priceTables } from '../content/lib/owner/price-tables.ts'
import { stated, unsaid, withoutWords } from '../content/lib/stated.ts'

export function leaveOut(root: Root): void {
  leaveOutOf(root)
  // Backwards, so that a heading is also removed if all headings below it were.
  for (const [index, node] of [...root.children.entries()].toReversed()) {
    const next = root.children[index + 1]
    if (node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth))) {
      root.children.splice(index, 1)
    }
  }
}

function leaveOutOf(node: Nodes): void {
  if (node.type === 'text') node.value = withoutWords(node.value)
  if (!('children' in node)) return
  // Cast: the remaining children are of the same kinds as before.
  const children = node.children as RootContent[]
  children.splice(0, children.length, ...children.flatMap(remaining))
}

function remaining(node: RootContent): RootContent[] {
  if (node.type === 'leafDirective' && node.name === 'prices') {
    return Object.hasOwn(priceTables, node.attributes?.table ?? '') ? [node] : []
  }
  if (node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'text') {
    node.children[0].value = stated(node.children[0].value)
    return node.children[0].value ? [node] : []
  }
  if ((node.type === 'paragraph' || node.type === 'tableRow') && says(node)) return []
  leaveOutOf(node)
  if (node.type === 'link' && !isThere(node.url)) return node.children
  // The first row of a table is its header.
  const least = node.type === 'table' ? 2 : 1
  return 'children' in node && node.type !== 'heading' && node.type !== 'tableCell' && node.children.length < least
    ? []
    : [node]
}

/** True if the text contains a mark. */
function says(node: Nodes): boolean {
  return 'value' in node ? node.value.includes(unsaid) : 'children' in node && node.children.some(says)
}
