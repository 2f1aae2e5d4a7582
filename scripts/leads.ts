/** `npm run leads -- list | show | mark | resend | export | erase | due`: the enquiries, local or deployed. */
import { createInterface } from 'node:readline/promises'
import { readToolArguments } from './command-line.ts'
import { connect } from './operate/connection.ts'
import { eraseCommand } from './operate/leads/erase-command.ts'
import { exportCommand } from './operate/leads/export-command.ts'
import { leadOptions, openLeadBook } from './operate/leads/lead-book.ts'
import { markCommand } from './operate/leads/mark-command.ts'
import { dueCommand, resendCommand } from './operate/leads/redelivery-commands.ts'
import { listCommand, showCommand } from './operate/leads/show-commands.ts'

const usage = `npm run leads -- COMMAND [--deployed]

  list [--open] [--canaries] [--json] one line a lead, newest first, in local time; --open: without an answer;
                                      --canaries: with the daily tests
  mark ID STATE [--note TEXT]         note that a lead is answered, won, lost, spam, or new again
  show ID... [--json]                 everything that is kept of a lead; of an ID its beginning will do
  due [--json]                        what redelivery still has to do, and why it failed before
  resend ID...                        mail leads again, within five minutes
  export [--canaries] [--to FILE] [--json]
                                      all leads as CSV, or as JSON
  erase ID... [--yes]                 erase leads with their photos, after asking
  erase --phone NUMBER | --email ADDRESS [--yes]
                                      erase everything of one person

On the local stack, which must be running (LOCAL_DATA says whose data); with --deployed on the deployed site.`

const anyNumber = Number.POSITIVE_INFINITY

const commands = {
  list: { run: listCommand, options: ['deployed', 'json', 'canaries', 'open'], operands: 0 },
  mark: { run: markCommand, options: ['deployed', 'note'], operands: 2 },
  show: { run: showCommand, options: ['deployed', 'json'], operands: anyNumber },
  due: { run: dueCommand, options: ['deployed', 'json'], operands: 0 },
  resend: { run: resendCommand, options: ['deployed'], operands: anyNumber },
  export: { run: exportCommand, options: ['deployed', 'json', 'canaries', 'to'], operands: 0 },
  erase: { run: eraseCommand, options: ['deployed', 'phone', 'email', 'yes'], operands: anyNumber },
} as const

try {
  const { command, operands, values } = readToolArguments({ usage, options: leadOptions, commands })
  const book = openLeadBook(await connect(values))
  // To stderr: what it prints may be JSON or CSV.
  console.error(`Working on ${book.name}.`)
  const width = process.stdout.columns ?? Number.POSITIVE_INFINITY
  process.exitCode = await command.run({ operands, values, book, print: console.log, width, confirm })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function confirm(question: string, word: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question} Type "${word}": `)).trim() === word
  } finally {
    terminal.close()
  }
}
