import { notSentPage } from '#content/pages/offline.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { NoConnection } from './NoConnection.tsx'

/**
 * What the service worker answers a form with that was posted without a connection. Going back brings every field
 * again [L11]; its one script only makes a button of that, so the button comes with it.
 */
export function NotSentPage() {
  return (
    <NoConnection words={notSentPage} path={paths.notSent}>
      <button type="button" id="go-back" className={buttonClass('secondary')} hidden>
        {notSentPage.again}
      </button>
      <script type="module" src="/go-back.js" />
    </NoConnection>
  )
}
