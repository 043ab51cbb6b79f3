import { useLayoutEffect, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../views/adopt-styles'

/** React warns about layout effects in a server render, where there is nothing to lay out. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Draws its children in a shadow root of their own, where the page's styles do not reach. */
export function ShadowView({ styles, children }: { styles: string; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  useBrowserLayoutEffect(() => {
    const element = host.current
    if (element === null) return
    if (element.shadowRoot === null) adoptStyles(element.attachShadow({ mode: 'open' }), styles)
    setRoot(element.shadowRoot)
  }, [styles])
  return <div ref={host}>{root && createPortal(children, root)}</div>
}
