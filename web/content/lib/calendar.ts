/** The business's calendar: weekly hours, closed days and bank holidays. */
import type { WorkingCalendar } from '#contract/working-hours.ts'
import { bankHolidays } from '../bank-holidays.ts'
import { closedDays } from './owner/closed-days.ts'
import { emergencyHours, openingHours, saysWhen } from './owner/opening-hours.ts'
import { alertsOwner } from './owner/options.ts'

export const calendar: WorkingCalendar = {
  week: openingHours,
  closedDays,
  bankHolidays: bankHolidays.dates,
  emergencyHours,
  alertsOwner,
  saysWhen,
}
