import { closedDays } from '#content/closed-days.ts'

/**
 * The owner's closed days, above the header. All are in every page and hidden: `wake/boot.js` shows each on its days
 * before the first paint, so that a page which was built weeks ago is right on the day.
 */
export function ClosedNotice() {
  return closedDays.map(({ from, sentence }, index) => (
    <p className="closed-notice" id={`closed-${index}`} key={from}>
      {sentence}
    </p>
  ))
}
