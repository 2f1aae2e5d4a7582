import { useEffect, useState } from 'react'

/** Milliseconds after which a visitor wonders. */
const patience = 3000

/** True once something has been going on for three seconds. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(setIsSlow, patience, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}
