/**
 * The papers that the site shows: a quote and a condition report, as a customer gets them. Invented, and captioned as
 * samples; the prices are the business's own.
 */
import { business, pounds } from './business.ts'

const { twoSockets, lighting, homeEicr } = business.prices

/** A line of the quote. `amount` in pounds, from the price tables; left out where the work is part of the price. */
const lines: { work: string; amount?: number }[] = [
  { work: 'Two double sockets, either side of the chimney breast', amount: twoSockets },
  { work: 'Two pendants over the table, at the points there now', amount: 2 * lighting },
  { work: 'Hall light changed, at the point there now', amount: lighting },
  { work: 'Condition report on the whole flat (EICR)', amount: homeEicr },
  { work: 'Testing, and a Minor Works Certificate for the sockets' },
]

export const sampleQuote = {
  title: 'Quote',
  job: 'Two-bedroom flat, East Sheen: dining room and hall',
  lines: lines.map(({ work, amount }) => ({ work, amount: amount ? pounds(amount) : 'Included' })),
  total: pounds(lines.reduce((sum, { amount = 0 }) => sum + amount, 0)),
  notIncluded: 'Not included: the lights themselves, plastering and painting.',
  /** Beside the sheet, by the letter that marks their place on it. */
  notes: {
    lines: 'Each item has its own line. You can leave out any priced line.',
    notIncluded: "What isn't included is written down too.",
    total: 'One sum, before you decide.',
  },
} as const

export const sampleReport = {
  title: 'Condition report',
  job: 'Two-bedroom flat, Putney. Every circuit inspected and tested.',
  result: 'Unsatisfactory',
  observations: [
    { code: 'C1', found: 'Kitchen: broken socket front, live parts can be touched' },
    { code: 'C2', found: 'Gas pipe: main bonding conductor missing' },
    { code: 'FI', found: 'Supply earth: could not be confirmed that day' },
    { code: 'C3', found: 'Board: sound, but older, with no surge protection' },
  ],
  limits: 'Not inspected: cables under the bathroom floor, which is tiled.',
  notes: {
    danger: "C1 means danger now. We made it safe that morning, with the owner's agreement.",
    improvement: 'C3 recommends an improvement. A report with nothing else is satisfactory.',
    limits: "What we couldn't see is written down too.",
  },
} as const
