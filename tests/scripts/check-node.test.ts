import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the check in a Node that is made to look like another. */
function runAs(pretence: string) {
  const args = ['--import', `data:text/javascript,${pretence}`, 'scripts/check-node.js']
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

const version = (node: string) => `Object.defineProperty(process.versions,'node',{value:'${node}'})`

test.each([
  ['an older Node', version('24.14.9'), /needs Node .* this is Node 24\.14\.9/],
  ['Windows itself', "Object.defineProperty(process,'platform',{value:'win32'})", /Windows.*WSL/],
  ['Alpine', 'process.report.getReport=()=>({header:{}})', /Alpine.*musl.*glibc/],
])('%s is refused in one sentence', (_, pretence, sentence) => {
  const { status, stderr } = runAs(pretence)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(sentence)
})

test('a newer Node is not refused', () => {
  expect(runAs(version('26.0.0'))).toMatchObject({ status: 0, stderr: '' })
})
