import { useSyncExternalStore } from 'react'
import { useHydrated } from './use-hydrated.ts'
import './ByTheClock.css'

type ByTheClockProps = {
  /** True at any time: what the prerendered page says. At least as long as the words of the moment. */
  always: string
  /** What to say at an instant (epoch milliseconds). */
  wordsAt: (now: number) => string
}

const minute = 60_000

/**
 * Words that follow the clock. The page is prerendered and may be weeks old, so it says what is always true until the
 * script knows better. The first words keep their room, so that nothing moves.
 */
export function ByTheClock({ always, wordsAt }: ByTheClockProps) {
  const now = useSyncExternalStore(eachMinute, thisMinute, thisMinute)
  const hydrated = useHydrated()
  const words = hydrated ? wordsAt(now) : ''
  if (!always && !words) return null
  return (
    <span className="by-the-clock">
      <span data-past={hydrated ? '' : undefined}>{always}</span>
      {hydrated && <span>{words}</span>}
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
