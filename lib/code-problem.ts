import { problemLine } from '#shared/file-problems.ts'

/**
 * The problem of a file of text or settings whose code cannot be read or run, from the error's stack; undefined for any
 * other error.
 */
export function codeProblem({ stack = '', message, name }: Error): string | undefined {
  const [, file, line] = /((?:web\/content\/(?!lib\/)[\w/-]+|site\.config)\.ts)(?:\?\d+)?:(\d+)/.exec(stack) ?? []
  if (!file) return undefined
  const sentence =
    name === 'SyntaxError'
      ? `the line cannot be read (${message}). Is a quotation mark, a comma or a bracket missing, here or above? A text with an apostrophe goes between double quotation marks.`
      : `the line names something that there is not (${message}). Words go between quotation marks.`
  return problemLine({ file, line: Number(line), sentence })
}
