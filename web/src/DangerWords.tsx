import { business, telHref } from '#content/business.ts'
import { urgentAdvice } from '#content/urgent.ts'
import { CallWords } from './CallWords.tsx'

/** What to do in each danger, and whom to call. */
export function DangerWords() {
  return (
    <>
      <p>
        <CallWords text={urgentAdvice.fire} />
      </p>
      <p>
        <span>{urgentAdvice.ring}</span>{' '}
        <a className="figures" href={telHref}>
          {business.phone.display}
        </a>
        .
      </p>
      <p>
        <CallWords text={urgentAdvice.noPower} />
      </p>
    </>
  )
}
