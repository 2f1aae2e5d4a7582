import { useEffect, useState } from 'react'

/** False until the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 1000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
