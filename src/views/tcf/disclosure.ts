import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { chevronPath } from '../parts/icon-paths'

let last = 0

/**
 * Builds a button that unfolds a panel, like Disclosure.tsx. They are apart, so that a switch can be between them.
 * @param contents builds the contents of the panel when it is opened for the first time
 * @returns the button and its panel
 */
export function disclosure(
  label: HTMLElement | string,
  contents: () => HTMLElement,
): [button: HTMLElement, panel: HTMLElement] {
  const id = `panel-${++last}`
  const panel = build('div', { id, class: 'panel', hidden: true })
  const toggle = ({ currentTarget }: Event): void => {
    if (!panel.firstChild) panel.append(contents())
    panel.hidden = !panel.hidden
    ;(currentTarget as HTMLElement).setAttribute('aria-expanded', String(!panel.hidden))
  }
  const props = { type: 'button', class: 'disclosure', 'aria-expanded': 'false', 'aria-controls': id, click: toggle }
  return [build('button', props, icon(chevronPath), label), panel]
}
