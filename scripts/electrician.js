#!/usr/bin/env node
// Plain JavaScript: the Node that is refused cannot run TypeScript.
import './check-node.js'

const exitCode = await import('./command-line.ts').then(({ main }) => main(process.argv.slice(2)), unreadable)
// What a failure left running must not hold the terminal; what it printed is written first.
if (exitCode !== 0) process.stdout.write('', () => process.exit(exitCode))

/** site.config.ts, which a person edits, is read as the commands load. */
async function unreadable(error) {
  const { explain } = await import('./problem.ts')
  const { sentence, exitCode = 1 } = explain(error) ?? {}
  console.error(sentence ?? error)
  return exitCode
}
