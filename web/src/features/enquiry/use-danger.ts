import { useEffect, useState } from 'react'

/** Milliseconds without a key: "smoke" is not judged while "alarm" is being typed. */
const pause = 600

/** True while these words sound dangerous. */
export function useDanger(words: string): boolean {
  const [isDanger, setIsDanger] = useState(false)
  useEffect(() => {
    let isCurrent = true
    // Loaded by the first key, because most visitors of a page type none. Without it the server still judges what is
    // sent.
    const loading = words === '' ? undefined : import('#shared/danger.ts').catch(() => undefined)
    const timer = setTimeout(async () => {
      const detector = await loading
      if (isCurrent) setIsDanger(detector?.soundsDangerous(words) ?? false)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words])
  return isDanger
}
