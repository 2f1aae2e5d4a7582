/** The attributes that options add to a lead. */
import { receiptNotes } from './receipt/receipt-notes.ts'
import { textNotes } from './text-message/text-notes.ts'

/** Timestamps, by attribute of a stored lead. */
export const optionNotes = { ...receiptNotes, ...textNotes }
