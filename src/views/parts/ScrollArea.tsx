import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronIcon } from './icons'
import { scrollThumb } from './scroll-thumb'

/** How long the bar stays after the last movement, in milliseconds (specification §9). */
const SCROLL_HIDE_DELAY = 600

/**
 * Scrolls as the browser does, by wheel, finger and key; only the bar is our own, drawn thin over the content and
 * gone while nothing moves. It is an SVG, whose attributes a content security policy does not take for styles.
 * @param label the id of what names the area for those who reach it by keyboard
 */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  const thumb = useRef<SVGRectElement>(null)
  const [scrolls, setScrolls] = useState(false)
  const [moving, setMoving] = useState(false)
  const [more, setMore] = useState(false)

  useEffect(() => {
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
    const show = (): void => {
      draw()
      setMoving(true)
      clearTimeout(rest)
      rest = setTimeout(() => setMoving(false), SCROLL_HIDE_DELAY)
    }
    // Both the window on the content and the content itself can change their size.
    const sizes = new ResizeObserver(draw)
    for (const box of [area, ...area.children]) sizes.observe(box)
    area.addEventListener('scroll', show, { passive: true })
    area.addEventListener('pointermove', show, { passive: true })
    // A first glimpse tells that there is more.
    show()
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
