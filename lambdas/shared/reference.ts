/** Reference of an enquiry in receipts, pages and mails: `1A2B-3C4D`. */
export function referenceOf(enquiryId: string): string {
  return `${enquiryId.slice(0, 4)}-${enquiryId.slice(4, 8)}`.toUpperCase()
}
