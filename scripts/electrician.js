#!/usr/bin/env node
// Plain JavaScript: the Node that is refused cannot run TypeScript.
import './check-node.js'

const { main } = await import('./command-line.ts')
const exitCode = await main(process.argv.slice(2))
// What a failure left running must not hold the terminal; what it printed is written first.
if (exitCode !== 0) process.stdout.write('', () => process.exit(exitCode))
