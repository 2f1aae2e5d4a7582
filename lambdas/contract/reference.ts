/** Reference of an enquiry in receipts, pages and mails: `1A2B-3C4D`. */
export function referenceOf(leadId: string): string {
  return `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase()
}
