/**
 * Runs the unit and site tests in a copy of the repository with another owner: other values in every owner's file,
 * other periods for what is kept, and another number of photos. What the owner may change breaks no test. Arguments are
 * Vitest's own: `npm run test:other-owner -- tests/docs`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRepository } from './fixtures/copy-repository.ts'

const day = 24 * 60 * 60_000
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const confirmed = `confirmed: ${dateIn(-20)}`

/** What stands in place of what, by file. A line that begins with `# ` is one that the owner may uncomment. */
const changes: Record<string, [before: RegExp, after: string | ((...found: string[]) => string)][]> = {
  'web/content/owner/contact.yaml': [
    [/^confirmed: .*/m, confirmed],
    [/^name: .*/m, 'name: Ordinary Electrical and Heating'],
    [/^shortName: .*/m, 'shortName: Ordinary'],
    [/^phone: .*/m, 'phone: 0300 123 3333'],
    [/^whatsapp: .*/m, 'whatsapp: 07400 123456'],
    [/^email: .*/m, 'email: ordinary.electrical@gmail.com'],
    [/^(# )?street: .*/m, 'street: 2 Station Parade'],
    [/^town: .*/m, 'town: Kingston'],
    [/^county: .*/m, 'county: Surrey'],
    [/^postcode: .*/m, 'postcode: KT1 1AA'],
    [/^(# )?companyName: .*/m, 'companyName: Ordinary Electrical Ltd'],
    [/^(# )?companyNumber: .*/m, 'companyNumber: "07654321"'],
    [/^(# )?registeredOffice: .*/m, 'registeredOffice: 2 Station Parade, Kingston KT1 1AA'],
    [/^(# )?vatRegistered: .*/m, 'vatRegistered: yes'],
    [/^(# )?vatNumber: .*/m, 'vatNumber: GB 765 4321 00'],
  ],
  'web/content/owner/claims.yaml': [
    [/^confirmed: .*/m, confirmed],
    [/^openingHours: .*/m, 'openingHours: Mon-Thu 7.30am-5.15pm'],
    [/^insuredUpTo: .*/m, 'insuredUpTo: £5M'],
    [/^years: .*/m, 'years: Since 2009'],
    [/^minutes: .*/m, 'minutes: 45'],
    [/^radiusKm: .*/m, 'radiusKm: 12'],
    [/^(# )?scheme: .*/m, 'scheme: NAPIT'],
    [/^(# )?number: .*/m, 'number: "123456"'],
    [/^(# )?link: .*/m, 'link: https://www.electricalcompetentperson.co.uk/'],
    [/^notifies: .*/m, 'notifies: yes'],
    [/^(# )?registeredSince: .*/m, 'registeredSince: 2016'],
    [/^(# )?insurer: .*/m, 'insurer: Ordinary Mutual'],
    [/^(# )?inspector: .*/m, 'inspector: Bea Ordinary'],
    [/^(# )?inspectorQualification: .*/m, 'inspectorQualification: a Level 3 award in inspection and testing'],
    [/^(# )?inspectionInsured: .*/m, 'inspectionInsured: yes'],
    [/^(# )?workGuarantee: .*/m, 'workGuarantee: We put right faults in our own work for two years.'],
    [
      /^(# )?(whoComes|payment|ownParts|parking|howSoon|makes): .*/gm,
      (_, __, field = '') => `${field}: As we say on the day.`,
    ],
    [/^ {2}title: .*/m, '  title: Who we are!'],
    [/^ {2}signature: .*/m, '  signature: Bea Ordinary'],
    [/^ {4}- >\n {6}.*/m, '    - >\n      We are three electricians.'],
  ],
  'web/content/owner/prices.yaml': [
    [/^confirmed: .*/m, confirmed],
    [/^ {2}# (outOfHours\w+: )/gm, (_, field = '') => `  ${field}`],
    [
      /\b(from|to|callOut|hourly|fee): (\d+)$/gm,
      (_, field = '', figure) => `${field}: ${Math.ceil(Number(figure) * 1.1)}`,
    ],
    [/\b(lead|for|moves): (.*)$/gm, (_, field = '', words = '') => `${field}: ${words}, ours`],
    [/\b(buys|includes): (.*)$/gm, (_, field = '', words = '') => `${field}: Ours. ${words}`],
  ],
  'web/content/owner/reviews.yaml': [
    [/^confirmed: .*/m, confirmed],
    [
      /^reviews:\n.*/ms,
      `reviews:
  - show: yes
    name: Zoe O.
    location: Surbiton
    date: ${dateIn(-90)}
    rating: 4
    published: Google
    text: >
      They came, they mended the switch, they left.
`,
    ],
  ],
  'web/content/owner/advice.yaml': [
    [/^confirmed: .*/m, confirmed],
    [/^(# )?electrician: .*/m, 'electrician: Ada Reader, approved electrician'],
    [/^(# )?firstAider: .*/m, 'firstAider: Ben Reader, first-aid trainer'],
  ],
  'web/content/owner/notice.yaml': [[/\n*$/, `\nlastDay: ${dateIn(40)}\ntext: We are on a course.\n`]],
  'lambdas/shared/retention.ts': [
    [
      /\b(enquiryMonths|attachedPhotoDays|pendingPhotoDays): (\d+)/g,
      (_, period = '', time) => `${period}: ${Number(time) + 3}`,
    ],
  ],
  'lambdas/shared/photo-rules.ts': [[/\bmaxPhotos: \d+/, 'maxPhotos: 8']],
}

const copy = mkdtempSync(join(tmpdir(), 'other-owner-'))
try {
  copyRepository(copy)
  for (const [file, replacements] of Object.entries(changes)) change(join(copy, file), replacements)
  const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', ...process.argv.slice(2)], {
    cwd: copy,
    env: { ...process.env, OWNER_FILES: 'web/content/owner' },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
}

function change(path: string, replacements: (typeof changes)[string]): void {
  let text = readFileSync(path, 'utf8')
  for (const [before, after] of replacements) {
    // Each form of `replace` has a type of its own.
    const changed = typeof after === 'string' ? text.replace(before, after) : text.replace(before, after)
    if (changed === text) throw new Error(`${path} holds nothing that ${before} changes.`)
    text = changed
  }
  writeFileSync(path, text)
}
