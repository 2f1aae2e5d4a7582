import { Link } from 'react-router-dom'
import { business } from '#content/business.ts'
import { paths } from '../paths.ts'

/** The business's name as a lamp: a pendant hangs from the top of the page, and it is lit. */
export function Wordmark() {
  return (
    <Link className="wordmark" to={paths.home}>
      {business.name}
    </Link>
  )
}
