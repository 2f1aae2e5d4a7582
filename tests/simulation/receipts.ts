import { receiptTag, recordReceiptEvent } from '../../lambdas/options/receipt/receipt-events.ts'
import { createReceiptMailer } from '../../lambdas/options/receipt/receipt-mailer.ts'
import { sendReceipts } from '../../lambdas/options/receipt/send-receipts.ts'
import type { CustomerMail } from './customer-mail.ts'

/** Nothing is counted: unit tests cover the limits. */
const counter = {
  countForToday: async () => true,
  isPaused: async () => false,
  startDelivery: async () => true,
  endDelivery: async () => {},
  countReturn: async () => {},
}

export const receipts: CustomerMail = {
  tag: receiptTag,
  minutes: [3, 8, 13, 22, 100],
  send: ({ sendMail, ...deps }) => {
    const mailer = createReceiptMailer(sendMail, {
      businessName: 'Ohm',
      sender: 'website@site.example',
      answersTo: 'hello@site.example',
      configurationSet: 'receipts',
    })
    const phone = { display: '020 7946 0999', e164: '+442079460999' }
    const business = { name: 'Ohm', phone, emergencyWhen: '' }
    return sendReceipts({ ...deps, mailer, counter, business })
  },
  record: (event, { list, now }) => recordReceiptEvent(event, { list, counter, now }),
}
