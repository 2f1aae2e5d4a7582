import { recordMailEvent } from '../../lambdas/leads/record-mail-events.ts'
import { customerMails } from './customer-mails.ts'
import { healedAt, minute } from './plan.ts'
import { between, pick, type Random } from './random.ts'
import type { SentMail } from './services.ts'
import type { Stage } from './stage.ts'

/** What the mail service says became of each mail. */
export class MailReports {
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** SES's reports on a mail. Once all is well, every mail is delivered. */
  reportMail(mail: SentMail, random: Random): void {
    const isToOwner = !customerMails.some(({ tag }) => tag === mail.tag.name)
    const isBad = this.stage.time.now < healedAt && random() < this.stage.plan.bounces
    const isTheFault = isToOwner && this.stage.services.theFault('report') !== undefined
    const eventType = isTheFault
      ? pick(random, ['Bounce', 'Reject'])
      : isBad
        ? pick(random, ['Bounce', 'Reject', 'Complaint'])
        : 'Delivery'
    if (isToOwner && (eventType === 'Bounce' || eventType === 'Reject'))
      for (const leadId of mail.leads)
        this.stage.services.model.story(leadId)[mail.isPhotos ? 'photosReturned' : 'returned'] += 1
    for (let copies = random() < 0.1 ? 2 : 1; copies > 0; copies--) {
      this.report(mail, eventType, between(random, 500, 20 * minute), random)
    }
  }

  /** A report comes late, twice, and again until the function has taken it; in the end a person sees to it. */
  private report(sent: SentMail, eventType: string, after: number, random: Random, left = 3): void {
    this.stage.time.after(after, async () => {
      const { messageId, tag } = sent
      const actor = this.stage.actor('events', 'event', random)
      const deps = this.stage.services.connect(actor, random)
      const timestamp = new Date(this.stage.time.now).toISOString()
      const mail = { timestamp, messageId, tags: { [tag.name]: [tag.value] } }
      const part =
        eventType === 'Bounce'
          ? { bounce: { timestamp, bounceType: 'Permanent' } }
          : eventType === 'Complaint' && { complaint: { timestamp } }
      let isDone = false
      this.stage.time.after(minute, () => {
        const pause = left > 0 ? 20_000 : Math.max(0, healedAt - this.stage.time.now)
        if (!isDone && left > -20) this.report(sent, eventType, pause, random, left - 1)
      })
      const record = customerMails.find((mails) => mails.tag === tag.name)?.record ?? recordMailEvent
      const event = JSON.stringify({ eventType, mail, ...part })
      await this.stage.account
        .run(actor, () => record(event, deps))
        .then(
          () => {
            isDone = true
          },
          () => undefined,
        )
    })
  }
}
