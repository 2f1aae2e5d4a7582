import type { Paragraph, Root, RootContent } from 'mdast'
import { glossary } from '../content/glossary.ts'
import { paths } from '../src/paths.ts'

/** The glossary's terms, longer ones first: "looped supply" before "looped". */
const words = glossary
  .flatMap(({ id, written }) => written.map((word) => ({ id, word })))
  .toSorted((a, b) => b.word.length - a.word.length)

/** Limits clutter, and the size of the longest articles. */
const mostLinks = 6

/** Links the first use of a glossary term in the running text. Headings, tables and links are left as they are. */
export function linkTerms(root: Root): void {
  const linked = new Set<string>()
  for (const paragraph of paragraphsIn(root.children)) {
    paragraph.children = paragraph.children.flatMap((node) =>
      node.type === 'text' ? linkWithin(node.value, linked) : [node],
    )
  }
}

/** Paragraphs and list items outside warnings, in document order. */
function paragraphsIn(blocks: readonly RootContent[]): Paragraph[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [block]
    return block.type === 'list' ? block.children.flatMap((item) => paragraphsIn(item.children)) : []
  })
}

function linkWithin(text: string, linked: Set<string>): Paragraph['children'] {
  const first = words
    .filter(({ id }) => linked.size < mostLinks && !linked.has(id))
    .map(({ id, word }) => ({ id, word, at: text.search(new RegExp(`(?<![\\w-])${word}(?![\\w-])`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.word.length - a.word.length)[0]
  if (!first) return plain(text)
  const { id, word, at } = first
  linked.add(id)
  return [
    ...plain(text.slice(0, at)),
    { type: 'link', url: `${paths.glossary}#${id}`, children: [{ type: 'text', value: word }] },
    ...linkWithin(text.slice(at + word.length), linked),
  ]
}

function plain(text: string): Paragraph['children'] {
  return text ? [{ type: 'text', value: text }] : []
}
