// Plain JavaScript, because a Node version that is refused cannot run TypeScript.
import './check-node.js'

const { main } = await import('./command-line.ts')
const exitCode = await main(process.argv.slice(2))
// Exits even if a failed command left something running, but only after its output was written.
if (exitCode !== 0) process.stdout.write('', () => process.exit(exitCode))
