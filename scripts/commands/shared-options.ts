/**
 * Options shared by several commands, the site they work on, and examples for their help. Each command imports its code
 * only when it runs, because importing all of them takes a second.
 */
import { Option } from '@commander-js/extra-typings'
import type { Connection } from '../operate/connection.ts'
import { terminal } from '../terminal.ts'

export const deployed = new Option(
  '--deployed',
  'on the deployed site; otherwise on the local stack, which must be running',
)
export const dryRun = new Option('--dry-run', 'only say what would be done')
export const yes = new Option('--yes', 'do not ask')

/** Connects to the site that a command works on, and prints which one it is. */
export async function connectTo(options: { deployed?: true | undefined }): Promise<Connection> {
  const { connect } = await import('../operate/connection.ts')
  const connection = await connect(options)
  terminal.note(`Working on ${connection.name}.`)
  return connection
}

/** For `addHelpText('after', ...)`: the most common uses of a command. */
export function examples(...lines: readonly string[]): string {
  return ['\nExamples:', ...lines.map((line) => `  ${asTyped(`npm run ${line}`)}`)].join('\n')
}

/** The command with the `--` that npm needs before what is not its own. */
export function asTyped(command: string): string {
  return command.replace(/^npm run \w+(?= )/, '$& --')
}
