import * as z from 'zod/mini'

const Timed = z.optional(z.object({ timestamp: z.string() }))

/**
 * What we read of an event that SES publishes to SNS.
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

/** @throws Error for what is none. Undefined for what SES publishes once, when the event destination is created. */
export function readMailEvent(message: string): MailEvent | undefined {
  if (message.startsWith('Successfully validated SNS topic')) return undefined
  return MailEvent.parse(JSON.parse(message))
}
