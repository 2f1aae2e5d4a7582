import { everyOption } from '../../fixtures/blank-settings.ts'

/** Settings of a deployment. */
export type Settings = Record<string, unknown>

export const bare = {
  ownerEmail: 'owner@example.com',
  senderEmail: 'site@example.com',
  alarmEmails: 'operator@example.com',
}
export const domain = { domain: 'sampleford.co.uk', hostedZoneId: 'Z0123456789ABCDEFGHIJ' }
const other = { domain: 'ordinary-electrical.co.uk', hostedZoneId: 'Z9876543210ABCDEFGHIJ' }
const own = { ownerEmail: 'joe@sampleford.co.uk', senderEmail: 'website@sampleford.co.uk' }
export const mailed = { ...bare, ...domain, domainMail: true, senderEmail: 'website@sampleford.co.uk' }

const otherwise = {
  morningMail: false,
  promiseMail: false,
  ...everyOption,
  terminationProtection: true,
}

/** Each move in docs/move.md, as a sequence of deployments. */
const moves: [move: string, ...deployments: Settings[]][] = [
  ['a second deployment', bare, bare],
  ['a domain is added', bare, { ...bare, ...domain }, mailed],
  [
    'a domain is added whose addresses are verified already',
    { ...bare, ...own },
    { ...bare, ...own, ...domain },
    { ...bare, ...own, ...domain, domainMail: true },
  ],
  [
    'the domain is changed',
    mailed,
    { ...bare, ...domain, senderEmail: bare.ownerEmail },
    { ...bare, ...other, senderEmail: bare.ownerEmail },
    { ...bare, ...other, domainMail: true, senderEmail: 'website@ordinary-electrical.co.uk' },
  ],
  [
    'the domain is removed',
    mailed,
    { ...bare, ...domain, senderEmail: bare.ownerEmail },
    { ...bare, senderEmail: bare.ownerEmail },
  ],
  ['the mails are switched off and every option on, and back', bare, { ...bare, ...otherwise }, bare],
  ["the owner's address is changed", bare, { ...bare, ownerEmail: 'joe@example.com' }],
  [
    'secrets are changed',
    bare,
    { ...bare, secretGenerations: [1, 2] },
    { ...bare, secretGenerations: [2, 1] },
    { ...bare, secretGenerations: [2] },
  ],
]

export const steps = moves.flatMap(([move, ...deployments]) =>
  deployments
    .slice(1)
    .map((after, index): [string, Settings, Settings] => [
      `${move}, step ${index + 1}`,
      deployments[index] ?? {},
      after,
    ]),
)
