import { offlinePage } from '#content/pages/offline.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { NoConnection } from './NoConnection.tsx'

/** What the service worker shows at any URL while offline. */
export function OfflinePage() {
  return (
    <NoConnection words={offlinePage} path={paths.offline}>
      <form>
        <button type="submit" className={buttonClass('secondary')}>
          {offlinePage.again}
        </button>
      </form>
    </NoConnection>
  )
}
