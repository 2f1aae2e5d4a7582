/**
 * Reads the files that the owner edits, `owner/*.yaml`, and reports problems in plain sentences, with the line. Runs in
 * Node only; the build inlines the result into the browser's code (`compile/data-plugin.ts`).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Document, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { Advice, Claims, Contact, Notice, Prices, Reviews } from './owner-schema.ts'
import { fieldProblems } from './problems.ts'
import { readText } from './read-text.ts'
import { offsetOf } from './yaml-offset.ts'

const schemas = {
  contact: Contact,
  claims: Claims,
  prices: Prices,
  reviews: Reviews,
  advice: Advice,
  notice: Notice,
}
export type OwnerFile = keyof typeof schemas

/** Folder of the owner's files. `OWNER_FILES` overrides it: the tests have files of their own. */
export const ownerFolder = resolve(process.env.OWNER_FILES || join(import.meta.dirname, '../owner'))

/** A problem that the owner can fix. */
export interface OwnerProblem {
  /** Relative to the repository. */
  file: string
  /** Starts at 1. */
  line: number
  sentence: string
}

/** Path of a file relative to the repository, as its editor knows it. */
export function ownerPath(name: string): string {
  return relative(join(import.meta.dirname, '../../..'), join(ownerFolder, name)).replaceAll('\\', '/')
}

/** Contents of a file. @throws Error with a message for each problem in any of the owner's files. */
export function readOwnerFile<Name extends OwnerFile>(name: Name): z.infer<(typeof schemas)[Name]> {
  const { value, problems } = read(name, ownerFolder)
  // Problems of all files are reported together, so that they can be fixed at once.
  if (problems.length > 0) {
    const lines = ownerProblems().map(({ file, line, sentence }) => `${file}, line ${line}: ${sentence}`)
    throw new Error(lines.join('\n'))
  }
  // Cast: validated by the file's own schema.
  return schemas[name].parse(value) as z.infer<(typeof schemas)[Name]>
}

/** All problems in the files of a folder. */
export function ownerProblems(folder = ownerFolder): OwnerProblem[] {
  // Cast: the keys are the file names.
  return Object.keys(schemas).flatMap((name) => read(name as OwnerFile, folder).problems)
}

/** The line of a field at the margin of a file. */
export function lineOfField(name: OwnerFile, field: string): number {
  const lines = readFileSync(join(ownerFolder, `${name}.yaml`), 'utf8').split('\n')
  return lines.findIndex((line) => line.startsWith(`${field}:`)) + 1
}

type Read = { value?: unknown; problems: OwnerProblem[] }

function read(name: OwnerFile, folder: string): Read {
  const path = join(folder, `${name}.yaml`)
  const missing = { line: 1, sentence: 'the file is not there. Bring it back from the history on GitHub.' }
  const { text, unreadable } = existsSync(path) ? readText(path) : { unreadable: missing }
  if (unreadable) return { problems: [{ file: ownerPath(`${name}.yaml`), ...unreadable }] }
  return checkOwnerFile(name, text)
}

/** The contents of a file's text, or a message for each problem. */
export function checkOwnerFile(name: OwnerFile, text: string): Read {
  const file = ownerPath(`${name}.yaml`)
  const lines = new LineCounter()
  // All values are parsed as text, so that `date: 2024` is not a number; the schemas convert them.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const unreadable = syntaxProblem(document, text, lineAt)
  if (unreadable) return { problems: [{ file, ...unreadable }] }
  // A list whose entries were all deleted counts as empty.
  const value: unknown = document.contents === null ? [] : document.toJS()
  const problems = fieldProblems(schemas[name], value, isSeq(document.contents) ? 'entry' : '').map(
    ({ path, sentence }) => ({
      file,
      line: lineAt(offsetOf(document, path)),
      sentence,
    }),
  )
  return { value, problems }
}

type Unreadable = Omit<OwnerProblem, 'file'>

/** Why a file cannot be parsed. Only the first error, because the others usually follow from it. */
function syntaxProblem(
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): Unreadable | undefined {
  const [error] = document.errors
  if (error) {
    const line = error.linePos?.[0].line ?? 1
    const tab = text.split('\n').findIndex((words) => /^ *\t/.test(words)) + 1
    if (tab > 0 && tab <= line) return { line: tab, sentence: 'the line begins with a tab. Put spaces in its place.' }
    if (/^Missing closing/.test(error.message)) return openQuote(text)
    return { line, sentence: syntaxSentences[error.code] ?? signSentence }
  }
  let found: Unreadable | undefined
  visit(document, {
    Node(_, node) {
      const line = lineAt(node.range?.[0] ?? 0)
      if ('anchor' in node && node.anchor) found ??= { line, sentence: signSentence }
      if (isScalar(node) && node.tag) found ??= { line, sentence: signSentence }
      if (isScalar(node) && node.comment) found ??= { line, sentence: hashSentence }
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
const placeSentence =
  'the line cannot be read. It must begin exactly under the lines it belongs to, with a space after its dash and after its colon.'
const signSentence =
  'the line cannot be read. Words with a colon in them, or a sign in front, need double quotation marks around them: "Closed: back on Monday". And it must begin exactly under the lines it belongs to.'

const syntaxSentences: Partial<Record<string, string>> = {
  BAD_INDENT: placeSentence,
  MISSING_CHAR: placeSentence,
  MULTILINE_IMPLICIT_KEY: placeSentence,
  DUPLICATE_KEY:
    'this word is there already. Delete one of the two lines, or begin a new entry with a dash: - from: ...',
  MULTIPLE_DOCS: 'three dashes alone on a line are not read. Delete the line.',
}

/** The parser reports a missing quotation mark at the end of the file: this finds the line with only one. */
function openQuote(text: string): Unreadable {
  const isOpen = (words: string) => (words.match(/"/g) ?? []).length % 2 === 1 || /: '[^']*$/.test(words)
  const line = text.split('\n').findIndex((words) => !words.startsWith('#') && isOpen(words)) + 1
  return { line: Math.max(1, line), sentence: 'a quotation mark opens here and none closes.' }
}
