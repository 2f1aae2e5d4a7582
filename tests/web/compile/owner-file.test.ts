import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkOwnerFile, type OwnerFile, ownerProblems } from '../../../web/compile/owner-file.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

const real = 'web/content/owner'
const own = 'tests/fixtures/owner'
const folder = temporaryFolder()
const textOf = (name: OwnerFile) => readFileSync(join(own, `${name}.yaml`), 'utf8')

/** Messages for a test file with one passage changed: the line and the sentence. */
function saidOf(name: OwnerFile, before: string, after: string): string[] {
  const text = textOf(name)
  expect(text).toContain(before)
  return checkOwnerFile(name, text.replace(before, after)).problems.map(({ line, sentence }) => `${line}: ${sentence}`)
}

test("the owner's own files are in order, and the tests have the same ones", () => {
  expect(ownerProblems(real)).toEqual([])
  const yaml = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  expect(yaml(own)).toEqual(yaml(real))
})

test('no notice is shown for a business that is invented', () => {
  const { value } = checkOwnerFile('notice', readFileSync(join(real, 'notice.yaml'), 'utf8'))
  const isInvented = /^confirmed: no$/m.test(readFileSync(join(real, 'contact.yaml'), 'utf8'))
  if (isInvented) expect(value).toBeUndefined()
})

test('each file becomes what the site works with', async () => {
  vi.stubEnv('OWNER_FILES', own)
  vi.resetModules()
  const { business } = await import('#content/business.ts')
  const { notice } = await import('#content/lib/owner/notice.ts')
  const { reviews, reviewsAreSamples, testimonials } = await import('#content/lib/owner/reviews.ts')
  const { teamNote } = await import('#content/lib/owner/team-note.ts')
  // The lowest of building control's fees is in it.
  expect(business.prices.fullRewire).toBe(2500 + 310)
  expect(business.phone).toEqual({ display: '020 7946 0123', e164: '+442079460123' })
  expect(notice).toEqual({
    text: 'Until 1 January: We are closed from 24 December. The emergency line stays open.',
    until: Date.parse('2027-01-02'),
  })
  expect(reviewsAreSamples).toBe(true)
  expect(reviews[0]).toMatchObject({ name: 'Hannah P.', rating: 5 })
  expect(testimonials.barnes).toMatchObject({ name: 'Nadia F.' })
  expect(teamNote).toMatchObject({ title: 'A note from me', portrait: undefined })
})

test.each([
  ['+44 20 7946 0999', '020 7946 0999', '+442079460999'],
  ['0300 123 3333', '0300 123 3333', '+443001233333'],
])('a number typed as %s is shown and dialled as one number', (typed, display, e164) => {
  const { value } = checkOwnerFile('contact', textOf('contact').replace('020 7946 0123', typed))
  expect(value?.phone).toEqual({ display, e164 })
})

test("names, numbers and addresses of the sample are refused once they are said to be the owner's, each at its line", () => {
  const said = saidOf('contact', 'confirmed: no', 'confirmed: 2026-11-20')
  expect(said.map((sentence) => Number.parseInt(sentence, 10)).sort((a, b) => a - b)).toEqual([3, 5, 7, 8, 9])
  expect(said).toContain('7: phone is 020 7946 0123, a number of films, which nobody answers.')
  expect(said).toContain(
    `9: "email: hello@sampleford.example" is the sample's and not yours. Write your own, or confirmed: no.`,
  )
})

/** The day, and what many firms say in the same words. */
const common = /^(confirmed|scheme|link|registeredSince|inspectorQualification|inspectionInsured|vatRegistered)$/

