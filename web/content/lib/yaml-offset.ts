import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml'

/** Offset of a field; if it is missing, of the object that lacks it. */
export function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = document.contents?.range[0] ?? 0
  for (const step of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined
    const next = isSeq(node) ? node.items[Number(step)] : pair?.value
    const start = pair?.key ?? next
    if (!isNode(start) || !start.range) return offset
    offset = start.range[0]
    node = next
  }
  return offset
}
