import { useEffect, useState, useSyncExternalStore } from 'react'

/** What to say at an instant (epoch milliseconds). */
type WordsAt = (now: number) => string

type ByTheClockProps = {
  /** True at any time: what the prerendered page says. At least as long as the words of the moment. */
  always: string
  load: () => Promise<WordsAt>
}

const minute = 60_000

/**
 * Words that follow the clock. The page is prerendered and may be weeks old, so it says what is always true until the
 * script knows better. The first words keep their room, so that nothing moves.
 */
export function ByTheClock({ always, load }: ByTheClockProps) {
  const now = useSyncExternalStore(eachMinute, thisMinute, thisMinute)
  const [wordsAt, setWordsAt] = useState<WordsAt>()
  useEffect(() => {
    // Without them the page stays as true as it was.
    load().then(
      (words) => setWordsAt(() => words),
      () => undefined,
    )
  }, [load])
  return (
    <span className="by-the-clock">
      <span data-past={wordsAt && ''}>{always}</span>
      {wordsAt && <span>{wordsAt(now)}</span>}
    </span>
  )
}

function eachMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 5000)
  return () => clearInterval(timer)
}

/** The same number for a whole minute, so that React renders once in it. */
function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}
