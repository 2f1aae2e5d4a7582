import { expect, test } from 'vitest'
import { compileBody } from '../../../web/compile/article-body.ts'

const html = (text: string) => {
  const [part] = compileBody(text, { drawings: {}, terms: true, firstLine: 1 }).parts
  return part?.kind === 'prose' ? part.html : ''
}

test('links a word of the glossary where it comes up first, and nowhere else', () => {
  expect(html('An RCD, then an RCD.\n\nStill an RCD.')).toBe(
    '<p>An <a href="/glossary#rcd">RCD</a>, then an RCD.</p>\n<p>Still an RCD.</p>',
  )
})

test('takes the longer word, and no part of one', () => {
  expect(html('A looped supply and RCBOs.')).toBe(
    '<p>A <a href="/glossary#looped-supply">looped supply</a> and <a href="/glossary#rcbo">RCBOs</a>.</p>',
  )
  expect(html('Unearthing an EICRX.')).toBe('<p>Unearthing an EICRX.</p>')
})

test('leaves headings and links as they are, and reads lists', () => {
  expect(html('Answer.\n\n## The RCD\n\n[RCD](/contact)\n\n- An RCD')).toContain(
    '<li>An <a href="/glossary#rcd">RCD</a></li>',
  )
  expect(html('Answer.\n\n## The RCD\n\n[RCD](/contact)')).not.toContain('/glossary')
})
