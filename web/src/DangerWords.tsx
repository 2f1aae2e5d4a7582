import { business, telHref } from '#content/business.ts'
import { dangerAdvice } from '#content/danger-advice.ts'
import { CallWords } from './CallWords.tsx'

/** What to do in each danger, and whom to call. */
export function DangerWords() {
  return (
    <>
      <p>
        <CallWords text={dangerAdvice.fire} />
      </p>
      <p>
        <span>{dangerAdvice.ring}</span>{' '}
        <a className="figures" href={telHref}>
          {business.phone.display}
        </a>
        .
      </p>
      <p>
        <CallWords text={dangerAdvice.noPower} />
      </p>
    </>
  )
}
