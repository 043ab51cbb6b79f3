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

/** What a part brings along. */
interface Own {
  /** What it contains unless the site says something else. */
  content?: ReactNode
  /** What a press does, after the site's own `onClick`; not where that has called `preventDefault()`. */
  onPress?: () => void
  /** What tells assistive technology what it is and how it stands; the site cannot overrule it. */
  attributes?: HTMLAttributes<HTMLElement> & { href?: string; type?: 'button'; [data: `data-${string}`]: unknown }
}

export type PartProps = HTMLAttributes<HTMLElement>
export type Part = ForwardRefExoticComponent<PartProps & RefAttributes<HTMLElement>>

/**
 * Makes a part of a surface: one plain element in the page's own document, without styles, that takes every attribute.
 * @param surface the name of what it is a part of
 * @param name its own
 * @param tag the element
 * @param useOwn what it brings along; null where there is nothing to show
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
      if (!event.defaultPrevented) onPress?.()
    }
    const hears = onClick || onPress ? { onClick: press } : {}
    return createElement(tag, { ...given, ...attributes, ...hears, ref }, children ?? content)
  })
  Part.displayName = `${surface}.${name}`
  return Part
}
