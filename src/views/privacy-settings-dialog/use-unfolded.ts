import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How much of a category shows: only its title, also its purpose, or also its services. */
export type Unfolded = 'title' | 'purpose' | 'all'

/**
 * Decides how much of each category shows. In a dialog, the purposes of as many categories as fit without scrolling are
 * shown, those that visitors can change first. Services are shown only after the visitor has opened their category.
 * Categories that the visitor opened or closed stay as they are.
 * @param list the list of categories, with `[data-panel]` for each description; the value is the name of the category
 * @param initially the names of categories that are open in any case
 * @param content the content of the panels besides the texts; the room is measured again when it changes
 */
export function useUnfolded(list: RefObject<HTMLElement | null>, initially: readonly string[], content: unknown) {
  const [chosen, choose] = useState<Readonly<Record<string, Unfolded>>>({})
  const [measured, setMeasured] = useState(content)
  const [fitting, setFitting] = useState('')
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const view = element.closest('.scroll-view')
    if (!view) return
    // A dialog has a size only after it has opened. Changes in a ResizeObserver callback are part of the same frame.
    // Equal values must not render: rendering would run pending effects, and observers that those create here are too late for
    // this frame, which browsers report as an error. The names are therefore compared as one text.
    const observer = new ResizeObserver(() => {
      // In a very low window the whole card scrolls, and the container is as high as its content. To fold that in the same
      // frame would be reported, too.
      const scrollsWhole = getComputedStyle(view).overflowY === 'visible'
      const show = (): void => {
        setMeasured(content)
        setFitting(scrollsWhole ? '' : fittingIn(view, element).join(' '))
      }
      if (scrollsWhole) show()
      else flushSync(show)
    })
    observer.observe(view)
    return () => observer.disconnect()
  }, [list, content])
  const names = measured === content ? fitting.split(' ') : []
  const unfolded = (name: string): Unfolded =>
    chosen[name] ?? (initially.includes(name) ? 'all' : names.includes(name) ? 'purpose' : 'title')
  return {
    unfolded,
    /** Whether the visitor has opened or closed it. */
    isChosen: (name: string): boolean => chosen[name] !== undefined,
    choose: (name: string, shown: Unfolded): void => choose(before => ({ ...before, [name]: shown })),
  }
}

const heightOf = (view: Element, selector: string): number =>
  view.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0

/** Folds a panel as rendering does: the row of an open category has less space above. */
function fold(panel: HTMLElement, folded: boolean): void {
  panel.hidden = folded
  panel.parentElement!.toggleAttribute('data-open', !folded)
}

/**
 * Returns the names of the categories whose purposes fit. The dates and the download of returning visitors may stay below:
 * they arrive later than the dialog, and what is there to decide is above them.
 */
function fittingIn(view: Element, list: HTMLElement): string[] {
  const panels = [...list.querySelectorAll<HTMLElement>('[data-panel]')]
  const before = panels.map(panel => panel.hidden !== false)
  const later = view.querySelector('.tail>:not(.branding)') ? heightOf(view, '.tail') - heightOf(view, '.branding') : 0
  for (const panel of panels) fold(panel, true)
  const isLocked = (panel: HTMLElement): boolean => panel.matches('.fixed+*')
  const order = [...panels.filter(panel => !isLocked(panel)), ...panels.filter(isLocked)]
  const fitting = order.filter(panel => {
    fold(panel, false)
    if (view.scrollHeight - later > view.clientHeight + 1) fold(panel, true)
    return !panel.hidden
  })
  panels.forEach((panel, at) => fold(panel, before[at]!))
  return fitting.map(panel => panel.dataset.panel!)
}
