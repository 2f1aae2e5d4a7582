/**
 * The papers that the site shows: a quote and a condition report, as a customer gets them. Invented, and captioned as
 * samples; the prices are the business's own.
 */
import { business, pounds } from './business.ts'
import { isDone } from './lib/done-services.ts'

const { installation, lighting, homeEicr } = business.prices

/** A line of the quote. `each` in pounds; left out where the work is part of the price. */
const allLines: { work: string; service?: string; count?: number; each?: number }[] = [
  {
    work: 'Double sockets either side of the chimney breast',
    service: 'sockets-lighting',
    count: 2,
    each: installation,
  },
  { work: 'Pendants over the table, at the points there now', service: 'downlights', count: 3, each: lighting },
  { work: 'Hall light changed, at the point there now', service: 'downlights', count: 1, each: lighting },
  { work: 'Condition report on the whole flat (EICR)', service: 'eicr', count: 1, each: homeEicr },
  { work: 'Testing, and a Minor Works Certificate for the sockets' },
]

const lines = allLines.filter(({ service }) => !service || isDone(service))

export const sampleQuote = {
  title: 'Quote',
  job: 'Two-bedroom flat, East Sheen',
  lines: lines.map(({ work, count, each }) => ({
    work: count && count > 1 ? `${count} × ${work}` : work,
    amount: count && each ? pounds(count * each) : 'Included',
  })),
  total: pounds(lines.reduce((sum, { count = 0, each = 0 }) => sum + count * each, 0)),
  notIncluded: 'Not included: the pendants themselves, plastering and painting.',
  /** Beside the sheet, by the letter that marks their place on it. */
  notes: {
    lines: 'Each item has its own line, and you can leave out any priced line.',
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
    { code: 'FI', found: 'Meter cupboard: the supply earth could not be confirmed that day' },
    { code: 'C3', found: 'Board: sound, but older, with no surge protection' },
  ],
  limits: 'Not inspected: cables under the bathroom floor, which is tiled.',
  notes: {
    danger: "C1 is danger present. Made safe that morning, with the owner's agreement.",
    improvement: 'C3 is an improvement. Alone it leaves a report satisfactory.',
    limits: "What we couldn't see is written down too.",
  },
} as const
