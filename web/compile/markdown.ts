/** Reads a Markdown file of the content: its front matter by a schema, and the parts of its body. */
import { parse as parseYaml, YAMLParseError } from 'yaml'
import type * as z from 'zod'
import { schemaProblems } from '#content/problems.ts'
import { type CompiledBody, compileBody } from './article-body.ts'
import { fillPlaceholders } from './placeholders.ts'
import { passagesOf, wordingProblems } from './wording.ts'

type Settings<Schema> = {
  schema: Schema
  /** SVG texts by name. */
  drawings: Readonly<Record<string, string>>
  /** True to link the words of the glossary where they come up first. */
  terms?: boolean
}

/** The front matter and the body of a file, or one sentence for each thing that is wrong with it. */
export function compileMarkdown<Schema extends z.ZodType>(
  file: string,
  { schema, drawings, terms = false }: Settings<Schema>,
): { front: z.infer<Schema>; body: CompiledBody; problems: [] } | { front: undefined; problems: string[] } {
  const filled = fillPlaceholders(file.replaceAll('\r\n', '\n'))
  const [, yaml, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(filled.text) ?? []
  if (yaml === undefined || markdown === undefined) {
    return { front: undefined, problems: ['the file must begin with its front matter between two lines of ---.'] }
  }
  const front = readFrontMatter(yaml, schema)
  const body = compileBody(markdown, { drawings, terms, firstLine: yaml.split('\n').length + 2 })
  const wording = wordingProblems(passagesOf(front.value, filled.text))
  const problems = [...new Set([...filled.problems, ...front.problems, ...wording, ...body.problems])]
  if (front.value === undefined || problems.length > 0) return { front: undefined, problems }
  return { front: front.value, body, problems: [] }
}

function readFrontMatter<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
): { value?: z.infer<Schema>; problems: string[] } {
  try {
    const value: unknown = parseYaml(yaml)
    const problems = schemaProblems(schema, value, '')
    return problems.length > 0 ? { problems } : { value: schema.parse(value), problems }
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = (error.linePos?.[0].line ?? 0) + 1
    return { problems: [`line ${line}: the front matter cannot be read; a text with a colon needs quotes around it.`] }
  }
}
