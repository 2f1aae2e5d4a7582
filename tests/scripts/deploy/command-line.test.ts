import { expect, test } from 'vitest'
import { readCommandLine } from '../../../scripts/deploy/command-line.ts'
import { hashesIn } from '../../../scripts/deploy/live-hashes.ts'

test('settings of the command line are read and handed on; --check is ours', () => {
  expect(
    readCommandLine(['-c', 'ownerEmail=a@b.uk', '--check', '--context=waf=true', '--require-approval', 'never']),
  ).toEqual({
    context: { ownerEmail: 'a@b.uk', waf: 'true' },
    isCheck: true,
    cdkArguments: ['-c', 'ownerEmail=a@b.uk', '--context=waf=true', '--require-approval', 'never'],
  })
})

test('the hashes of the live site come from its policy, each from its own directive', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-aaa='; style-src 'self' 'sha256-bbb=' 'sha256-ccc='"
  expect(hashesIn(policy)).toEqual({ style: ['sha256-bbb=', 'sha256-ccc='], script: ['sha256-aaa='] })
  expect(hashesIn('')).toEqual({ style: [], script: [] })
})
