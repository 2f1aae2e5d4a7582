import { useSyncExternalStore } from 'react'
import { useHydrated } from './use-hydrated.ts'
import './ByTheClock.css'

type ByTheClockProps = {
  /** Text that is true at any time, for the prerendered page. At least as long as any text of `wordsAt`. */
  always: string
  /** Text for an instant (epoch milliseconds). */
  wordsAt: (now: number) => string
}

const minute = 60_000

/**
 * Text that depends on the time. The page is prerendered and may be weeks old, so it shows what is always true until it
 * is hydrated. That text keeps its space, so that nothing shifts.
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

/** The same value for a whole minute, so that React renders at most once a minute. */
function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}
