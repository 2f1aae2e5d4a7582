import type { CustomerMail } from './customer-mail.ts'
import { receipts } from './receipts.ts'

/** The options that mail customers. */
export const customerMails: readonly CustomerMail[] = [receipts]
