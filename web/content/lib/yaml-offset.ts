import { type Document, isMap, isScalar, isSeq } from 'yaml'

/** Offset of a field; if it is missing, of the object that lacks it. */
export function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = document.contents?.range[0] ?? 0
  for (const step of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined
    const next = isSeq(node) ? node.items[Number(step)] : pair?.value
    const start = pair?.key ?? next
    if (!hasRange(start)) return offset
    offset = start.range[0]
    node = next
  }
  return offset
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
