/** `npm run tables -- restore | drill`: puts deleted tables back, and rehearses it. */
import { readToolArguments } from './command-line.ts'
import { connect } from './operate/connection.ts'
import { drill, restoreTables } from './operate/tables.ts'

const usage = `npm run tables -- COMMAND [--deployed]

  restore   puts back each table that was deleted, with all that was in it
  drill     deletes both tables, restores them and compares every item; never on the live site`

const options = { deployed: { type: 'boolean' } } as const
const commands = {
  restore: { run: restoreTables, options: ['deployed'], operands: 0 },
  drill: { run: drill, options: ['deployed'], operands: 0 },
} as const

try {
  const { command, values } = readToolArguments({ usage, options, commands })
  const connection = await connect(values)
  console.log(`Working on ${connection.name}.`)
  process.exitCode = await command.run({ connection, print: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
