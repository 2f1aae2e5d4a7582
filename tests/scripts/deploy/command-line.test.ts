import { expect, test } from 'vitest'
import { readCommandLine } from '../../../scripts/deploy/command-line.ts'

test('settings of the command line are read and handed on; --check is ours', () => {
  expect(
    readCommandLine(['-c', 'ownerEmail=a@b.uk', '--check', '--context=waf=true', '--require-approval', 'never']),
  ).toEqual({
    context: { ownerEmail: 'a@b.uk', waf: 'true' },
    isCheck: true,
    cdkArguments: ['-c', 'ownerEmail=a@b.uk', '--context=waf=true', '--require-approval', 'never'],
  })
})
