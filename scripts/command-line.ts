/** The command line, `npx electrician COMMAND`: every command with its options, and what becomes of an error. */
import { Command, CommanderError } from '@commander-js/extra-typings'
import { addBuildCommand } from './commands/build.ts'
import { addContentCommand } from './commands/content.ts'
import { addDeployCommand } from './commands/deploy.ts'
import { addLeadsCommands } from './commands/leads.ts'
import { addProjectsCommands } from './commands/projects.ts'
import { addSmokeCommand } from './commands/smoke.ts'
import { addStartCommand } from './commands/start.ts'
import { exitCodes, explain, Problem } from './problem.ts'

/** Runs one command and returns its exit code. What went wrong has been said. */
export async function main(given: readonly string[]): Promise<number> {
  process.once('SIGINT', stopped)
  try {
    await createProgram().parseAsync(given, { from: 'user' })
    return 0
  } catch (error) {
    return report(error)
  } finally {
    process.off('SIGINT', stopped)
  }
}

/** Every command can be cut off and given again. */
function stopped(): never {
  console.error('\nStopped. What was done stays; the same command goes on from there.')
  process.exit(exitCodes.interrupted)
}

export function createProgram(): Command {
  const program = new Command('electrician')
    .description('Everything that is done with this website from a terminal.')
    .exitOverride()
    .showHelpAfterError('(--help says what it takes)')
    .hook('preAction', (_, command) => refuseWhatNpmKept(command.options, process.env))
  addStartCommand(program)
  addBuildCommand(program)
  addDeployCommand(program)
  addProjectsCommands(program)
  addLeadsCommands(program)
  addSmokeCommand(program)
  addContentCommand(program)
  return program
}

function report(error: unknown): number {
  // Has been said by the parser, with a suggestion or the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.wrongUse
  const explained = explain(error)
  if (explained) {
    if (explained.sentence) console.error(explained.sentence)
    return explained.exitCode
  }
  // Our own sentences are plain errors; anything else is a bug, whose stack is wanted.
  const isSentence = error instanceof Error && error.constructor === Error
  console.error(isSentence ? error.message : error)
  return exitCodes.failed
}

/** npm has these too, and people keep them in .npmrc. Without them a command asks, names what is missing or prints a table. */
const npmsOwn = ['yes', 'json', 'location', 'description']

/** @throws Problem when an option was written before the `--` of `npm run`: npm keeps it, and tells only by the environment. */
export function refuseWhatNpmKept(
  options: readonly { short?: string | undefined; name: () => string }[],
  env: Record<string, string | undefined>,
): void {
  const isKept = (name: string) => Boolean(env[`npm_config_${name.replaceAll('-', '_')}`])
  // npm's -c is its --call.
  const kept = options.find(
    (option) =>
      (!npmsOwn.includes(option.name()) && isKept(option.name())) || (option.short === '-c' && isKept('call')),
  )
  if (!kept) return
  const sentence = `npm kept --${kept.name()} for itself, so nothing was done: write -- before it.`
  throw new Problem(sentence, exitCodes.wrongUse)
}
