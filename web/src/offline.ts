import { scriptPath } from './trusted-types.ts'

/**
 * Keeps the emergency page, and one with the phone number, for when there is no connection. Rejects where storage is
 * forbidden.
 */
export async function keepForOffline(): Promise<void> {
  // Without HTTPS there is none.
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register(scriptPath('/service-worker.js'))
}
