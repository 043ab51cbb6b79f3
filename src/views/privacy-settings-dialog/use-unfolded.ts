import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Which categories show their description. In a dialog all do where all of them fit without scrolling,
 * until the visitor folds one.
 * @param list the list of categories, with `[data-panel]` for each description
 * @param initially the names that are unfolded in any case
 */
export function useUnfolded(list: RefObject<HTMLElement | null>, initially: readonly string[]) {
  const [chosen, choose] = useState<Readonly<Record<string, boolean>>>({})
  const [roomy, setRoomy] = useState(false)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const view = element.closest('.scroll-view')
    if (!view) return
    // A dialog has a size only once it is open; what a resize observer changes is part of the same frame.
    const observer = new ResizeObserver(() => flushSync(() => setRoomy(hasRoom(view, element))))
    observer.observe(view)
    return () => observer.disconnect()
  }, [list])
  const isUnfolded = (name: string): boolean => chosen[name] ?? (roomy || initially.includes(name))
  return {
    isUnfolded,
    /** Whether the visitor has folded or unfolded it. */
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
