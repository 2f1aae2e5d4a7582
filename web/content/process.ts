import { certificateFollows } from './business.ts'
import type { Point } from './lib/schema.ts'
import { formReply } from './reply-times.ts'

/** The steps of a job. */
export const process: Point[] = [
  {
    title: 'Tell us what you need',
    text: 'Use the form, call or WhatsApp. Photos of the room or the fuse board help us give a better first answer.',
  },
  {
    title: 'Free quote',
    text: `${formReply} Some jobs need a visit first. It costs nothing. The price comes in writing, with no obligation.`,
  },
  {
    title: 'The work',
    text: "We come on the date we agree. Some circuits are off meanwhile, so save what's on your computer. Floors and furniture are covered.",
  },
  {
    title: 'Test and hand over',
    text: `The work is tested and explained, and gets its certificate. The room is cleaned. For notifiable work there's a second one. ${certificateFollows}`,
  },
]

/** What happens once the form is sent, in three lines beside it. */
export const nextSteps = {
  quote: [
    'We read it and call or write back.',
    'If we need to see the job, the visit is free.',
    'You get the price in writing. Nothing is due until you say yes.',
  ],
  emergency: [
    'Ring us if you can: it is faster.',
    'We call back the number you give.',
    'You hear who is coming, and when.',
  ],
}
