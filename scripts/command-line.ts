/** Arguments after `npm run COMMAND --`: what the command does not know is refused, never ignored. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

interface CommandLine<Options extends ParseArgsOptionsConfig> {
  /** What `--help` prints. */
  usage: string
  options: Options
  /** The most arguments besides options that it takes; none by default. */
  operands?: number
}

/** npm has these too, and people keep them in .npmrc. Without them a command asks, names what is missing or prints a table. */
const npmsOwn = ['yes', 'json', 'location', 'description']

/** What one command of a tool takes, of the options that the tool has. */
interface ToolCommand<Option> {
  options: readonly Option[]
  operands: number
}

/** Ends the process with a sentence and the usage when the command line cannot be taken as it is, or asks for help. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  command: CommandLine<Options>,
  given = process.argv.slice(2),
) {
  return readOrExit(command.usage, given, () => parseArguments(command, given, process.env))
}

/** As `readArguments`, for a tool whose first argument is the name of a command. */
export function readToolArguments<
  const Options extends ParseArgsOptionsConfig,
  Command extends ToolCommand<Extract<keyof Options, string>>,
>(tool: { usage: string; options: Options; commands: Record<string, Command> }, given = process.argv.slice(2)) {
  return readOrExit(tool.usage, given.length > 0 ? given : ['--help'], () =>
    parseToolArguments(tool, given, process.env),
  )
}

/** @throws Error with a sentence that names the first thing the tool, or this command of it, does not know. */
export function parseToolArguments<
  const Options extends ParseArgsOptionsConfig,
  Command extends ToolCommand<Extract<keyof Options, string>>,
>(
  { usage, options, commands }: { usage: string; options: Options; commands: Record<string, Command> },
  given: readonly string[],
  env: Record<string, string | undefined> = {},
) {
  const { values, positionals } = parseArguments({ usage, options, operands: Number.POSITIVE_INFINITY }, given, env)
  const [name = '', ...operands] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const meant = nearest(name, Object.keys(commands))
    throw new Error(`There is no command "${name}"${meant ? `: did you mean ${meant}?` : '.'}`)
  }
  // Again with only the options of this command, because one of another command is refused too.
  const known = Object.entries(options).filter(([option]) => command.options.some((each) => each === option))
  parseArguments({ usage, options: Object.fromEntries(known), operands: command.operands + 1 }, given)
  return { command, operands, values }
}

function readOrExit<Result>(usage: string, given: readonly string[], read: () => Result): Result {
  if (given.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return read()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}

/** @throws Error with a sentence that names the first thing the command does not know. */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  { options, operands = 0 }: CommandLine<Options>,
  given: readonly string[],
  env: Record<string, string | undefined> = {},
) {
  const names = Object.keys(options)
  // Options before the -- are npm's: it keeps them, and tells only by the environment.
  const isKept = (name: string) => Boolean(env[`npm_config_${name.replaceAll('-', '_')}`])
  // npm's -c is its --call.
  const kept = names.find(
    (name) => (!npmsOwn.includes(name) && isKept(name)) || (options[name]?.short === 'c' && isKept('call')),
  )
  if (kept) throw new Error(`npm kept --${kept} for itself, so nothing was done: write -- before it.`)

  const args = [...given]
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option' && !names.includes(token.name)) {
      const meant = nearest(token.name, names)
      throw new Error(`There is no option ${token.rawName} here${meant ? `: did you mean --${meant}?` : '.'}`)
    }
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const surplus = positionals[operands]
  if (surplus !== undefined) throw new Error(`"${surplus}" is one argument too many.`)
  return { values, positionals }
}

/** The name that was meant, if it is one typing error away. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const attempts = withoutOneLetter(given)
  return names.find((name) => withoutOneLetter(name).some((rest) => attempts.includes(rest)))
}

/** The word, and the word without each of its letters: two words one error apart have one of these in common. */
function withoutOneLetter(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]
}
