/** Reads a Markdown content file: its front matter, validated by a schema, and the parts of its body. */
import { isDeepStrictEqual } from 'node:util'
import { LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod'
import { fieldProblems, type TextProblem } from '#content/lib/problems.ts'
import { offsetOf } from '#content/lib/yaml-offset.ts'
import { type CompiledBody, compileBody } from './article-body.ts'
import { fillPlaceholders } from './placeholders.ts'

/** The front matter and the body of a file, or the problems. */
export function compileMarkdown<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  drawings: Readonly<Record<string, string>>,
): { front?: z.infer<Schema>; body?: CompiledBody; problems: TextProblem[] } {
  const filled = fillPlaceholders(file.replaceAll('\r\n', '\n'))
  const [, yaml, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(filled.text) ?? []
  if (yaml === undefined || markdown === undefined) {
    return { problems: [{ sentence: 'the file must begin with its front matter between two lines of ---.' }] }
  }
  const front = readFrontMatter(yaml, schema)
  const body = compileBody(markdown, { drawings, firstLine: yaml.split('\n').length + 2 })
  // HTML is reported for its opening and for its closing tag.
  const found = [...filled.problems, ...front.problems, ...body.problems]
  const problems = found.filter((one, index) => found.findIndex((other) => isDeepStrictEqual(one, other)) === index)
  if (front.value === undefined || problems.length > 0) return { problems }
  return { front: front.value, body, problems: [] }
}

function readFrontMatter<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
): { value?: z.infer<Schema>; problems: TextProblem[] } {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  // The front matter starts on the second line of the file, after the three dashes.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const [error] = document.errors
  if (error) {
    const sentence = 'the front matter cannot be read; a text with a colon needs quotes around it.'
    return { problems: [{ line: lineAt(error.pos[0]), sentence }] }
  }
  const value: unknown = document.toJS()
  const problems = fieldProblems(schema, value, '').map(({ path, sentence }) => ({
    line: lineAt(offsetOf(document, path)),
    sentence,
  }))
  return problems.length > 0 ? { problems } : { value: schema.parse(value), problems }
}
