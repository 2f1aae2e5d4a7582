/**
 * The papers that the site shows: a quote and a condition report, as a customer gets them. Invented, and captioned as
 * samples; the prices are the business's own.
 */
import { business, pounds } from './business.ts'
import { boardWork, buildingControlFees } from './lib/owner/prices.ts'

const { twoSockets, lighting } = business.prices

/** The fee where the firm does not notify, and a line without a price where it does. */
const buildingControl = buildingControlFees
  ? { work: "Building control's fee for the fuse board", amount: buildingControlFees.byCouncil[0]?.fee }
  : { work: 'Building regulations certificate for the fuse board' }

/** A line of the quote. `amount` in pounds, from the owner's prices; left out where the work is part of the price. */
const lines: { work: string; amount?: number | undefined }[] = [
  { work: 'Two double sockets, either side of the chimney breast', amount: twoSockets },
  { work: 'Two pendants over the table, in place of the old ones', amount: 2 * lighting },
  { work: 'New fuse board for up to 6 circuits', amount: boardWork },
  buildingControl,
  { work: 'Testing, and an electrical certificate for the fuse board and for the sockets' },
]

export const sampleQuote = {
  title: 'Quote',
  job: 'Two-bedroom flat, East Sheen: dining room and hall',
  lines: lines.map(({ work, amount }) => ({ work, amount: amount ? pounds(amount) : 'Included' })),
  total: pounds(lines.reduce((sum, { amount = 0 }) => sum + amount, 0)),
  notIncluded: 'Not included: the lights themselves, plastering and painting.',
  /** Beside the sheet, by the number that marks their place on it. */
  notes: {
    lines: 'Each job has its own price, so you can leave one out.',
    notIncluded: "The quote also says what isn't included.",
    total: 'You see the total, with every fee in it, before you decide.',
  },
} as const

export const sampleReport = {
  title: 'Condition report',
  job: 'Two-bedroom flat, Putney. Every circuit inspected and tested.',
  result: 'Unsatisfactory',
  observations: [
    { code: 'C1', found: 'Kitchen: broken socket front, so live parts can be touched' },
    { code: 'C2', found: 'Gas pipe: main bonding conductor missing' },
    { code: 'FI', found: 'Earth of the supply: could not be confirmed on the day' },
    { code: 'C3', found: 'Fuse board: sound, but older, with no surge protection' },
  ],
  limits: 'Not inspected: cables under the tiled bathroom floor.',
  notes: {
    danger: "C1 means danger now. We made this one safe the same morning, with the owner's agreement.",
    improvement: 'C3 means that an improvement is recommended. A report with only C3 items is satisfactory.',
    limits: "The report also says what we couldn't inspect.",
  },
} as const
