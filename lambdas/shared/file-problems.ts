/** What is wrong in a file that people edit, in words for somebody who knows no code. */
import type * as z from 'zod'

/** A problem of a text. */
export interface TextProblem {
  /** Starts at 1. Only where it is known. */
  line?: number
  sentence: string
}

/** The same, with its file. */
export interface FileProblem extends TextProblem {
  /** Relative to the repository. */
  file: string
}

/** `web/content/owner/prices.yaml, line 9: testing is missing.` */
export function problemLine({ file, line, sentence }: FileProblem): string {
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${sentence}`
}

/** A schema of zod, or of its smaller edition. */
interface Schema {
  safeParse(value: unknown, params: { reportInput: true }): { error?: z.core.$ZodError | undefined }
}

/** A message for each invalid field of a value, for somebody who edits the file and knows no code. */
export function schemaProblems(schema: Schema, value: unknown, name: string): string[] {
  return fieldProblems(schema, value, name).map(({ sentence }) => sentence)
}

/** The same, with the path of each field in the value; `kinds` is what a value must be in the file's language. */
export function fieldProblems(
  schema: Schema,
  value: unknown,
  name: string,
  kinds = codeKinds,
): { path: PropertyKey[]; sentence: string }[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  const problems = new Map<string, { path: PropertyKey[]; sentence: string }>()
  for (const issue of issues) {
    const field = fieldName(name, issue.path)
    // Zod reports an unknown key at the object that contains it, so the key is added to the path.
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
    if (!problems.has(field)) problems.set(field, { path, sentence: `${sentence(issue, field || 'the file', kinds)}.` })
  }
  return [...problems.values()]
}

function sentence(issue: z.core.$ZodIssue, field: string, kinds: typeof codeKinds): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input !== undefined) return `${field} must be ${kinds[issue.expected] ?? issue.expected}`
      // A schema may add how to fix it.
      return `${field} ${issue.message.startsWith('is missing') ? issue.message : 'is missing'}`
    case 'invalid_value':
      if (issue.input === undefined) return `${field} is missing`
      return `${field} is "${issue.input}", which is none of: ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `${field} has ${issue.keys.map((key) => `"${key}"`).join(' and ')}, which nothing reads. Look at the letters, and at the spaces in front, or delete it`
    case 'too_big':
    case 'too_small':
      return size(issue, field)
    default:
      return `${field} ${issue.message}`
  }
}

/** What a value must be in TypeScript and JSON, by zod's name of its type. */
export const codeKinds: Partial<Record<string, string>> = {
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  string: 'words between quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
}

function size(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, field: string): string {
  const { input, code } = issue
  const limit = code === 'too_big' ? issue.maximum : issue.minimum
  const needed = issue.exact ? `needs ${limit}` : `needs at least ${limit}`
  if (input === '') return `${field} is empty`
  if (typeof input === 'string') {
    return `${field} has ${input.length} characters, ${code === 'too_big' ? `at most ${limit} are shown` : needed}`
  }
  if (Array.isArray(input)) {
    return `${field} has ${input.length === 1 ? '1 entry' : `${input.length} entries`}, ${code === 'too_big' ? `the page has room for ${limit}` : needed}`
  }
  return `${field} is ${input}, ${code === 'too_big' ? `at most ${limit} is allowed` : needed}`
}

/** `sources 2, link` for the path `['sources', 1, 'link']`. */
function fieldName(name: string, path: PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${String(step)}`))
  return `${name}${steps.join('')}`.replace(/^, /, '')
}
