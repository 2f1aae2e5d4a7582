/** Copies the beginning of a text: a slice would keep the whole text in memory. */
export function beginningOf(text: string, most: number): string {
  return Buffer.from(text.slice(0, most).toWellFormed()).toString()
}
