import { expect, test } from 'vitest'
import { confirmedFiles, type OwnerChanges, setConfirmedOwner } from '../../fixtures/confirmed-owner.ts'

/** What is not confirmed in the owner's files, with these changes to files that are all confirmed. */
async function unconfirmedIn(changes: OwnerChanges) {
  setConfirmedOwner(changes)
  const { unconfirmed } = await import('../../../web/compile/launch-gate.ts')
  return unconfirmed().map(({ file, line, sentence }) => ({ file: file.split('/').at(-1), line, sentence }))
}

test('where everything is confirmed nothing is on the list', async () => {
  expect(await unconfirmedIn({})).toEqual([])
})

test.each(confirmedFiles)(
  'with all confirmed but %s that file alone is on the list, at the line of its date',
  async (name) => {
    const without = (text: string) => text.replace(/^confirmed: .*/m, 'confirmed: no')
    const line = expect.any(Number)
    expect(await unconfirmedIn({ [name]: without })).toEqual([
      { file: `${name}.yaml`, line, sentence: expect.any(String) },
    ])
  },
)

test('a street that is missing is on the list, where it would stand', async () => {
  const without = (text: string) => text.replace(/^street: /m, '# street: ')
  expect(await unconfirmedIn({ contact: without })).toEqual([
    { file: 'contact.yaml', line: expect.any(Number), sentence: expect.stringMatching(/^street is missing: /) },
  ])
})
