import { certificateIfNotifiable } from './building-control.ts'
import type { Point } from './lib/schema.ts'
import { formReply } from './reply-times.ts'

/** The steps of a job. */
export const process: Point[] = [
  {
    title: 'Tell us what you need',
    text: 'Use the form, call us or send a WhatsApp. Photos of the room or the fuse board help us give you a better first answer.',
  },
  {
    title: 'Free quote',
    text: `${formReply} If we need to see the job first, the visit is free. You get the price in writing, with no obligation.`,
  },
  {
    title: 'The work',
    text: "We come on the day we agreed, and cover floors and furniture. Some circuits will be off while we work, so save what's on your computer.",
  },
  {
    title: 'Test and hand over',
    text: `We test everything, show you how it works and clean the room. You get an electrical certificate. ${certificateIfNotifiable}`,
  },
]

/** What happens once the form is sent, in three lines beside it. */
export const nextSteps = {
  quote: [
    'We call you or write back.',
    'If we need to see the job, the visit is free.',
    'You get the price in writing, and can still say no.',
  ],
  emergency: [
    "Ring us if you can, because it's faster.",
    'We call you back on the number you give.',
    "We tell you who's coming, and when.",
  ],
}
