import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function runAsNode(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  return spawnSync(process.execPath, ['--import', pretend, 'scripts/check-node.js'], { encoding: 'utf8' })
}

test('an older Node is refused in one sentence, a newer one is not', () => {
  const { status, stderr } = runAsNode('24.14.9')
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain('24.14.9')
  expect(runAsNode('26.0.0')).toMatchObject({ status: 0, stderr: '' })
})
