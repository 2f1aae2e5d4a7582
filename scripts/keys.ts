/** `npm run keys -- rotate`: replaces the keys of the local or the deployed site while it goes on answering. */
import { readToolArguments } from './command-line.ts'
import { connect } from './operate/connection.ts'
import { rotateKeys } from './operate/keys.ts'

const usage = `npm run keys -- rotate [--deployed]

  rotate   replaces every key; the ones before stay accepted until the next time`

const options = { deployed: { type: 'boolean' } } as const
const commands = { rotate: { run: rotateKeys, options: ['deployed'], operands: 0 } } as const

try {
  const { command, values } = readToolArguments({ usage, options, commands })
  const { name, deployment } = await connect(values)
  console.log(`Working on ${name}.`)
  await command.run(deployment, console.log)
  console.log('Done. If a key had leaked, rotate once more: only then is it refused.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
