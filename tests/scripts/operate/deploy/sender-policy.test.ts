import { expect, test } from 'vitest'
import { senderPolicyOf } from '../../../../scripts/operate/deploy/sender-policy.ts'

/** A DNS resolver with only these records. */
const dns = (records: Record<string, string[][]>) => async (name: string) => {
  const found = records[name]
  if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  return found
}

test.each([
  ['its own record', 'a.co.uk', { '_dmarc.a.co.uk': [['v=DMARC1; p=reject; rua=mailto:x@a.co.uk']] }, 'reject'],
  [
    'a record in pieces, beside another',
    'a.co.uk',
    { '_dmarc.a.co.uk': [['other'], ['v=DMARC1; ', 'p=quarantine']] },
    'quarantine',
  ],
  ['the record of the domain above', 'mail.a.co.uk', { '_dmarc.a.co.uk': [['v=DMARC1;p=reject']] }, 'reject'],
  [
    'what that says of the names below it',
    'mail.a.co.uk',
    { '_dmarc.a.co.uk': [['v=DMARC1; p=reject; sp=none']] },
    'none',
  ],
  ['no record', 'a.co.uk', {}, undefined],
])('the policy is that of %s', async (_, domain, records, policy) => {
  expect((await senderPolicyOf(domain, dns(records) as never))?.policy).toBe(policy)
})

test('DNS that does not answer is an error, and not a domain without a policy', async () => {
  const late = () => Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }))
  await expect(senderPolicyOf('a.co.uk', late)).rejects.toThrow('ETIMEOUT')
})
