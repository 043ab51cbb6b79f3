import { Component, type ReactNode } from 'react'

interface Props {
  /** Takes the place of what crashed. */
  fallback: ReactNode
  /** Is told once, after the fallback stands. */
  onCrash?: () => void
  children: ReactNode
}

/** Holds a crash of a view where it happened. React itself writes the error to the console. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(): void {
    this.props.onCrash?.()
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children
  }
}
