import { paths } from './paths.ts'
import { scriptPath } from './trusted-types.ts'

/** The switch: false takes the kept page away again from every browser that comes back. */
const keepsEmergencyPage = true

const scope = paths.service('emergency')

/** Keeps the emergency page for later, when there may be no connection. Rejects where storage is forbidden. */
export async function prepareForOffline(): Promise<void> {
  // Without HTTPS there is none.
  if (!('serviceWorker' in navigator)) return
  if (keepsEmergencyPage) {
    await navigator.serviceWorker.register(scriptPath('/emergency-worker.js'), { scope })
    return
  }
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister()
  await caches.delete('emergency')
}
