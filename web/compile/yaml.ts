/** Reads the YAML that people write: the owner's files, and what stands above the text of an article or a guide. */
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { codeKinds, fieldProblems, type TextProblem } from '#shared/file-problems.ts'

type YamlProblem = Required<TextProblem>

/**
 * The value of a text by its schema, for which every value is text, and a problem for each field. Fields that nothing
 * reads are a problem, and the value is then that of the others: one of them hides no other problem of the site.
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): { value?: z.infer<Schema>; problems: YamlProblem[] } {
  const lines = new LineCounter()
  // All values are parsed as text, so that `date: 2024` is not a number; the schemas convert them.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const unreadable = syntaxProblem(document, text, lineAt)
  if (unreadable) return { problems: [unreadable] }
  // A list whose entries were all deleted counts as empty.
  const value: unknown = document.contents === null ? [] : document.toJS()
  const problems = fieldProblems(schema, value, '', yamlKinds).map(({ path, sentence }) => ({
    line: lineAt(offsetOf(document.contents, path, text)),
    sentence,
  }))
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data, problems }
  for (const issue of parsed.error.issues) {
    if (issue.code !== 'unrecognized_keys') return { problems }
    for (const key of issue.keys) document.deleteIn([...issue.path, key])
  }
  return { value: schema.safeParse(document.toJS()).data, problems }
}

const yamlKinds = {
  ...codeKinds,
  array: 'a list: each entry begins with a dash',
  object: 'a group of lines, each with a word, a colon and a space',
}

/** Offset of a field; if it is missing, of its line among the comments, or of the object that lacks it. */
function offsetOf(contents: ParsedNode | null, path: readonly PropertyKey[], text: string): number {
  let node: unknown = contents
  let offset = contents?.range[0] ?? 0
  for (const step of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined
    const next = isSeq(node) ? node.items[Number(step)] : pair?.value
    const start = pair?.key ?? next
    if (!isNode(start) || !start.range) return Math.max(offset, text.search(new RegExp(`^ *# ${String(step)}: `, 'm')))
    offset = start.range[0]
    node = next
  }
  return offset
}

/** Why a file cannot be parsed. Only the first error, because the others usually follow from it. */
function syntaxProblem(
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): YamlProblem | undefined {
  const [error] = document.errors
  if (error) {
    const line = error.linePos?.[0].line ?? 1
    // Two spaces make a step. One stays in front where only the # of a line that can be uncommented was taken away.
    const odd = text.split('\n').findIndex((words) => /^(?: {2})* [A-Za-z]+: /.test(words)) + 1
    if (odd > 0) return { line: odd, sentence: oddSentence }
    const tab = text.split('\n').findIndex((words) => /^ *\t/.test(words)) + 1
    if (tab > 0 && tab <= line) return { line: tab, sentence: 'the line begins with a tab. Put spaces in its place.' }
    if (/^Missing closing/.test(error.message)) return openQuote(text)
    return { line, sentence: syntaxSentences[error.code] ?? signSentence }
  }
  let found: YamlProblem | undefined
  visit(document, {
    Node(_, node) {
      const line = lineAt(node.range?.[0] ?? 0)
      if ('anchor' in node && node.anchor) found ??= { line, sentence: signSentence }
      if (isScalar(node) && node.tag) found ??= { line, sentence: signSentence }
      const [start = 0, end = 0] = node.range ?? []
      // The parser adds the comments of the lines below, too.
      const hash = isScalar(node) && node.comment && /#/.test(text.slice(start, end) + text.slice(end).split('\n', 1))
      if (hash) found ??= { line, sentence: hashSentence }
      // Phones insert curly quotation marks; the site uses straight ones.
      if (isScalar(node) && typeof node.value === 'string') {
        node.value = node.value.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim()
      }
    },
  })
  return found
}

const hashSentence =
  'what comes after the # is not read. Delete it, or put double quotation marks around all the words.'
const oddSentence =
  'the line begins with a space too many or too few. It must begin exactly under the lines it belongs to.'
const place = 'must begin exactly under the lines it belongs to, with a space after its dash and after its colon.'
const placeSentence = `the line cannot be read. It ${place}`
const signSentence = `the line cannot be read. Words with a colon or an apostrophe in them, or a sign in front, need double quotation marks around them: "Closed: back on Monday". And it ${place}`

const syntaxSentences: Partial<Record<string, string>> = {
  BAD_INDENT: placeSentence,
  MISSING_CHAR: placeSentence,
  MULTILINE_IMPLICIT_KEY: placeSentence,
  DUPLICATE_KEY:
    'this word is there already. Delete one of the two lines, or begin a new entry with a dash: - from: ...',
  MULTIPLE_DOCS: 'three dashes alone on a line are not read. Delete the line.',
}

/** The parser reports a missing quotation mark at the end of the file: this finds the line with only one. */
function openQuote(text: string): YamlProblem {
  const isOpen = (words: string) => (words.match(/"/g) ?? []).length % 2 === 1 || /: '[^']*$/.test(words)
  const line = text.split('\n').findIndex((words) => !words.startsWith('#') && isOpen(words)) + 1
  return { line: Math.max(1, line), sentence: 'a quotation mark opens here and none closes.' }
}
