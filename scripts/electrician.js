#!/usr/bin/env node
// Plain JavaScript, because a Node version that is refused cannot run TypeScript.
import './check-node.js'

const exitCode = await import('./command-line.ts').then(({ main }) => main(process.argv.slice(2)), unreadable)
// Exits even if a failed command left something running, but only after its output was written.
if (exitCode !== 0) process.stdout.write('', () => process.exit(exitCode))

/** Explains a syntax error in site.config.ts, which people edit and which is imported with the commands. */
async function unreadable(error) {
  const { explain } = await import('./problem.ts')
  const { sentence, exitCode = 1 } = explain(error) ?? {}
  console.error(sentence ?? error)
  return exitCode
}
