/** Options that several commands have, and examples for their help. */
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'

export const deployed = new Option(
  '--deployed',
  'on the deployed site; otherwise on the local stack, which must be running',
)
export const json = new Option('--json', 'as JSON, and nothing else on stdout')
export const dryRun = new Option('--dry-run', 'only say what would be done')
export const yes = new Option('--yes', 'do not ask')

/** For `addHelpText('after', ...)`: the ways people use a command most. */
export function examples(...lines: readonly string[]): string {
  return ['\nExamples:', ...lines.map((line) => `  npx electrician ${line}`)].join('\n')
}

/** @throws InvalidArgumentError, which the parser prints with the name of the option. */
export function wholeNumber(given: string): number {
  if (!/^\d+$/.test(given)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(given)
}
