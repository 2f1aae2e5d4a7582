import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import { sentReply } from '../reply-times.ts'
import { fireOrSmell, heatBriefly } from '../safety.ts'

/** The pages that a form sent without script is answered with. */
export const sentPage = {
  title: pageTitle('Message Sent'),
  metaDescription:
    "We have your enquiry and we'll get back to you soon. To add photos or change something, call us or use WhatsApp.",
  reply: sentReply,
  more: 'Do you have photos to add, or something to change?',
  danger: `${fireOrSmell} ${heatBriefly}, and ring us now.`,
  houseAlt: 'Cutaway of a house at dusk with a light on in every room',
}

/** In place of it, of an emergency and of what sounds dangerous. */
export const sentDangerPage = {
  title: pageTitle('Have You Rung Us?'),
  metaDescription:
    'We have your message, but nobody watches the form at night. If something is dangerous, ring us now. Fire or smoke? Call 999.',
  ring: `If you haven't rung us yet, ring us now. We answer, or ring you straight back, ${emergencyLine.when}.`,
  picture: {
    stem: 'front-door-lantern-closeup',
    alt: 'Green front door at night with a lantern lit above it',
  },
}

export const notSentPage = {
  title: pageTitle('Not Sent'),
  metaDescription:
    "We couldn't take your enquiry. Press Back, and what you typed is still in the form. Or call us and tell us what you need.",
  heading: 'Not sent',
  text: "We couldn't take your message. What you typed is still there: press Back in your browser, check every field, shorten the text if it's very long, and send it again. If it did reach us, we count the same words only once.",
  houseAlt: 'The same house with every light off',
}
