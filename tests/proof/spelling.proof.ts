import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const workshop = 'scripts/workshop'

test('every word is spelt as in British English, or is on the list in scripts/workshop/cspell.json', () => {
  const options = ['--config', `${workshop}/cspell.json`, '--no-progress', '--no-color']
  const { stdout, stderr } = spawnSync(`${workshop}/node_modules/.bin/cspell`, options, { encoding: 'utf8' })
  expect(stdout).toBe('')
  // The summary: that nothing was found means little if nothing was read.
  expect(Number(/Files checked: (\d+)/.exec(stderr)?.[1])).toBeGreaterThan(45)
  // Two seconds by itself, but loading the dictionaries waits for the disk.
}, 60_000)
