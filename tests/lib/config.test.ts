import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../../lib/config.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { withDomain, withoutDomain } from './synthesised.ts'

const file = { ...blankSettings, ...withoutDomain }

test('asks for the two addresses that nothing works without, in sentences', () => {
  expect(() => readSettings(blankSettings)).toThrow(
    /ownerEmail is empty and must be .*\n.*senderEmail is empty and must be /,
  )
})

test('the environment names a copy and its region, and never moves the site itself', () => {
  const read = (env: Record<string, string>) => readSettings(file, env)
  expect(read({ STAGE: 'preview', REGION: 'eu-west-1' })).toMatchObject({ stage: 'preview', region: 'eu-west-1' })
  expect(() => read({ REGION: 'eu-west-1' })).toThrow(/REGION is "eu-west-1", and region is "eu-west-2"/)
})

test.each([
  [{ ownerEmail: 'not an address' }, /ownerEmail is "not an address" and must be/],
  [{ senderEmail: 'site+shop@example.com' }, /senderEmail is "site\+shop@example\.com" and must be .* without a \+/],
  [{ domain: 'www.sampleford.co.uk' }, /domain .* without www/],
  [{ domain: 'sampleford.co.uk' }, /hostedZoneId is empty and must be the id/],
  [{ hostedZoneId: 'Z0123456789' }, /domain is empty and must be/],
  [{ ...withDomain, senderEmail: 'me@example.com' }, /senderEmail .* DKIM/],
  [
    { senderEmail: 'joe@Gmail.com' },
    /^site\.config\.ts, line \d+: senderEmail is "joe@Gmail\.com" and must be .* domain of your own/,
  ],
  [{ domainMail: true }, /domain is empty/],
  [{ ...withDomain, alarmEmails: [] }, /alarmEmails is empty and must be .* besides the owner's/],
  [{ alarmEmails: 'joe@example.com' }, /alarmEmails must be a list in \[ \]\./],
  [{ domain: undefined }, /domain is missing/],
  [{ runbooks: null }, /runbooks must be words between quotation marks/],
  [{ stage: undefined }, /: stage is missing\.$/],
  [{ region: undefined }, /: region is missing\.$/],
  [{ ownerEmail: undefined }, /: ownerEmail is missing, and must be the owner's/],
  [{ dmarc: undefined }, /: dmarc is missing\.$/],
  [{ dmarc: 'strict' }, /dmarc is "strict", which is none of: none, /],
  [{ stage: 'Preview!' }, /stage is "Preview!" and must be/],
  [{ runbooks: 'docs/operate.md' }, /runbooks is "docs\/operate\.md" and must be a URL like https/],
  [{ monthlyBudget: -1 }, /monthlyBudget is -1, needs at least 0/],
])('refuses %o and says why', (wrong, sentence) => {
  expect(() => readSettings({ ...file, ...wrong })).toThrow(sentence)
})

test('says all that is wrong in words of its own, never in those of a schema', () => {
  const wrong: Record<string, unknown> = { ...file, waf: 'yes', colour: 'red' }
  const refusal = () => readSettings(wrong)
  const line = readFileSync('site.config.ts', 'utf8').split('\n  waf: ')[0]?.split('\n').length
  expect(refusal).toThrow(
    `site.config.ts, line ${Number(line) + 1}: waf must be true or false, without quotation marks.`,
  )
  expect(refusal).toThrow(/"colour", which nothing reads/)
  expect(refusal).not.toThrow(/Invalid input|Unrecognized|expected/)
})

test('a copy beside the live site has none of its domain, protection and alarms', () => {
  const live = { ...file, ...withDomain, terminationProtection: true }
  const copy = { stage: 'preview', domain: undefined, domainMail: false, terminationProtection: false }
  expect(readSettings(live, { STAGE: 'preview' })).toMatchObject(copy)
})

test.each([
  { name: 'domain', value: 'sampleford.co.uk', instead: '' },
  { name: 'alarmEmails', value: ['operator@example.com'], instead: [] },
  { name: 'terminationProtection', value: true, instead: false },
])('$name of the live site is refused at another stage, with what to write instead', ({ name, value, instead }) => {
  const other = { ...file, stage: 'prod' }
  expect(() => readSettings({ ...other, [name]: value })).toThrow(
    `${name} is "${value}" and must be ${JSON.stringify(instead)}, because "prod" is a copy`,
  )
  expect(() => readSettings({ ...other, [name]: instead })).not.toThrow()
})
