/** The command line, `npm run COMMAND -- OPTIONS`: every command with its options, and the handling of errors. */
import { Command, CommanderError, Help } from '@commander-js/extra-typings'
import { addEnquiriesCommands } from './commands/enquiries.ts'
import { addProjectsCommands } from './commands/projects.ts'
import { asTyped } from './commands/shared-options.ts'
import { addSiteCommands } from './commands/site.ts'
import { exitCodes, explain, Problem } from './problem.ts'

/** Runs one command and returns its exit code. Errors have been printed. */
export async function main(words: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    // The parser has already printed its message, with a suggestion or the help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.wrongUse
    const { output, exitCode } = explain(error)
    console.error(output)
    return exitCode
  }
}

export function createProgram(): Command {
  const program = new Command('npm run')
    .configureHelp({ commandUsage: (command) => asTyped(Help.prototype.commandUsage(command)) })
    .description('Everything that is done with this website from a terminal.')
    .exitOverride()
    .showHelpAfterError('(--help says what it takes)')
    .hook('preAction', (_, command) => refuseWhatNpmKept(command.options, process.env))
  addSiteCommands(program)
  addProjectsCommands(program)
  addEnquiriesCommands(program)
  return program
}

/** npm has these too, and people keep them in .npmrc. Losing one is harmless: the command asks. */
const npmsOwn = ['yes']

/** @throws Problem when an option was written before the `--` of `npm run`: npm then passes it only as a variable. */
export function refuseWhatNpmKept(
  options: readonly { name: () => string }[],
  env: Record<string, string | undefined>,
): void {
  const isKept = (name: string) => Boolean(env[`npm_config_${name.replaceAll('-', '_')}`])
  const kept = options.find((option) => !npmsOwn.includes(option.name()) && isKept(option.name()))
  if (!kept) return
  const sentence = `npm kept --${kept.name()} for itself, so nothing was done: write -- before it.`
  throw new Problem(sentence, exitCodes.wrongUse)
}
