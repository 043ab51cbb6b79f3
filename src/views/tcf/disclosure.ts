import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { chevronPath } from '../parts/icon-paths'

let last = 0

/**
 * Builds a button that unfolds a panel, like Disclosure.tsx. They are apart, so that a switch can be between them.
 * @param contents the contents of the panel, which the browser's search in the page finds and unfolds; a function builds
 *   them when the panel is opened for the first time
 * @returns the button and its panel
 */
export function disclosure(
  label: HTMLElement | string,
  contents: HTMLElement | (() => HTMLElement),
): [button: HTMLElement, panel: HTMLElement] {
  const id = `panel-${++last}`
  const isBuilt = typeof contents !== 'function'
  const hidden = isBuilt ? 'until-found' : ''
  const show = (isOpen: boolean): void => {
    if (!isBuilt && !panel.firstChild) panel.append(contents())
    if (isOpen) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', hidden)
    button.setAttribute('aria-expanded', String(isOpen))
  }
  const panel = build('div', { id, class: 'panel', hidden, beforematch: () => show(true) }, isBuilt && contents)
  const click = (): void => show(panel.hasAttribute('hidden'))
  const button = build(
    'button',
    { type: 'button', class: 'disclosure', 'aria-expanded': 'false', 'aria-controls': id, click },
    icon(chevronPath),
    label,
  )
  return [button, panel]
}
