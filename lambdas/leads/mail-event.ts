import * as z from 'zod/mini'

const Timed = z.optional(z.object({ timestamp: z.string() }))

/**
 * The fields we use of an SES event.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const MailEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    timestamp: z.string(),
    messageId: z.string(),
    tags: z._default(z.record(z.string(), z.array(z.string())), {}),
  }),
  delivery: Timed,
  deliveryDelay: Timed,
  bounce: z.optional(z.object({ timestamp: z.string(), bounceType: z.optional(z.string()) })),
  complaint: Timed,
})
export type MailEvent = z.infer<typeof MailEvent>

/** @throws Error when it is no SES event. Undefined for the test message that SES publishes when the destination is created. */
export function readMailEvent(message: string): MailEvent | undefined {
  if (message.startsWith('Successfully validated SNS topic')) return undefined
  return MailEvent.parse(JSON.parse(message))
}
