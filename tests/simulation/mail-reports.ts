import { recordMailEvent } from '../../lambdas/leads/record-mail-events.ts'
import { customerMails } from './customer-mails.ts'
import { healedAt, minute } from './plan.ts'
import { between, pick, type Random } from './random.ts'
import type { SentMail } from './services.ts'
import type { Stage } from './stage.ts'

/** SES's reports on a mail. After the faults have ended, every mail is delivered. */
export function reportMail(stage: Stage, mail: SentMail, random: Random): void {
  const isToOwner = !customerMails.some(({ tag }) => tag === mail.tag.name)
  const isBad = stage.time.now < healedAt && random() < stage.plan.bounces
  const isTheFault = isToOwner && stage.services.theFault('report') !== undefined
  const eventType = isTheFault
    ? pick(random, ['Bounce', 'Reject'])
    : isBad
      ? pick(random, ['Bounce', 'Reject', 'Complaint'])
      : 'Delivery'
  if (isToOwner && (eventType === 'Bounce' || eventType === 'Reject'))
    for (const leadId of mail.leads)
      stage.services.model.story(leadId)[mail.isPhotos ? 'photosReturned' : 'returned'] += 1
  for (let copies = random() < 0.1 ? 2 : 1; copies > 0; copies--) {
    report(stage, mail, eventType, between(random, 500, 20 * minute), random)
  }
}

/** A report may come late or twice, and is repeated until the function accepts it; finally a person handles it. */
function report(stage: Stage, sent: SentMail, eventType: string, after: number, random: Random, left = 3): void {
  stage.time.after(after, async () => {
    const { messageId, tag } = sent
    const actor = stage.actor('events', 'event', random)
    const deps = stage.services.connect(actor, random)
    const timestamp = new Date(stage.time.now).toISOString()
    const mail = { timestamp, messageId, tags: { [tag.name]: [tag.value] } }
    const part =
      eventType === 'Bounce'
        ? { bounce: { timestamp, bounceType: 'Permanent' } }
        : eventType === 'Complaint' && { complaint: { timestamp } }
    let isDone = false
    stage.time.after(minute, () => {
      const pause = left > 0 ? 20_000 : Math.max(0, healedAt - stage.time.now)
      if (!isDone && left > -20) report(stage, sent, eventType, pause, random, left - 1)
    })
    const record = customerMails.find((mails) => mails.tag === tag.name)?.record ?? recordMailEvent
    const event = JSON.stringify({ eventType, mail, ...part })
    await stage.account
      .run(actor, () => record(event, deps))
      .then(
        () => {
          isDone = true
        },
        () => undefined,
      )
  })
}
