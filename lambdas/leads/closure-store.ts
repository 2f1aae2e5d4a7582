import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { Closures } from '../contract/desk.ts'
import { addDays, londonTime } from '../contract/london-time.ts'
import { deskKeys } from '../contract/tables.ts'
import type { ClosedDays, WorkingCalendar } from '../contract/working-hours.ts'
import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'

export type ClosureStore = ReturnType<typeof createClosureStore>

/** Days that a past closure is kept, to recalculate promises made during it. */
const keptDays = 60

/** The closed days declared at the desk: one record in the leads table. */
export function createClosureStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async list(abortSignal?: AbortSignal): Promise<ClosedDays[]> {
      const command = new GetCommand({ TableName: table, Key: { leadId: deskKeys.closures } })
      const { Item } = await client.send(command, { abortSignal })
      return Closures.safeParse(Item).data?.closedDays ?? []
    },

    async put(closedDays: readonly ClosedDays[], now: number): Promise<void> {
      const oldest = addDays(londonTime(now).date, -keptDays)
      const Item = { leadId: deskKeys.closures, closedDays: closedDays.filter(({ to }) => to >= oldest) }
      await client.send(new PutCommand({ TableName: table, Item }))
    },
  }
}

export interface CalendarSources {
  calendar: WorkingCalendar
  /** Closures declared at the desk. Undefined without the desk. */
  closures?: Pick<ClosureStore, 'list'> | undefined
}

/** Milliseconds. Short, because mails are waiting. */
const bound = 500

/** The calendar with the closed days declared at the desk. Unchanged when they cannot be read, or without a desk. */
export async function calendarNow({ calendar, closures }: CalendarSources): Promise<WorkingCalendar> {
  if (!closures) return calendar
  try {
    const declared = await withinTime(bound, (signal) => closures.list(signal))
    return { ...calendar, closedDays: [...calendar.closedDays, ...declared] }
  } catch (error) {
    log.error('step failed', { step: 'closures', error })
    return calendar
  }
}
