import { promised } from '#content/lib/clock.ts'
import { ByTheClock } from '../../ui/ByTheClock.tsx'
import { useAbout } from './use-about.ts'

/** When the visitor's enquiry will be answered. */
export function QuotePromise({ length = 'sentence' }: { length?: Parameters<typeof promised>[1] }) {
  return <ByTheClock {...promised(useAbout(), length)} />
}
