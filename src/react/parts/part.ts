import {
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { useSurface, type Surface, type SurfaceName } from './surface-context'

/** The defaults of a part. */
interface Own {
  /** The children, unless the site passes others. */
  content?: ReactNode
  /** Called on click after the site's own `onClick`, unless that calls `preventDefault()`. */
  onPress?: (event: MouseEvent) => void
  /** Attributes for semantics and state. They override those that the site passes. */
  attributes?: HTMLAttributes<HTMLElement> & { href?: string; type?: 'button'; [data: `data-${string}`]: unknown }
}

/** The props of a part: all attributes of its element. */
export type PartProps = HTMLAttributes<HTMLElement>
/** A part of the banner, dialog or widget. */
export type Part = ForwardRefExoticComponent<PartProps & RefAttributes<HTMLElement>>

/**
 * Makes a part: one plain element in the light DOM, without styles, which accepts every attribute.
 * @param surface the component that it is a part of
 * @param name the name of the part
 * @param tag the element
 * @param useOwn a hook that returns the defaults; null renders nothing
 */
export function part(
  surface: SurfaceName,
  name: string,
  tag: 'a' | 'button' | 'div' | 'h2' | 'h3' | 'p' | 'span',
  useOwn: (surface: Surface) => Own | null,
): Part {
  const Part = forwardRef<HTMLElement, PartProps>(({ children, onClick, ...given }, ref) => {
    const own = useOwn(useSurface(surface, name))
    if (own === null) return null
    const { content, onPress, attributes } = own
    const press = (event: MouseEvent<HTMLElement>): void => {
      onClick?.(event)
      if (!event.defaultPrevented) onPress?.(event)
    }
    const listeners = onClick || onPress ? { onClick: press } : {}
    return createElement(tag, { ...given, ...attributes, ...listeners, ref }, children ?? content)
  })
  Part.displayName = `${surface}.${name}`
  return Part
}
