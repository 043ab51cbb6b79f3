import { useLayoutEffect, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../views/adopt-styles'

/** React warns about layout effects in a server render, where there is nothing to lay out. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface Props {
  styles: string
  /** Draws something beside React. @returns takes it away */
  paint?: (root: ShadowRoot) => () => void
  children?: ReactNode
}

/** Draws in a shadow root of its own, where the page's styles do not reach. */
export function ShadowView({ styles, paint, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  useBrowserLayoutEffect(() => {
    const element = host.current
    if (element === null) return
    if (element.shadowRoot === null) adoptStyles(element.attachShadow({ mode: 'open' }), styles)
    setRoot(element.shadowRoot)
  }, [styles])
  useBrowserLayoutEffect(() => (root && paint ? paint(root) : undefined), [root, paint])
  return <div ref={host}>{root && createPortal(children, root)}</div>
}
