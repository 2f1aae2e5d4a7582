/**
 * Which postcode districts (outcodes) are where the business works. Advice for the visitor only: a request from
 * outside is never refused.
 */
export const coverage = {
  core: ['TW1', 'TW2', 'TW9', 'TW10', 'TW11', 'SW13', 'SW14', 'SW15', 'SW19', 'SW20'],
  /** Made by hand: districts at least partly within about 15 km of Richmond. */
  nearby: [
    ...['TW3', 'TW7', 'TW8', 'TW12', 'TW13', 'TW14', 'TW16'],
    ...['KT1', 'KT2', 'KT3', 'KT4', 'KT5', 'KT6', 'KT7', 'KT8'],
    ...['W3', 'W4', 'W5', 'W6', 'W7', 'W12', 'W13', 'W14'],
    ...['SW3', 'SW5', 'SW6', 'SW7', 'SW10', 'SW11', 'SW12', 'SW16', 'SW17', 'SW18', 'SM4'],
  ],
}

/** What is said of a district, for example `SW14`. */
export function coverageMessage(outcode: string): string {
  if (coverage.core.includes(outcode)) return `Good news: we cover ${outcode}.`
  if (coverage.nearby.includes(outcode)) {
    return `${outcode} is close to our usual area. Send your request and we will confirm.`
  }
  return `${outcode} looks outside our area, but send your request and we will tell you honestly if we can help.`
}
