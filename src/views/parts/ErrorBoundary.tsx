import { Component, type ReactNode } from 'react'

interface Props {
  /** Rendered in place of the children after an error. */
  fallback: ReactNode
  /** Called once, after the fallback has been rendered. */
  onCrash?: () => void
  children: ReactNode
}

/** Keeps a rendering error from affecting the rest of the page. React logs the error to the console. */
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
