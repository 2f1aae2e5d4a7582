/**
 * Reads the files that the owner edits, `owner/*.yaml`, and reports problems in plain sentences, with the line. The
 * build inlines the result into the browser's code (`data-plugin.ts`).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type * as z from 'zod'
import { type FileProblem, problemLine, type TextProblem } from '#shared/file-problems.ts'
import { Advice, Claims, Contact, Notice, Prices, Reviews } from './owner-schema.ts'
import { readText } from './read-text.ts'
import { readYaml } from './yaml.ts'

const schemas = {
  contact: Contact,
  claims: Claims,
  prices: Prices,
  reviews: Reviews,
  advice: Advice,
  notice: Notice,
}
export type OwnerFile = keyof typeof schemas
type Contents<Name extends OwnerFile> = z.infer<(typeof schemas)[Name]>

/** Names of the owner's files. */
export const ownerFiles = Object.keys(schemas).map((name) => `${name}.yaml`)

/** Folder of the owner's files. `OWNER_FILES` overrides it: the tests have files of their own. */
export const ownerFolder = resolve(process.env.OWNER_FILES || join(import.meta.dirname, '../content/owner'))

/** Path of a file relative to the repository, as its editor knows it. */
export function ownerPath(name: string): string {
  return relative(join(import.meta.dirname, '../..'), join(ownerFolder, name)).replaceAll('\\', '/')
}

/** Contents of a file. @throws Error with a message for each problem in any of the owner's files, if it has none. */
export function readOwnerFile<Name extends OwnerFile>(name: Name): Contents<Name> {
  const { value, problems } = read(name, ownerFolder)
  // Problems of all files are reported together, so that they can be fixed at once.
  if (!isReadable({ value, problems })) throw new Error(ownerProblems().map(problemLine).join('\n'))
  // Cast: undefined only where the schema allows it, because there is no problem then.
  return value as Contents<Name>
}

/** All problems in the files of a folder. */
export function ownerProblems(folder = ownerFolder): FileProblem[] {
  // Cast: the keys are the file names.
  return Object.keys(schemas).flatMap((name) => read(name as OwnerFile, folder).problems)
}

/** True when the site can be made of the owner's files, apart from lines that nothing reads. */
export function areOwnerFilesReadable(): boolean {
  // Cast: the keys are the file names.
  return Object.keys(schemas).every((name) => isReadable(read(name as OwnerFile, ownerFolder)))
}

/** A file may have a value and problems beside it. Without either it is one that may be empty. */
function isReadable({ value, problems }: { value?: unknown; problems: FileProblem[] }): boolean {
  return value !== undefined || problems.length === 0
}

/** The line of a field at the margin of a file. */
export function lineOfField(name: OwnerFile, field: string): number {
  const lines = readFileSync(join(ownerFolder, `${name}.yaml`), 'utf8').split('\n')
  return lines.findIndex((line) => line.startsWith(`${field}:`)) + 1
}

/** The contents of a file in a folder, or a problem for each field. */
function read<Name extends OwnerFile>(name: Name, folder: string): ReturnType<typeof checkOwnerFile<Name>> {
  const path = join(folder, `${name}.yaml`)
  const missing = { line: 1, sentence: 'the file is not there. Bring it back from the history on GitHub.' }
  const { text, unreadable } = existsSync(path) ? readText(path) : { unreadable: missing }
  if (unreadable) return { problems: [{ file: ownerPath(`${name}.yaml`), ...unreadable }] }
  return checkOwnerFile(name, text)
}

/**
 * What only the sample's own lines say: invented names have Sampleford in them, answers begin with Example, addresses
 * end in .example, numbers are all zeros.
 */
const sampleWords = /sampleford|: "?Example\b|\.example"?$|: "?(GB )?[0 ]+"?$/i

/** The lines of a confirmed file that still say what the sample says. */
function sampleProblems(text: string): TextProblem[] {
  if (!/^confirmed: *"?\d/m.test(text)) return []
  return text.split('\n').flatMap((words, index) => {
    const said = words.trim()
    const sentence = `"${said}" is the sample's and not yours. Write your own, or confirmed: no.`
    return sampleWords.test(said) && !said.startsWith('#') ? [{ line: index + 1, sentence }] : []
  })
}

/** The contents of a file's text, or a problem for each field. */
export function checkOwnerFile<Name extends OwnerFile>(
  name: Name,
  text: string,
): { value?: Contents<Name> | undefined; problems: FileProblem[] } {
  const { value, problems } = readYaml(text, schemas[name])
  // Cast: the schema is the one of that name.
  return {
    value: value as Contents<Name> | undefined,
    problems: [...problems, ...sampleProblems(text)].map((problem) => ({
      file: ownerPath(`${name}.yaml`),
      ...problem,
    })),
  }
}
