/** Days that a call or a mail report that failed for good is kept; the most SQS can. The operator's tools say it too. */
export const deadLetterDays = 14
