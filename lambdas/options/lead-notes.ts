/** What options note of a lead. */
import { receiptNotes, receiptTold } from './receipt/receipt-notes.ts'
import { textNotes } from './text-message/text-notes.ts'

/** Times, by the fields of a stored lead. */
export const optionNotes = { ...receiptNotes, ...textNotes }

/** Cast, because the type of an object's keys is any string. */
export const optionNoteNames = Object.keys(optionNotes) as (keyof typeof optionNotes)[]

/** What the morning mail says when such a time was yesterday. */
export const toldNextMorning: Partial<Record<keyof typeof optionNotes, (who: string) => string>> = { ...receiptTold }
