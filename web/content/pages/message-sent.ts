import { quoteNotices } from '#contract/quote-rules.ts'
import { business } from '../business.ts'
import { replyBy } from '../clock.ts'

export const messageSentPage = {
  title: `Message sent | ${business.name}`,
  metaDescription: `Your enquiry has reached ${business.name}. What happens next, how soon we reply and what to do if the matter cannot wait.`,
  /** The same words as in the form's own message. */
  notice: quoteNotices.sent,
  next: [
    `${replyBy.always} If we need to see the job first, we will ask for a time that suits you.`,
    'Thought of something else? Send the form again with the new detail. Nothing is lost and both will be read.',
    `If it turns into an emergency, do not wait for us to write. Call ${business.phone.display} at any hour.`,
  ],
}
