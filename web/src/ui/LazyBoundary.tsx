import { Component, type ReactNode, Suspense } from 'react'
import { reloadOnce } from './reload.ts'

type LazyBoundaryProps = {
  /** Shown until the code is here, and when it does not come. */
  fallback?: ReactNode
  children: ReactNode
}

/** Around a part of a page that is `lazy`: where its code does not come, the rest of the page stays. */
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
