import { Component, type ReactNode, Suspense } from 'react'
import { reloadOnce } from './reload.ts'

/** Wraps a `lazy` part of a page, which shows nothing until its code is loaded; without it the rest still works. */
export class LazyBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    reloadOnce()
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
