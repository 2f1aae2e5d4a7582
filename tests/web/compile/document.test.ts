import { expect, test } from 'vitest'
import { business, pounds } from '#content/business.ts'
import { dangersToLife } from '#content/safety.ts'
import { sources } from '#content/sources.ts'
import { compileArticle, compileGuide } from '../../../web/compile/document.ts'

const drawings = {
  board:
    '<svg xmlns="http://www.w3.org/2000/svg" aria-labelledby="board">\n<title id="board">A board</title>\n<g/>\n</svg>\n',
}
const front = `title: A title
excerpt: An excerpt.
category: Lighting
date: 2026-01-01
updated: 2026-11-21
metaDescription: ${'Seventy characters or more are what a description needs. '.repeat(2).trim()}
cta: Ask us.
services: [downlights]
areas: []
sources: [partP]
`

function compile(body: string, head = front) {
  return compileArticle(`---\n${head}---\n${body}`, drawings)
}
const parts = (body: string) => compile(body).text?.body

test('makes one part of the words between two directives', () => {
  expect(parts('Answer.\n\n## Why\n\nSo.\n\n:::warning\nStop.\n:::\n\nMore.')).toEqual([
    { kind: 'prose', html: '<p>Answer.</p>\n<h2 id="why">Why</h2>\n<p>So.</p>' },
    { kind: 'warning', html: '<p>Stop.</p>' },
    { kind: 'prose', html: '<p>More.</p>' },
  ])
})

test('a warning makes a text one on danger, a category of safety alone does not', () => {
  const warning = 'Answer.\n\n:::warning\nStop.\n:::'
  expect(compile('Answer.').text?.onDanger).toBe(false)
  expect(compile('Answer.', front.replace('Lighting', 'Electrical Safety')).text?.onDanger).toBe(false)
  expect(compile(warning).text?.onDanger).toBe(true)
  const guide = `title: A title\n${/metaDescription.*/.exec(front)}\nheading: A heading\nlead: A lead.\nsources: [partP]\n`
  const onDanger = (body: string) => compileGuide(`---\n${guide}---\n${body}`, drawings).text?.onDanger
  expect([onDanger('Answer.'), onDanger(warning)]).toEqual([false, true])
})

test('an article has its sources by name', () => {
  expect(compile('Answer.').text?.sources).toEqual([sources.partP])
  const { problems } = compile('Answer.', front.replace('partP', 'partQ'))
  expect(problems).toEqual([{ line: 11, sentence: expect.stringMatching(/^sources 1 is "partQ", which is none of: /) }])
})

test('makes a table, a checklist and a drawing parts of their own', () => {
  const body = [
    'Answer.',
    ':::table{caption="Codes"}\n| Code | Meaning |\n|---|---|\n| C1 | **Now**, and not later |\n:::',
    ':::checklist\n- One [link](/contact)\n\n- Two\n:::',
    '::figure{drawing="board"}',
  ]
  expect(parts(body.join('\n\n'))?.slice(1)).toEqual([
    {
      kind: 'table',
      caption: 'Codes',
      columns: ['Code', 'Meaning'],
      rows: [['C1', '<strong>Now</strong>, and not later']],
    },
    { kind: 'checklist', items: ['One <a href="/contact">link</a>', 'Two'] },
    { kind: 'figure', titleId: 'board', title: 'A board', svg: '<svg aria-labelledby="board"><g/></svg>' },
  ])
})

test('writes the dangers that kill in place of one item of a list, in their order', () => {
  const [, warning] = parts('Answer.\n\n:::warning\nStop.\n\n- ::dangers\n- Ring us.\n:::') ?? []
  const items = [...dangersToLife, 'Ring us.'].map((text) => `<li>${text}</li>`)
  expect(warning).toEqual({ kind: 'warning', html: `<p>Stop.</p>\n<ul>\n${items.join('\n')}\n</ul>` })
  expect(compile('Answer.\n\n::dangers').problems).toEqual([
    expect.objectContaining({ sentence: expect.stringContaining('"dangers" is none of') }),
  ])
})

test('marks a checklist of what to avoid, and takes no other kind', () => {
  expect(parts('Answer.\n\n:::checklist{kind=avoid}\n- Cash only\n:::')?.[1]).toEqual({
    kind: 'checklist',
    items: ['Cash only'],
    avoid: true,
  })
  expect(compile('Answer.\n\n:::checklist{kind=bad}\n- Cash only\n:::').problems).toEqual([
    expect.objectContaining({ sentence: expect.stringContaining('not "bad"') }),
  ])
})

test("puts in the business's own values, prices as pounds", () => {
  const body = 'From {{prices.fullRewire}}, within {{emergencyResponseMinutes}} minutes, on {{phone.display}}.'
  const { prices, emergencyResponseMinutes, phone } = business
  expect(parts(body)).toEqual([
    {
      kind: 'prose',
      html: `<p>From ${pounds(prices.fullRewire)}, within ${emergencyResponseMinutes} minutes, on ${phone.display}.</p>`,
    },
  ])
})

test('reads a file from an editor that ends its lines in two characters', () => {
  const { text } = compileArticle(`---\n${front}---\nAnswer.\n`.replaceAll('\n', '\r\n'), drawings)
  expect(text?.body).toEqual([{ kind: 'prose', html: '<p>Answer.</p>' }])
})

