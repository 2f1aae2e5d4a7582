import { notSentPage } from '#content/pages/offline.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { NoConnection } from './NoConnection.tsx'

/**
 * The service worker's response to a form posted while offline. Going back restores every field [L11]. The page's one
 * script turns that into a button, so the button exists only with the script.
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
