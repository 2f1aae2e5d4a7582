import { expect, test } from 'vitest'
import { readContext, splitCommandLine } from '../../../../scripts/operate/deploy/command-line.ts'

test('arguments after another -- are for the CDK', () => {
  expect(splitCommandLine(['--check', '-c', 'waf=true'])).toEqual({ own: ['--check', '-c', 'waf=true'], forCdk: [] })
  expect(splitCommandLine(['--check', '--', '--no-rollback', '--', 'a'])).toEqual({
    own: ['--check'],
    forCdk: ['--no-rollback', '--', 'a'],
  })
})

test('settings of the command line are read, the value as it is', () => {
  const pairs = ['ownerEmail=a@b.uk', 'previousStyleHashes=sha256-x=', '@aws-cdk/core:strict=true']
  expect(readContext(pairs)).toEqual({
    ownerEmail: 'a@b.uk',
    previousStyleHashes: 'sha256-x=',
    '@aws-cdk/core:strict': 'true',
  })
})

test('a setting that nothing would read is refused', () => {
  expect(() => readContext(['domian=a.uk'])).toThrow('There is no setting domian: did you mean domain?')
  expect(() => readContext(['stacks=2'])).toThrow('There is no setting stacks in site.config.ts.')
  expect(() => readContext(['waf'])).toThrow('-c waf must be key=value.')
})
