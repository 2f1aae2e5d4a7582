import type { QuoteFields } from '#contract/quote-rules.ts'
import { retention } from '#contract/retention.ts'

/** First words of a WhatsApp chat. The visitor sees and may change them before sending. */
export const whatsappMessages = {
  general: 'Hello, I found you on your website and would like some help with an electrical job.',
  emergency: 'EMERGENCY: I need an electrician. My postcode and the problem: ',
  service: (name: string, area?: string) =>
    area ? `Hello, I would like a quote for ${name} in ${area}.` : `Hello, I would like a quote for ${name}.`,
  project: (title: string) => `Hello, I saw your project "${title}" and would like something similar.`,
  article: (title: string) => `Hello, I read "${title}" on your blog and have a question.`,
  failedForm: ({ fullName, phone, email, postcode, jobDescription }: QuoteFields) =>
    [
      'Hello, your form would not send, so here are my details.',
      `Name: ${fullName}`,
      `Phone: ${phone}`,
      ...(email ? [`E-mail: ${email}`] : []),
      `Postcode: ${postcode}`,
      `Job: ${jobDescription}`,
    ].join('\n'),
}

/** Printed beside the submit button; the privacy page says the rest [G2]. */
export const privacyNotice = `We use your details and photos to answer you and to do the work if you go ahead, and keep them for ${retention.leadMonths} months (photos ${retention.attachedPhotoDays} days, backups up to ${retention.backupDays} days more). We never sell them or add you to a mailing list, and we delete them sooner if you ask.`
