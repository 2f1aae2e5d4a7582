import type { Receipt } from './enquiry-state.ts'

const storageKey = 'quote-receipt'

/** Stores the receipt for as long as the tab is open. */
export function storeReceipt(receipt: Receipt | undefined): void {
  try {
    if (receipt) sessionStorage.setItem(storageKey, JSON.stringify(receipt))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage may be blocked or full: the receipt then lasts as long as the page.
  }
}

/** The receipt of this tab. Photos still uploading when the page was reloaded are lost. */
export function readReceipt(): Receipt | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    // Cast: only this file writes the key. A receipt from before a deployment is ignored.
    const receipt = stored as Receipt | null
    return receipt?.leadId && receipt.request ? { ...receipt, photoIds: [] } : undefined
  } catch {
    return undefined
  }
}
