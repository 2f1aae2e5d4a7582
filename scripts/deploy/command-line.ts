export interface CommandLine {
  /** What `-c key=value` gives. */
  context: Record<string, string>
  /** `--check`: only look. */
  isCheck: boolean
  /** For `cdk deploy`, the context included. */
  cdkArguments: string[]
}

/** Takes apart what stands after `npm run deploy --`. */
export function readCommandLine(given: readonly string[]): CommandLine {
  const cdkArguments = given.filter((argument) => argument !== '--check')
  const pairs = cdkArguments.flatMap((argument, index) => {
    if (argument === '-c' || argument === '--context') return [cdkArguments[index + 1] ?? '']
    return argument.startsWith('--context=') ? [argument.slice('--context='.length)] : []
  })
  const context = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
  return { context, isCheck: given.includes('--check'), cdkArguments }
}
