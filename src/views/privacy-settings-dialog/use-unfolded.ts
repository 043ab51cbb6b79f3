import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The descriptions that fit: all, those of the categories that visitors can change, or none. */
type Room = 'all' | 'unlocked' | 'none'

/**
 * Decides which categories show their description. In a dialog, all are open if they fit without scrolling. If not, all
 * that visitors can change are open if those fit. Categories that the visitor opened or closed stay as they are.
 * @param list the list of categories, with `[data-panel]` for each description; the value is `locked` for categories that
 *   visitors cannot change
 * @param initially the names of categories that are open in any case
 * @param content the content of the panels besides the texts; the room is measured again when it changes
 */
export function useUnfolded(list: RefObject<HTMLElement | null>, initially: readonly string[], content: unknown) {
  const [chosen, choose] = useState<Readonly<Record<string, boolean>>>({})
  const [measured, setMeasured] = useState(content)
  const [measuredRoom, setRoom] = useState<Room>('none')
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const view = element.closest('.scroll-view')
    if (!view) return
    // A dialog has a size only after it has opened. Changes in a ResizeObserver callback are part of the same frame.
    // Equal values must not render: rendering would run pending effects, and observers that those create here are too late for
    // this frame, which browsers report as an error.
    const observer = new ResizeObserver(() =>
      flushSync(() => {
        setMeasured(content)
        setRoom(roomIn(view, element))
      }),
    )
    observer.observe(view)
    return () => observer.disconnect()
  }, [list, content])
  const room = measured === content ? measuredRoom : 'none'
  const fits = (locked: boolean): boolean => room === 'all' || (room === 'unlocked' && !locked)
  const isUnfolded = (name: string, locked: boolean): boolean =>
    chosen[name] ?? (fits(locked) || initially.includes(name))
  return {
    isUnfolded,
    /** Whether the visitor has opened or closed it. */
    isChosen: (name: string): boolean => chosen[name] !== undefined,
    fold: (name: string, locked: boolean): void => choose(before => ({ ...before, [name]: !isUnfolded(name, locked) })),
  }
}

const heightOf = (view: Element, selector: string): number =>
  view.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0

/**
 * The dates and the download of returning visitors may stay below: they arrive later than the dialog, and what is there to
 * decide is above them.
 */
function roomIn(view: Element, list: HTMLElement): Room {
  // In a very low window the whole card scrolls.
  if (getComputedStyle(view).overflowY === 'visible') return 'none'
  const panels = [...list.querySelectorAll<HTMLElement>('[data-panel]')]
  const before = panels.map(panel => panel.hidden)
  const later = heightOf(view, '.tail') - heightOf(view, '.branding')
  const fits = (isHidden: (panel: HTMLElement) => boolean): boolean => {
    for (const panel of panels) panel.hidden = isHidden(panel)
    return view.scrollHeight - later <= view.clientHeight + 1
  }
  const room = fits(() => false) ? 'all' : fits(panel => panel.dataset.panel === 'locked') ? 'unlocked' : 'none'
  panels.forEach((panel, at) => (panel.hidden = before[at]!))
  return room
}
