import { promised } from '#content/lib/clock.ts'
import { ByTheClock } from '../../ui/ByTheClock.tsx'
import { useAbout } from './use-about.ts'

/** By when the visitor's enquiry is answered, wherever a page says so. */
export function QuotePromise({ length = 'sentence' }: { length?: Parameters<typeof promised>[1] }) {
  return <ByTheClock {...promised(useAbout(), length)} />
}
