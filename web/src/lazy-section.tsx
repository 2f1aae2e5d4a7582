import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { replayEarlyActions } from './early-actions.ts'
import { untilLoaded } from './until-loaded.ts'
import { readable } from './wake/remembered.ts'

/** A component whose code is fetched when `wake` is called. */
export type SleepingComponent<Props> = { component: Promise<ComponentType<Props>>; wake: () => void }

/** Made once per component, outside of any other. During the prerender the code is there at once. */
export function sleeping<Props>(load: () => Promise<ComponentType<Props>>): SleepingComponent<Props> {
  if (typeof window === 'undefined') return { component: readable(load()), wake: () => undefined }
  let wake = () => {}
  // Not Promise.withResolvers, which Safari before 17.4 does not know.
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  return { component: readable(woken.then(() => untilLoaded(load))), wake }
}

/** Things a visitor does that say: the rest of the page will be needed. */
const signsOfLife = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel']

/** How near the screen a section has to be for its code to be fetched. */
const nearby = '100px'

type LazySectionProps<Props> = {
  of: SleepingComponent<Props>
  props: Props
  /** Shown after a client navigation until the code has arrived. */
  fallback?: ReactNode
}

/**
 * A part of a page whose code comes when it is nearly on screen or at the visitor's first sign of life, instead of
 * with the page. Prerendered like everything else: until then its plain HTML stands and works, and what is pressed in
 * it is kept and done once the code is there.
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
    // After what the visitor pressed has been answered: rendering a section must not hold back that paint.
    const wakeSoon = () => setTimeout(wake, 150)
    for (const type of signsOfLife) addEventListener(type, wakeSoon, { once: true, passive: true, capture: true })
    return () => {
      observer.disconnect()
      for (const type of signsOfLife) removeEventListener(type, wakeSoon, { capture: true })
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
