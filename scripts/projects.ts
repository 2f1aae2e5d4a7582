/** `npm run projects -- import FILE | list | add | remove | check`: what the portfolio shows, local or deployed. */
import { readToolArguments } from './command-line.ts'
import { connect } from './operate/connection.ts'
import { addCommand } from './operate/projects/add-command.ts'
import { checkCommand } from './operate/projects/check-command.ts'
import { importCommand } from './operate/projects/import-command.ts'
import { listCommand } from './operate/projects/list-command.ts'
import { fieldOptions, openPortfolio, projectOptions } from './operate/projects/portfolio.ts'
import { removeCommand } from './operate/projects/remove-command.ts'

const usage = `npm run projects -- COMMAND [--deployed]

  import FILE [--images FOLDER] [--dry-run]   add or replace projects and their pictures; FOLDER: where FILE is
  check FILE [--images FOLDER]                only look at a file and its pictures
  check                                       compare the rows with the pictures that are there
  list [--category CATEGORY]                  what the portfolio shows, newest first
  add --image PICTURE --id ... [--dry-run]    add one project; any missing option is named
  remove ID... [--dry-run]                    remove projects, and pictures that no other project shows

On the local stack, which must be running (LOCAL_DATA says whose data); with --deployed on the deployed site.`

const commands = {
  import: { run: importCommand, options: ['deployed', 'images', 'dry-run'], operands: 1 },
  list: { run: listCommand, options: ['deployed', 'category'], operands: 0 },
  add: { run: addCommand, options: ['deployed', ...fieldOptions, 'dry-run'], operands: 0 },
  remove: { run: removeCommand, options: ['deployed', 'dry-run'], operands: Number.POSITIVE_INFINITY },
  check: { run: checkCommand, options: ['deployed', 'images'], operands: 1 },
} as const

try {
  const { command, operands, values } = readToolArguments({ usage, options: projectOptions, commands })
  const open = async () => openPortfolio(await connect(values))
  process.exitCode = await command.run({ operands, values, open })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
