import { build } from './build'
import { icon } from './icon'
import { chevronPath } from './icon-paths'
import { keepWholeLines } from './keep-whole-lines'

/** Wraps a scroll container, and shows a strip with a chevron at its end while there is more below, as the dialog does. */
export function scrollHint(area: HTMLElement): HTMLElement {
  const strip = build('div', { class: 'hint', 'aria-hidden': 'true' }, icon(chevronPath))
  const wrapper = build('div', { class: 'hinted' }, area, strip)
  keepWholeLines(area, strip)
  return wrapper
}
