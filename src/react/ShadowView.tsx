import { useLayoutEffect, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../views/adopt-styles'

/** React logs a warning for layout effects in a server render. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface Props {
  styles: string
  /**
   * Renders into the shadow root without React.
   * @returns a function that removes what was rendered
   */
  paint?: (root: ShadowRoot) => () => void
  /** The value of the host's attribute `layout`, which the styles select. */
  layout?: string
  /** The page's children for the slots. */
  slotted?: ReactNode
  /** Marks a layer with Accept and Reject, for the third way of consent or pay. */
  isLayer?: boolean
  /** Validates the slots of the page's children. */
  validateSlots?: (host: HTMLElement) => void
  children?: ReactNode
}

/** Renders its children in a shadow root, so that the page's styles do not apply. */
export function ShadowView({ styles, paint, layout, isLayer, slotted, validateSlots, children }: Props) {
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
    if (host.current && slotted) validateSlots?.(host.current)
  }, [validateSlots, slotted])
  return (
    // The spread bypasses the type check: `layout` is not an attribute of a div in React's types.
    <div ref={host} data-consent-layer={isLayer ? '' : undefined} {...{ layout }}>
      {slotted}
      {root && createPortal(children, root)}
    </div>
  )
}
