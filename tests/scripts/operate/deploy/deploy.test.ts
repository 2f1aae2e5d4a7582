import { expect, test, vi } from 'vitest'
import { deploy } from '../../../../scripts/operate/deploy/deploy.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

const { found } = vi.hoisted(() => ({
  found: { accountId: '111122223333', notes: ['a note'], problems: [] as string[] },
}))
vi.mock('../../../../scripts/operate/deploy/preflight.ts', () => ({ preflight: async () => found }))

const context = { ownerEmail: 'owner@example.com', senderEmail: 'site@example.com' }

test('a dry run says what was found, and once what would be deployed', async () => {
  const { terminal, text } = terminalOf()
  await deploy([], { context, dryRun: true }, terminal)
  expect(text()).toMatch(/^Note: a note\n.* to the account 111122223333 in eu-west-2, for the first time\? A dry run/)
  expect(text().match(/for the first time/g)).toHaveLength(1)
})

test('what would stop the deployment stops it, even where nobody is asked', async () => {
  found.problems = ['the sender cannot be the sender']
  const { terminal, text } = terminalOf()
  await expect(deploy([], { context, yes: true }, terminal)).rejects.toThrow(
    /cannot be the sender\nNothing was changed/,
  )
  expect(text()).toBe('Note: a note')
})
