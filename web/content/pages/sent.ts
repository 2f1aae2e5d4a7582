import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import { formReplyTime } from '../reply-times.ts'

/** The pages that a form sent without script is answered with. */
export const sentPage = {
  title: pageTitle('Message Sent'),
  metaDescription:
    'We have your enquiry and will get back to you soon. To add photos or change something, call or use WhatsApp.',
  reply: `We call or write ${formReplyTime} of sending it.`,
  more: 'Photos to add, or something to change?',
  danger:
    'Call 999 for fire, smoke or a burning smell that goes on. If something smells of burning, sparks or is hot, ring us now.',
}

/** In place of it, of an emergency and of what sounds dangerous. */
export const sentDangerPage = {
  title: pageTitle('Have You Rung Us?'),
  metaDescription:
    'We have your message, but nobody watches the form at night. If something is dangerous, ring us now. Fire or smoke? Call 999.',
  ring: `Ring us now, ${emergencyLine.when}, if you haven't.`,
}

export const notSentPage = {
  title: pageTitle('Not Sent'),
  metaDescription:
    'We could not take your enquiry. Press Back: your words are still in the form. Or call us, and tell us what you need.',
  heading: 'Not sent',
  text: "We couldn't take your message. Your words are still there: press Back in your browser, check every field, and send it again. If it did reach us, the same words count only once.",
}
