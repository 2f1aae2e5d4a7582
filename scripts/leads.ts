/** `npm run leads -- list | show | resend | export | erase | due`: the enquiries, locally or deployed. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { connect } from './connection.ts'
import { dueCommand } from './leads/due-command.ts'
import { eraseCommand } from './leads/erase-command.ts'
import { exportCommand } from './leads/export-command.ts'
import { leadOptions, openLeadBook } from './leads/lead-book.ts'
import { listCommand } from './leads/list-command.ts'
import { resendCommand } from './leads/resend-command.ts'
import { showCommand } from './leads/show-command.ts'

const usage = `npm run leads -- COMMAND [--local | --deployed] [--json]

  list [--canaries]                   one line a lead, newest first; --canaries: with the daily tests
  show ID...                          everything that is kept of a lead
  due                                 what redelivery still has to do, and why it failed before
  resend ID...                        mail leads again, within five minutes
  export [--to FILE]                  all leads as CSV
  erase ID... [--yes]                 erase leads with their photos, after asking
  erase --phone NUMBER | --email ADDRESS [--yes]
                                      erase everything of one person

With neither --local nor --deployed: the local stack if it is running, else the deployed one.`

const commands = {
  list: listCommand,
  show: showCommand,
  due: dueCommand,
  resend: resendCommand,
  export: exportCommand,
  erase: eraseCommand,
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: leadOptions })
  const [name = '', ...operands] = positionals
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command || values.help) {
    console.log(usage)
    process.exitCode = name === '' || values.help ? 0 : 1
  } else {
    const book = openLeadBook(await connect(values))
    process.exitCode = await command({ operands, values, book, print: console.log, confirm })
  }
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
