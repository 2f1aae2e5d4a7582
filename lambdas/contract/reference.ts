/** What an enquiry is called in the receipt, on this page and in the mails: `1A2B-3C4D`. */
export function referenceOf(leadId: string): string {
  return `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase()
}