test.each(['contact', 'claims', 'advice'] as const)('an example in the comments of %s is no answer', (name) => {
  const text = readFileSync(join(real, `${name}.yaml`), 'utf8').replace(/^confirmed: .*/m, 'confirmed: 2026-11-20')
  for (const [example, field = ''] of text.matchAll(/^# ([a-z]\w+): .*/gm)) {
    if (common.test(field)) continue
    const { problems } = checkOwnerFile(name, text.replace(example, example.slice(2)))
    expect(problems.map(({ sentence }) => sentence).join('\n')).toContain(`"${example.slice(2)}" is the sample's`)
  }
})

test('the day of a confirmation cannot be one to come, or a word', () => {
  const file = (value: string) => saidOf('claims', 'confirmed: no', `confirmed: ${value}`).join()
  expect(file('2026-11-20')).toBe('')
  expect(file('2099-01-01')).toMatch(/^1: confirmed is 2099-01-01, which is still to come\. Write the day/)
  expect(file('yes')).toMatch(
    /^1: confirmed is "yes" and must be the day on which you checked it, for example 2026-11-22, or: no\.$/,
  )
})

test.each<[file: OwnerFile, before: string, after: string, said: string]>([
  [
    'contact',
    'phone: 020 7946 0123',
    'phone: 020 7946 012',
    '7: phone is "020 7946 012", which nobody can ring. A number that begins 020 has 11 digits; this one has 10.',
  ],
  [
    'contact',
    'phone: 020 7946 0123',
    'phone: 020 7946 0123 or 07700 900123',
    '7: phone is "020 7946 0123 or 07700 900123", which is more than one number. Write one.',
  ],
  ['contact', '# street:', 'street:', '14: postcode is "TW9", and with a street it must be the whole one'],
  ['prices', 'callOut: 95', 'callOut: £95', '4: emergency, callOut is "£95" and must be whole pounds, without sign'],
  ['prices', '  callOut: 95\n', '', '3: emergency, callOut is missing.'],
  ['claims', 'Mon-Fri 8am-6pm', 'Mon-Fri 8-18', '3: openingHours is "Mon-Fri 8-18, Sat 8am-4pm" and must name days'],
  ['claims', 'notifies: no', 'notifies: yes', '13: notifies is yes, which only a registered firm may say.'],
  [
    'claims',
    'notifies: no',
    'registeredSince: long ago\nnotifies: no',
    '13: registeredSince is "long ago" and must be a year',
  ],
  ['advice', 'confirmed: no', 'confirmed: 2026-11-20\nelectrician: Jo', '1: firstAider is missing: write its line, or'],
  ['notice', '2027-01-01', '2072-01-01', '1: lastDay is more than a year away. Check the year.'],
  ['prices', 'from: 2500', 'from: 2,500', '25: rewire, rows 1, from is "2,500" and must be whole pounds'],
  ['prices', 'to: 4200', 'to: 42000', '26: rewire, rows 1, to is more than 3 times from. Check the digits of both.'],
  ['prices', '      name: houseRewire\n', '', '22: rewire, rows must have the line "name: houseRewire" in one row'],
  [
    'prices',
    'lift, solid walls\n',
    'lift, solid walls\n      name: houseRewire\n',
    '40: rewire, rows 3, name is "houseRewire", as in a row above. Correct or delete the line.',
  ],
  [
    'prices',
    'lift, solid walls\n',
    'lift, solid walls\n      name: hut\n',
    '40: rewire, rows 3, name is "hut", which no text prints, only fullRewire and houseRewire. Correct or delete',
  ],
  ['prices', 'callOut: 95', 'callOut: 95\n  outOfHoursCallOut: 140', '3: emergency must have both outOfHoursCallOut'],
  ['prices', 'and test it. You supply the light.\n', '\n', 'and must be a sentence, with a full stop at its end'],
  ['notice', '2027-01-01', '1/1/2027', '1: lastDay must be a date such as 2026-11-21.'],
  ['notice', 'The emergency line stays open.', 'On and on. '.repeat(12), '2: text has 163 characters'],
  ['notice', 'text: We', 'text: Closed: we', '2: the line cannot be read. Words with a colon'],
  ['notice', 'stays open.', 'stays open #always.', '2: what comes after the # is not read. Delete it'],
  ['reviews', 'rating: 5', 'rating: 6', '9: reviews 1, rating is "6" and must be a number of stars from 1 to 5.'],
  ['contact', 'county: ', ' county: ', '13: the line begins with a space too many or too few.'],
  [
    'prices',
    'callOut: 95\n',
    'callOut: 95\n   outOfHoursCallOut: 140\n',
    '5: the line begins with a space too many or',
  ],
  ['prices', '  callOut: 95', ' callOut: 95', '4: the line begins with a space too many or too few.'],
  [
    'claims',
    '    - >\n      I still',
    '    I still',
    '19: note, paragraphs must be a list: each entry begins with a dash.',
  ],
  [
    'reviews',
    'reviews:\n',
    'reviews:\n  - Fine.\n',
    '4: reviews 1 must be a group of lines, each with a word, a colon and a space.',
  ],
])('in %s, where %j becomes %j, the mistake is one sentence with its line: %s', (file, before, after, said) => {
  expect(saidOf(file, before, after)).toEqual([expect.stringContaining(said)])
})

test('a line at the margin that belongs further in is named by its word', () => {
  const said = saidOf('prices', '  # outOfHoursCallOut', 'outOfHoursCallOut').join()
  expect(said).toMatch(
    /^7: the file has "outOfHoursCallOut", which nothing reads\. Look at .* spaces in front, or delete it\.$/,
  )
})

test('a line that nothing reads leaves what the others say', () => {
  const { value, problems } = checkOwnerFile('prices', `${textOf('prices')}\nnoSuchTable:\n  lead: Gone\n`)
  expect(problems).toMatchObject([{ sentence: expect.stringContaining('the file has "noSuchTable"') }])
  expect(value).toEqual(checkOwnerFile('prices', textOf('prices')).value)
})

test('a company gives all three of its lines, and a firm that charges VAT its number', () => {
  const missing = (line: string) =>
    saidOf('contact', 'postcode: TW9', `postcode: TW9\n${line}`).map((said) => said.split(' ')[1])
  expect(missing('companyName: Ordinary Ltd')).toEqual(['companyNumber', 'registeredOffice'])
  expect(missing('companyNumber: "01234567"')).toEqual(['companyName', 'registeredOffice'])
  expect(missing('vatRegistered: yes')).toEqual(['vatNumber'])
  // Named at its line among the comments, where there is one.
  expect(saidOf('contact', 'postcode: TW9', 'postcode: TW9\ncompanyName: Us').map((said) => said.slice(0, 17))).toEqual(
    ['17: companyNumber', '1: registeredOffi'],
  )
  expect(missing('vatNumber: GB 1')).toEqual(['vatRegistered'])
  expect(missing('vatRegistered: no')).toEqual([])
})

test('a year of registration without the registration is no year', () => {
  const said = saidOf('claims', 'notifies: no', 'registeredSince: 2016\nnotifies: no')
  expect(said.map((sentence) => sentence.split(' ')[1])).toEqual(['scheme', 'number', 'link'])
})

test('an area that there is not is answered with those that there are', () => {
  expect(saidOf('reviews', 'area: barnes', 'area: barns').join()).toMatch(
    /"barns", which is none of: barnes, .*wimbledon/,
  )
})

test('a review that is no sample says where it was published, unless it is hidden', () => {
  const all = saidOf('reviews', 'confirmed: no', 'confirmed: 2026-11-20')
  expect(all[0]).toBe(
    '4: reviews 1, published is missing: say where the customer published it, for example Google, or a letter to us.',
  )
  const hidden = textOf('reviews').replace('confirmed: no', 'confirmed: 2026-11-20').replaceAll('show: yes', 'show: no')
  expect(checkOwnerFile('reviews', hidden).problems).toEqual([])
})

test('what a phone types is taken as it is meant', () => {
  const note = checkOwnerFile('claims', textOf('claims').replace('A note from me', 'It’s “me”')).value
  expect(note).toMatchObject({ note: { title: `It's "me"` } })
})

test('a notice and reviews may be absent, and an empty file of prices may not', () => {
  expect(checkOwnerFile('reviews', 'confirmed: 2026-11-20\n\nreviews:\n').problems).toEqual([])
  expect(checkOwnerFile('notice', '# Nothing planned.\n').problems).toEqual([])
  expect(checkOwnerFile('prices', '').problems).toHaveLength(1)
})

test('without a qualified person the site offers no inspection that the law wants one for', () => {
  expect(saidOf('claims', 'qualifiedPerson: yes', 'qualifiedPerson: no')).toEqual([
    '15: qualifiedPerson is no, and the site offers inspections that only such a person may sign: have web/content/services/eicr.ts and web/content/services/landlords-businesses.ts deleted.',
  ])
})

test('an inspector is named with a qualification, and a qualification with a name', () => {
  const field = (line: string) =>
    saidOf('claims', 'notifies: no', `${line}\nnotifies: no`).map((said) => said.split(' ')[1])
  expect(field('inspector: Sam')).toEqual(['inspectorQualification'])
  expect(field('inspectorQualification: a diploma')).toEqual(['inspector'])
})

test('every file that is wrong or missing is named at once', () => {
  for (const name of ['contact', 'claims', 'notice', 'advice'] as const) {
    writeFileSync(join(folder, `${name}.yaml`), textOf(name))
  }
  writeFileSync(join(folder, 'prices.yaml'), textOf('prices').replace('callOut: 95', 'callOut: ninety-five'))
  expect(ownerProblems(folder).map(({ sentence }) => sentence)).toEqual([
    'emergency, callOut is "ninety-five" and must be whole pounds, without sign or pence, for example 95.',
    'the file is not there. Bring it back from the history on GitHub.',
  ])
})

test('a file that is not UTF-8 is named with its line', () => {
  const all = temporaryFolder()
  cpSync(own, all, { recursive: true })
  writeFileSync(join(all, 'notice.yaml'), Buffer.from('lastDay: 2027-01-01\ntext: Caf\u00e9\n', 'latin1'))
  expect(ownerProblems(all)).toMatchObject([
    { file: expect.stringMatching(/notice\.yaml$/), line: 2, sentence: expect.stringContaining('not UTF-8') },
  ])
})
