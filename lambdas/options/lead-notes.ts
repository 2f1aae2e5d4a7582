/** What options note of a lead. */
import { receiptNotes, receiptTold } from './receipt/receipt-notes.ts'
import { textNotes } from './text-message/text-notes.ts'

/** Times, by the fields of a stored lead. */
export const optionNotes = { ...receiptNotes, ...textNotes }

type Told = readonly [field: keyof typeof optionNotes, tell: (who: string) => string]

/** What the morning mail says when such a time was yesterday. */
export const toldNextMorning: readonly Told[] = [...receiptTold]
