import { Component, type ReactNode, Suspense } from 'react'
import { reloadOnce } from './reload.ts'

type LazyBoundaryProps = {
  /** Shown until the code is loaded, or if it cannot be. */
  fallback?: ReactNode
  children: ReactNode
}

/** Wraps a `lazy` part of a page: if its code cannot be loaded, the rest of the page still works. */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    reloadOnce()
  }

  override render(): ReactNode {
    const { fallback, children } = this.props
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