test('counts 200 words a minute, rounded up, those of tables and lists included', () => {
  expect(compile('word. '.repeat(50).concat('\n\n').repeat(4)).head?.readTime).toBe('1 min read')
  const more = `${'word. '.repeat(50).concat('\n\n').repeat(4)}:::checklist\n- two words\n:::`
  expect(compile(more).head?.readTime).toBe('2 min read')
})

test('knows which articles the text links to', () => {
  const { head } = compile('See [one](/blog/one#why), [again](/blog/one) and [us](/contact).')
  expect(head?.links).toEqual(['one'])
})

test('reads a colon within a line as a colon', () => {
  expect(parts('BS 7671:2018 at 8:30.')).toEqual([{ kind: 'prose', html: '<p>BS 7671:2018 at 8:30.</p>' }])
})

const noValue = (path: string) => `there is no value "${path}"; web/compile/placeholders.ts lists them.`

// The front matter above and its two lines of --- take 12 lines, so the text starts on line 13.
test.each([
  ['Costs {{prices.castle}}.', { line: 13, sentence: noValue('prices.castle') }],
  ['{{constructor.name}}', { line: 13, sentence: noValue('constructor.name') }],
  ['## Why\n\nSo.', { line: 13, sentence: 'the answer comes first, before any heading.' }],
  ['Answer.\n\n### Why\n\nSo.', { line: 15, sentence: 'a heading may not be of level 3 here. Begin it with ##.' }],
  ['Answer.\n\n## Why\n\n## So\n\nSo.', { line: 15, sentence: 'nothing is under this heading.' }],
  ['An <b>answer</b>.', { line: 13, sentence: 'HTML is not allowed here.' }],
  ['![A](/a.jpg)', { line: 13, sentence: 'pictures are not allowed here; a drawing comes by ::figure.' }],
  ['A.\n\n| A |\n|---|\n| a |', { line: 15, sentence: 'a table needs :::table{caption="..."} around it.' }],
  [':::table\n| A |\n|---|\n| a |\n:::', { line: 13, sentence: ':::table needs a caption="...".' }],
  [':::table{caption="A"}\n|A|B|\n|-|-|\n|a|\n:::', { line: 14, sentence: 'each row needs a cell per column.' }],
  ['::figure{drawing="castle"}', { line: 13, sentence: 'there is no drawing "castle" in drawings/.' }],
  ['::prices{table="castles"}', { line: 13, sentence: 'owner/prices.yaml has no table "castles".' }],
  ['- A\n\n  ::figure{drawing="board"}', { line: 15, sentence: '"figure" may not be inside something else.' }],
  ['A [link](blog/one).', { line: 13, sentence: 'the link blog/one must begin with / or https://.' }],
  ['From ::prices{table="eicr"} on.', { line: 13, sentence: 'what begins with :: needs its own line.' }],
  ['A.\n\n:::warning\nStop.\n\nMore.', { line: 15, sentence: 'no line with ::: alone ends this warning.' }],
  [':::note\nA.\n:::', { line: 13, sentence: '"note" is none of warning, checklist, table, prices and figure.' }],
])('refuses %j with a sentence', (body, problem) => {
  expect(compile(body)).toEqual({ problems: [problem] })
})

test.each([
  [
    'metaDescription: ',
    'metaDescription: Short',
    { line: 7, sentence: 'metaDescription has 5 characters, needs at least 70.' },
  ],
  [
    'title: A title',
    `title: ${'Long '.repeat(13).trim()}`,
    { line: 2, sentence: 'title has 64 characters, at most 60 are shown.' },
  ],
  ['cta: Ask us.\n', '', { line: 2, sentence: 'cta is missing.' }],
  [
    'cta: Ask us.',
    'cta: Ask us.\nauthor: Me',
    { line: 9, sentence: expect.stringMatching(/^the file has "author", /) },
  ],
  [
    'services: [downlights]',
    'services: [a, b, c]',
    { line: 9, sentence: 'services has 3 entries, the page has room for 2.' },
  ],
  ['title: A title', 'title: A: title', { line: 2, sentence: expect.stringContaining('Words with a colon') }],
  ['cta: Ask us.', 'cta: "Ask us.', { line: 8, sentence: 'a quotation mark opens here and none closes.' }],
  ['cta: Ask us.', 'cta: Ask us. # soon', { line: 8, sentence: expect.stringContaining('after the # is not read') }],
  ['category:', 'card: yes\ncategory:', { line: 4, sentence: 'card is "yes", which is none of: true.' }],
  [
    'sources: [partP]\n',
    '',
    {
      line: 2,
      sentence: 'sources is missing: name where the facts come from, as sources.ts does.',
    },
  ],
])('refuses the front matter when %j becomes %j', (from, to, problem) => {
  const head = from === 'metaDescription: ' ? front.replace(/metaDescription: .*/, to) : front.replace(from, to)
  expect(compile('Answer.', head)).toEqual({ problems: [problem] })
})

test('names everything that is wrong at once', () => {
  const { problems } = compile('{{a}} {{b}}\n\n## Why', front.replace('cta: Ask us.\n', ''))
  expect(problems).toHaveLength(4)
})
