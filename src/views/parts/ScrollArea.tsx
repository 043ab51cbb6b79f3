import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronIcon } from './icons'
import { scrollThumb } from './scroll-thumb'

/** How long the scroll bar stays visible after the last movement, in milliseconds (specification §9). */
const SCROLL_HIDE_DELAY = 600

/**
 * A native scroll container with an overlay scroll bar of our own, which is visible only while something moves. The bar
 * is an SVG, because a Content-Security-Policy does not restrict SVG attributes as it does inline styles.
 * @param label the id of the element that labels the area, which is focusable
 */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  const thumb = useRef<SVGRectElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // The bar shows at the start, as a hint that there is more content.
  const [moving, setMoving] = useState(true)
  const [more, setMore] = useState(false)

  // An observer that starts later, within the frame of another, would be reported as a loop (see `useUnfolded`).
  useLayoutEffect(() => {
    const area = view.current
    if (!area) return
    const draw = (): void => {
      const place = scrollThumb(area.clientHeight, area.scrollHeight, area.scrollTop)
      setScrolls(place !== null)
      setMore(area.scrollTop + area.clientHeight < area.scrollHeight - 2)
      thumb.current?.setAttribute('y', String(place?.start ?? 0))
      thumb.current?.setAttribute('height', String(place?.length ?? 0))
    }
    let rest: ReturnType<typeof setTimeout> | undefined
    const hideLater = (): void => {
      clearTimeout(rest)
      rest = setTimeout(() => setMoving(false), SCROLL_HIDE_DELAY)
    }
    const show = (): void => {
      draw()
      setMoving(true)
      hideLater()
    }
    // The container and its content can both change size.
    const sizes = new ResizeObserver(draw)
    for (const box of [area, ...area.children]) sizes.observe(box)
    area.addEventListener('scroll', show, { passive: true })
    area.addEventListener('pointermove', show, { passive: true })
    hideLater()
    return () => {
      sizes.disconnect()
      clearTimeout(rest)
      area.removeEventListener('scroll', show)
      area.removeEventListener('pointermove', show)
    }
  }, [])

  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': label } : {}
  return (
    <div className="scroll-area" data-moving={moving || undefined} data-more={more || undefined}>
      <div className="scroll-view" ref={view} {...reachable}>
        <div>{children}</div>
      </div>
      <div className="more" aria-hidden="true">
        <ChevronIcon />
      </div>
      <svg className="scroll-bar" aria-hidden="true" focusable="false">
        <rect ref={thumb} width="6" rx="3" />
      </svg>
    </div>
  )
}
