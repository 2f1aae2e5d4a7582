/** Checks the site's text against the style rules, with a message for each problem. */

const longestParagraph = 70
/** Maximum words per sentence, on average over a page. */
const longestSentence = 28

const faults: [pattern: RegExp, cure: string][] = [
  [/—/, 'Use a comma, or make two sentences'],
  [/[“”‘’]/, 'Use straight quotation marks'],
  [/…/, 'Finish the sentence'],
  [/ {2}/, 'Take out the second space'],
  [/\b(?!(?:over|re|cap)?siz|priz|seiz)\w{2,}iz(?:e[drs]?|ing|ations?)\b/i, 'Write it with -ise'],
  [/(?<!\bOops|Message Sent)!/, 'End with a full stop'],
  [/\d-\d+ years/, 'Write the range with an en dash: 3–5 years'],
  [
    /look no further|we pride ourselves|peace of mind|in today's|when it comes to|ensure that|important to (?:note|remember)|hassle|state of the art|cutting.edge|one-stop|second to none|don't hesitate|rest assured/i,
    'Say what is meant, or leave it out',
  ],
]

/** A piece of running text, with its line if known. */
export type Passage = { text: string; line?: number | undefined }

export function wordingProblems(passages: readonly Passage[]): string[] {
  return [...passages.flatMap(problemsOf), ...averageProblem(passages)]
}

function problemsOf({ text, line }: Passage): string[] {
  const at = line === undefined ? '' : `line ${line}: `
  const count = wordCount(text)
  const found = faults.flatMap(([pattern, cure]) => {
    const [fault] = pattern.exec(text) ?? []
    return fault === undefined ? [] : `${at}"${fault}" is not how we write. ${cure}.`
  })
  if (count <= longestParagraph) return found
  return [
    ...found,
    `${at}the paragraph "${opening(text)} ..." has ${count} words. Make it two; ${longestParagraph} are enough for one.`,
  ]
}

function averageProblem(passages: readonly Passage[]): string[] {
  const sentences = passages.flatMap(({ text }) => text.split(/(?<=[.?!])['")]?\s+/))
  const average = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / sentences.length
  if (!(average > longestSentence)) return []
  const longest = sentences.toSorted((a, b) => wordCount(b) - wordCount(a))[0] ?? ''
  return [
    `its sentences have ${Math.round(average)} words on average, and ${longestSentence} are enough. Begin with the longest: "${opening(longest)} ...".`,
  ]
}

function opening(text: string): string {
  return text.split(/\s+/).slice(0, 6).join(' ')
}

function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Fields that do not contain sentences. */
const silent = new Set(['sources', 'href', 'link', 'stem', 'slug', 'icon', 'id'])

/** Every text in a record, each with the line of the file on which it starts. */
export function passagesOf(record: unknown, file = ''): Passage[] {
  return textsOf(record).map((text) => ({ text, line: lineOf(text, file) }))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => (silent.has(key) ? [] : textsOf(field)))
}

/** The line on which a text starts, found by its first words: placeholders further on have been filled in. */
function lineOf(text: string, file: string): number | undefined {
  const at = file.indexOf(text.slice(0, 24))
  return at < 0 ? undefined : file.slice(0, at).split('\n').length
}
