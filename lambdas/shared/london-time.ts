/** London's time in words, for texts that are read later. Instants are epoch milliseconds. */

/** `Wednesday 25 November` */
export function dayWords(instant: number): string {
  const { weekday, day, month } = partsOf(instant)
  return `${weekday} ${day} ${month}`
}

/** `Wednesday 25 November, 22:41` */
export function instantWords(instant: number): string {
  const { hour, minute } = partsOf(instant)
  return `${dayWords(instant)}, ${hour}:${minute}`
}

/** In parts, because engines put different words between them. */
function partsOf(instant: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  // Made when it is needed: loading the zones' data costs a phone some 60 ms.
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    // Firefox prints a numeric hour as 08, the others as 8.
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  })
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}
