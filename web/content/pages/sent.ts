import { pageTitle } from '../lib/page-title.ts'
import { formReplyTime } from '../reply-times.ts'

/** The two pages that a form sent without script is answered with. */
export const sentPage = {
  title: pageTitle('Message Sent'),
  metaDescription:
    'We have your enquiry and will get back to you soon. To add photos or change something, call or use WhatsApp.',
  reply: `We call or write ${formReplyTime} of sending it.`,
  more: 'Photos to add, or something to change?',
}

export const notSentPage = {
  title: pageTitle('Not Sent'),
  metaDescription:
    'Your enquiry did not reach us. Press Back: your words are still in the form. Or call us, and tell us what you need.',
  heading: 'Not sent',
  text: 'Your message did not reach us. Your words are still there: press Back in your browser, check every field, and send it again.',
}
