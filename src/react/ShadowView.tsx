import { useLayoutEffect, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../views/adopt-styles'

/** React warns about layout effects in a server render, where there is nothing to lay out. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface Props {
  styles: string
  /** Draws something beside React. @returns takes it away */
  paint?: (root: ShadowRoot) => () => void
  /** What the styles may ask of the element around the root. */
  layout?: string
  /** What the page itself puts into the slots. */
  slotted?: ReactNode
  /** Looks at what the page has put into the slots. */
  mindSlotted?: (host: HTMLElement) => void
  children?: ReactNode
}

/** Draws in a shadow root of its own, where the page's styles do not reach. */
export function ShadowView({ styles, paint, layout, slotted, mindSlotted, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  useBrowserLayoutEffect(() => {
    const element = host.current
    if (element === null) return
    if (element.shadowRoot === null) adoptStyles(element.attachShadow({ mode: 'open' }), styles)
    setRoot(element.shadowRoot)
  }, [styles])
  useBrowserLayoutEffect(() => (root && paint ? paint(root) : undefined), [root, paint])
  useEffect(() => {
    if (host.current && slotted) mindSlotted?.(host.current)
  }, [mindSlotted, slotted])
  return (
    // React knows no attribute of this name on a div, so it is given as one of somebody else's.
    <div ref={host} {...{ layout }}>
      {slotted}
      {root && createPortal(children, root)}
    </div>
  )
}
