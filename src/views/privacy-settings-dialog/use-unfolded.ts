import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Decides which categories show their description. In a dialog, all are open if they fit without scrolling, until the
 * visitor closes one.
 * @param list the list of categories, with `[data-panel]` for each description
 * @param initially the names of categories that are open in any case
 */
export function useUnfolded(list: RefObject<HTMLElement | null>, initially: readonly string[]) {
  const [chosen, choose] = useState<Readonly<Record<string, boolean>>>({})
  const [roomy, setRoomy] = useState(false)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const view = element.closest('.scroll-view')
    if (!view) return
    // A dialog has a size only after it has opened. Changes in a ResizeObserver callback are part of the same frame.
    const observer = new ResizeObserver(() => flushSync(() => setRoomy(hasRoom(view, element))))
    observer.observe(view)
    return () => observer.disconnect()
  }, [list])
  const isUnfolded = (name: string): boolean => chosen[name] ?? (roomy || initially.includes(name))
  return {
    isUnfolded,
    /** Whether the visitor has opened or closed it. */
    isChosen: (name: string): boolean => chosen[name] !== undefined,
    fold: (name: string): void => choose({ ...chosen, [name]: !isUnfolded(name) }),
  }
}

function hasRoom(view: Element, list: HTMLElement): boolean {
  // In a very low window the whole card scrolls.
  if (getComputedStyle(view).overflowY === 'visible') return false
  const folded = [...list.querySelectorAll<HTMLElement>('[data-panel]')].filter(panel => panel.hidden)
  for (const panel of folded) panel.hidden = false
  const fits = view.scrollHeight <= view.clientHeight + 1
  for (const panel of folded) panel.hidden = true
  return fits
}
