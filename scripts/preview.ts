/** `npm run preview -- make | remove STAGE`: a copy of the site beside it, with sample data. */
import { spawnSync } from 'node:child_process'
import { readToolArguments } from './command-line.ts'
import { makePreview, removePreview } from './operate/preview.ts'

const usage = `npm run preview -- COMMAND STAGE

  make     deploys a copy of the site under this name, with sample projects; again, it brings it up to date
  remove   deletes the copy with all its data`

const commands = {
  make: { run: makePreview, options: [], operands: 1 },
  remove: { run: removePreview, options: [], operands: 1 },
} as const

try {
  const { command, operands } = readToolArguments({ usage, options: {}, commands })
  const [stage] = operands
  if (stage === undefined) throw new Error('Which stage? npm run preview -- make pr-12')
  await command.run({ stage, run, print: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @throws Error when the command fails; its own output has said why. */
function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed: see above.`)
}
