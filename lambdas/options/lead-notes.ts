/** The attributes that options add to a lead. */
import { receiptNotes, receiptTold } from './receipt/receipt-notes.ts'
import { textNotes } from './text-message/text-notes.ts'

/** Timestamps, by attribute of a stored lead. */
export const optionNotes = { ...receiptNotes, ...textNotes }

type Told = readonly [field: keyof typeof optionNotes, tell: (who: string) => string]

/** Sentences for the morning mail about leads whose timestamp is of yesterday. */
export const toldNextMorning: readonly Told[] = [...receiptTold]
