import type { CustomerMail } from './customer-mail.ts'
import { receipts } from './receipts.ts'

/** Of each option that mails customers. */
export const customerMails: readonly CustomerMail[] = [receipts]
