/**
 * The files that the owner changes, `owner/*.yaml`: reads them, and says in sentences what is wrong with one, with the line. Only
 * Node runs this; the build puts what comes of it into the browser's code (`compile/owner-data.ts`).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Document, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { Claims, ClosedDays, Contact, OpeningHours, Prices, Reviews, TeamNote } from './owner-schema.ts'
import { fieldProblems } from './problems.ts'
import { offsetOf } from './yaml-offset.ts'

const schemas = {
  contact: Contact,
  claims: Claims,
  prices: Prices,
  'opening-hours': OpeningHours,
  'closed-days': ClosedDays,
  reviews: Reviews,
  'team-note': TeamNote,
}
export type OwnerFile = keyof typeof schemas

/** Where a file of the owner's is. `OWNER_FILES` names another folder: the tests have files of their own. */
export const ownerFolder = resolve(process.env.OWNER_FILES || join(import.meta.dirname, '../owner'))

/** Something that the owner can mend. */
export interface OwnerProblem {
  /** From the main folder. */
  file: string
  /** Counted from 1. */
  line: number
  sentence: string
}

/** A file of the folder as the person who edits it knows it, from the main folder. */
export function ownerPath(name: string): string {
  return relative(join(import.meta.dirname, '../../..'), join(ownerFolder, name))
}

/** What a file says. @throws Error with a sentence for each thing that is wrong with the owner's files. */
export function readOwnerFile<Name extends OwnerFile>(name: Name): z.infer<(typeof schemas)[Name]> {
  const { value, problems } = read(name, ownerFolder)
  // Whoever mends one file wants to know of the others too.
  if (problems.length > 0) {
    const lines = ownerProblems().map(({ file, line, sentence }) => `${file}, line ${line}: ${sentence}`)
    throw new Error(lines.join('\n'))
  }
  // The file's own schema has passed it.
  return schemas[name].parse(value) as z.infer<(typeof schemas)[Name]>
}

/** Everything that is wrong with the files of a folder. */
export function ownerProblems(folder = ownerFolder): OwnerProblem[] {
  // The keys are the names.
  return Object.keys(schemas).flatMap((name) => read(name as OwnerFile, folder).problems)
}

type Read = { value?: unknown; problems: OwnerProblem[] }

function read(name: OwnerFile, folder: string): Read {
  const path = join(folder, `${name}.yaml`)
  if (existsSync(path)) return checkOwnerFile(name, readFileSync(path, 'utf8'))
  const sentence = 'the file is not there. Bring it back from the history on GitHub.'
  return { problems: [{ file: ownerPath(`${name}.yaml`), line: 1, sentence }] }
}

/** What the text of a file says, or one sentence for each thing that is wrong with it. */
export function checkOwnerFile(name: OwnerFile, text: string): Read {
  const file = ownerPath(`${name}.yaml`)
  const lines = new LineCounter()
  // Everything stays text: `date: 2024` is no number, and the schemas say what is one.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const unreadable = syntaxProblem(document, text, lineAt)
  if (unreadable) return { problems: [{ file, ...unreadable }] }
  // A list of which every entry is deleted is empty.
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

/** Why a file cannot be read at all. The first thing alone: the rest mostly follows from it. */
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
      // Phones write these quotation marks; the site has the straight ones.
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

/** The parser finds a missing quotation mark at the end of the file: it began where a line has one alone. */
function openQuote(text: string): Unreadable {
  const isOpen = (words: string) => (words.match(/"/g) ?? []).length % 2 === 1 || /: '[^']*$/.test(words)
  const line = text.split('\n').findIndex((words) => !words.startsWith('#') && isOpen(words)) + 1
  return { line: Math.max(1, line), sentence: 'a quotation mark opens here and none closes.' }
}
