import type { Receipt } from './enquiry-state.ts'

const storageKey = 'quote-receipt'

/** Keeps the receipt for as long as the tab. */
export function storeReceipt(receipt: Receipt | undefined): void {
  try {
    if (receipt) sessionStorage.setItem(storageKey, JSON.stringify(receipt))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage may be blocked or full: the receipt then lasts as long as the page.
  }
}

/** The receipt of this tab. Photos that were on their way when the page was loaded again are gone. */
export function readReceipt(): Receipt | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    // Nobody but this file writes it. One from before a deployment is not read.
    const receipt = stored as Receipt | null
    return receipt?.leadId && receipt.request ? { ...receipt, photoIds: [] } : undefined
  } catch {
    return undefined
  }
}
