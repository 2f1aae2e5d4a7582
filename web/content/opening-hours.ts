/*
 * When you are open.
 *
 * Change the times between the quotation marks: '08:00' is eight in the morning, '18:30' half past six in the evening.
 * For a day off write 'closed' in place of the braces, as it stands behind sunday.
 * Emergencies are answered at any hour; they are not in this list. Holidays are in closed-days.ts.
 * The hours in the footer, "Open until 6pm", the time by which you reply and what search engines read all follow.
 */
import type { Week } from '#contract/week.ts'

export const openingHours: Week = {
  monday: { opens: '08:00', closes: '18:00' },
  tuesday: { opens: '08:00', closes: '18:00' },
  wednesday: { opens: '08:00', closes: '18:00' },
  thursday: { opens: '08:00', closes: '18:00' },
  friday: { opens: '08:00', closes: '18:00' },
  saturday: { opens: '08:00', closes: '16:00' },
  sunday: 'closed',
}
