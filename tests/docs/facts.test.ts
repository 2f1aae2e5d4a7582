/** Changes each fact at its source in a copy of the repository, and checks that the old value occurs nowhere [O9]. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyRepository } from '../fixtures/copy-repository.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** Kinds of output that contain facts. */
type Reader = 'sent' | 'pages' | 'search' | 'mail' | 'receipt' | 'refused' | 'functions' | 'template' | 'documents'

interface Fact {
  /** The fact's one source, and the change made to it. */
  file: string
  change: [before: string | RegExp, after: string]
  /** Must not occur in any output. */
  old: RegExp
  now: RegExp
  /** Outputs that must contain the new value. */
  readBy: Reader[]
}

const owner = 'web/content/owner'

const facts: Record<string, Fact> = {
  'the phone number': {
    file: `${owner}/contact.yaml`,
    change: ['020 7946 0123', '020 7946 0777'],
    old: /7946 ?0123/,
    now: /7946 ?0777/,
    readBy: ['pages', 'search', 'receipt', 'refused', 'functions'],
  },
  'the number for WhatsApp': {
    file: `${owner}/contact.yaml`,
    change: ['07700 900123', '07700 900777'],
    old: /7700 ?900 ?123/,
    now: /7700 ?900 ?777/,
    readBy: ['pages', 'functions'],
  },
  'the e-mail address': {
    file: `${owner}/contact.yaml`,
    change: ['hello@sampleford.example', 'office@ohm.example'],
    old: /sampleford\.example/,
    now: /office@ohm\.example/,
    readBy: ['pages', 'search', 'functions'],
  },
  "the firm's name": {
    file: `${owner}/contact.yaml`,
    change: ['Sampleford Electrical', 'Ohm and Daughters'],
    old: /Sampleford Electrical/,
    now: /Ohm and Daughters/,
    readBy: ['pages', 'search', 'mail', 'receipt', 'refused', 'functions'],
  },
  'the short name': {
    file: `${owner}/contact.yaml`,
    change: ['shortName: Sampleford', 'shortName: Ohm'],
    old: /Sampleford/,
    now: /\bOhm\b/,
    readBy: ['pages'],
  },
  'the street': {
    file: `${owner}/contact.yaml`,
    change: ['# street: 1 The Green', 'street: 7 Ohm Yard'],
    old: /1 The Green/,
    now: /7 Ohm Yard/,
    readBy: ['pages', 'search'],
  },
  'the address of the site': {
    file: 'site.config.ts',
    change: ["domain: ''", "domain: 'ohm-site.example'"],
    old: /cloudfront\.net\/|https:\/\/(www\.)?ohm\.example/,
    now: /https:\/\/ohm-site\.example/,
    readBy: ['pages', 'search', 'mail', 'receipt', 'template'],
  },
  'the sender': {
    file: 'site.config.ts',
    change: ["senderEmail: ''", "senderEmail: 'enquiries@ohm-site.example'"],
    old: /(website|no-?reply)@(?!yourdomain)/i,
    now: /enquiries@ohm-site\.example/,
    readBy: ['template'],
  },
  'the postcode': {
    file: `${owner}/contact.yaml`,
    change: ['postcode: TW9', 'postcode: TW19 4ZZ'],
    old: /"postalCode":"TW9"/,
    now: /"postalCode":"TW19 4ZZ"/,
    readBy: ['pages', 'search'],
  },
  'a starting price, which is the first of its table': {
    file: `${owner}/prices.yaml`,
    change: ['from: 2500', 'from: 2710'],
    old: /£2,500/,
    now: /£2,710/,
    readBy: ['pages'],
  },
  'the end of a range': {
    file: `${owner}/prices.yaml`,
    change: ['to: 4200', 'to: 4310'],
    old: /£4,200/,
    now: /£4,310/,
    readBy: ['pages'],
  },
  'the call-out fee': {
    file: `${owner}/prices.yaml`,
    change: ['callOut: 95', 'callOut: 97'],
    old: /(from|fee\S* of|of) £95\b/,
    now: /£97\b/,
    readBy: ['pages'],
  },
  'the opening hours': {
    file: `${owner}/opening-hours.yaml`,
    change: [/08:00 - 18:00/g, '07:30 - 17:15'],
    old: /8am-6pm|08:00-18:00|"08:00","closes":"18:00"/,
    now: /7[.:]30am-5[.:]15pm/,
    readBy: ['pages'],
  },
  'a closed day': {
    file: `${owner}/closed-days.yaml`,
    change: [/$/, '\n- from: 2027-03-02\n  to: 2027-03-02\n  sentence: We are closed on 2 March.\n'],
    old: /closed from 24 December/,
    now: /We are closed on 2 March/,
    readBy: ['pages', 'functions'],
  },
  'the aim of an emergency call': {
    file: `${owner}/claims.yaml`,
    change: ['minutes: 60', 'minutes: 47'],
    old: /(?<!every )\b60 minutes/,
    now: /\b47 minutes/,
    readBy: ['pages'],
  },
  'the sum insured': {
    file: `${owner}/claims.yaml`,
    change: ['insuredUpTo: £2M', 'insuredUpTo: £7M'],
    old: /£2M/,
    now: /£7M/,
    readBy: ['pages'],
  },
  'the guarantee': {
    file: `${owner}/claims.yaml`,
    change: [
      '# workGuarantee: We put right faults in our own work for six years.',
      'workGuarantee: Ours lasts nine years.',
    ],
    old: /six years/,
    now: /Ours lasts nine years/,
    readBy: ['pages'],
  },
  'the registration': {
    file: `${owner}/claims.yaml`,
    change: [
      /registration: no\n# scheme: NICEIC\n# number: "000000"\n# link: .*/,
      'registration: 2026-11-22\nscheme: Ohm Scheme\nnumber: "77"\nlink: https://ohm-scheme.example/77',
    ],
    old: /NICEIC 0+/,
    now: /Ohm Scheme/,
    readBy: ['pages', 'search'],
  },
  'the reply to an enquiry': {
    file: 'lambdas/contract/reply-promise.ts',
    change: ['form: 24,', 'form: 48,'],
    old: /repl\w+ (with)?in 24 hours/i,
    now: /within 48 hours/,
    readBy: ['pages', 'refused'],
  },
  'how long enquiries are kept': {
    file: 'lambdas/contract/retention.ts',
    change: ['leadMonths: 12', 'leadMonths: 7'],
    old: /12 months after/,
    now: /\b7 months/,
    readBy: ['pages'],
  },
  'how many photos an enquiry has': {
    file: 'lambdas/contract/photo-rules.ts',
    change: ['maxPhotos: 5', 'maxPhotos: 6'],
    old: /(maximum|up to) (5|five)\b(?! m)/i,
    now: /up to 6\b/i,
    readBy: ['pages'],
  },
  'how large a photo may be': {
    file: 'lambdas/contract/photo-rules.ts',
    change: ['maxBytes: 20 *', 'maxBytes: 24 *'],
    old: /\b20MB\b/,
    now: /\b24MB\b/,
    readBy: ['pages'],
  },
  'the label of a field': {
    file: 'lambdas/contract/quote-fields.ts',
    change: ["label: 'Full name'", "label: 'Your whole name'"],
    old: /full name/i,
    now: /your whole name/i,
    readBy: ['pages', 'refused'],
  },
  'the name of a service': {
    file: 'web/content/services/garden-office.ts',
    change: [/title: 'Garden offices'/, "title: 'Ohm huts'"],
    old: />Garden offices</,
    now: />Ohm huts</,
    readBy: ['pages'],
  },
  'how far the firm goes': {
    file: 'web/content/business.ts',
    change: ['serviceRadiusMetres: 15000', 'serviceRadiusMetres: 19000'],
    old: /\b15 km\b|:15000/,
    now: /\b19 km\b/,
    readBy: ['pages'],
  },
  'the region': {
    file: 'site.config.ts',
    change: ["region: 'eu-west-2'", "region: 'eu-central-1'"],
    old: /stores it for us in London/,
    now: /stores it for us in (?!London)/,
    readBy: ['pages'],
  },
  'the hour of the morning mail': {
    file: 'lambdas/contract/working-hours.ts',
    change: ["morningMailTime = '07:30'", "morningMailTime = '06:45'"],
    old: /cron\(30 7 /,
    now: /cron\(45 6 /,
    readBy: ['template'],
  },
  'the postcode of an area': {
    file: 'web/content/areas/roehampton.ts',
    change: ["outcodes: ['SW15']", "outcodes: ['SW29']"],
    old: /Roehampton SW15/,
    now: /SW29/,
    readBy: ['pages'],
  },
  'a neighbourhood': {
    file: 'web/content/areas/kew.ts',
    change: ["'Priory Road'", "'Ohm Lane'"],
    old: /Priory Road/,
    now: /Ohm Lane/,
    readBy: ['pages'],
  },
}

/** Text of each output after all changes. */
const told = {} as Record<Reader, string>

beforeAll(() => {
  const copy = temporaryFolder()
  copyRepository(copy)
  for (const [name, { file, change }] of Object.entries(facts)) {
    const before = readFileSync(join(copy, file), 'utf8')
    const after = before.replace(...change)
    if (after === before) throw new Error(`${name}: ${file} does not hold ${change[0]}`)
    writeFileSync(join(copy, file), after)
  }
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, OWNER_FILES: '' },
    })
  const others: Record<string, unknown> = JSON.parse(run('tests/docs/tell-facts.ts'))
  for (const [reader, words] of Object.entries(others)) told[reader as Reader] = JSON.stringify(words)
  const read = (files: string) =>
    globSync(join(copy, files))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  told.pages = read('dist/site/**/*.{html,js,json,xml,txt,webmanifest}')
  told.search = (told.pages.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []).join('\n')
  // Source maps are left out, because they contain the sources' comments.
  told.functions = read('dist/functions/**/*.mjs')
  told.documents = read('{README.md,docs/*.md,.github/**/*.{yml,yaml}}')
  // Time for a build and the templates on a busy machine.
}, 600_000)

test.each(Object.entries(facts))('%s has one source: its old value is nowhere [O9]', (_name, { old, now, readBy }) => {
  for (const [reader, words] of Object.entries(told)) {
    const at = words.search(old)
    expect(at < 0 ? '' : `${reader}: ${words.slice(Math.max(0, at - 80), at + 80)}`).toBe('')
  }
  for (const reader of readBy) expect(told[reader], reader).toMatch(now)
})
