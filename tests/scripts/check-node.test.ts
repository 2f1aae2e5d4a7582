import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function runAsNode(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  return spawnSync(process.execPath, ['--import', pretend, 'scripts/check-node.js'], { encoding: 'utf8' })
}

test.each(['18.20.0', '22.20.0', '24.14.9'])('refuses Node %s in one sentence', (version) => {
  const { status, stderr } = runAsNode(version)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(version)
})

test.each(['24.15.0', '24.21.0', '26.0.0'])('accepts Node %s', (version) => {
  expect(runAsNode(version)).toMatchObject({ status: 0, stderr: '' })
})
