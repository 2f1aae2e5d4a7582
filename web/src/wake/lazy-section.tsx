import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { replayEarlyActions } from './early-actions.ts'
import { readable } from './remembered.ts'
import { afterPress, onSignOfLife } from './signs-of-life.ts'
import { untilLoaded } from './until-loaded.ts'

/** A component whose code is fetched when `wake` is called. */
type SleepingComponent<Props> = { component: Promise<ComponentType<Props>>; wake: () => void }

/** Call it once per component, at module level. During the prerender the code is loaded at once. */
export function sleeping<Props>(load: () => Promise<ComponentType<Props>>): SleepingComponent<Props> {
  if (typeof window === 'undefined') return { component: readable(load()), wake: () => undefined }
  let wake = () => {}
  // Not Promise.withResolvers, which Safari before 17.4 does not know.
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  return { component: readable(woken.then(() => untilLoaded(load))), wake }
}

/** How near the screen a section has to be for its code to be fetched. */
const nearby = '100px'

type LazySectionProps<Props> = {
  of: SleepingComponent<Props>
  props: Props
  /** Shown after a client navigation until the code has arrived. */
  fallback?: ReactNode
}

/**
 * A part of a page whose code is fetched when it is nearly on screen, or at the visitor's first sign of life. It is
 * prerendered like the rest: until the code arrives its plain HTML is shown, and what is pressed in it is kept and
 * repeated afterwards.
 */
export function LazySection<Props extends object>({ of, props, fallback }: LazySectionProps<Props>) {
  const ref = useRef<HTMLDivElement>(null)
  const { wake } = of
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
      rootMargin: nearby,
    })
    observer.observe(ref.current)
    const stopWaiting = onSignOfLife(() => setTimeout(wake, afterPress))
    return () => {
      observer.disconnect()
      stopWaiting()
    }
  }, [wake])
  return (
    <div ref={ref} data-asleep="">
      <Suspense fallback={fallback}>
        <Awake of={of} props={props} />
      </Suspense>
    </div>
  )
}

function Awake<Props extends object>({ of, props }: LazySectionProps<Props>) {
  const Component = use(of.component)
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = ref.current?.parentElement
    if (!section) return
    delete section.dataset.asleep
    replayEarlyActions(section)
  }, [])
  return (
    <>
      <span ref={ref} hidden />
      <Component {...props} />
    </>
  )
}
