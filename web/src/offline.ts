import { scriptPath } from './trusted-types.ts'

/**
 * Installs a service worker that caches the emergency page and one with the phone number for use offline. Rejects where
 * storage is blocked.
 */
export async function keepForOffline(): Promise<void> {
  // Service workers exist only over HTTPS.
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register(scriptPath('/service-worker.js'))
}
