import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { checkPath } from '../parts/icon-paths'

/**
 * Builds a switch that adds an id to a set, and removes it. It looks like Switch.tsx.
 * @param label the visible label; screen readers get the name of the entry with it
 */
export function switchFor(ids: Set<number>, id: number, label: string, name: string): HTMLElement {
  const toggle = ({ currentTarget }: Event): void => {
    if (!ids.delete(id)) ids.add(id)
    ;(currentTarget as HTMLElement).setAttribute('aria-checked', String(ids.has(id)))
  }
  return build(
    'button',
    {
      type: 'button',
      role: 'switch',
      class: 'switch',
      'aria-label': `${label}: ${name}`,
      'aria-checked': String(ids.has(id)),
      click: toggle,
    },
    build('span', {}, label),
    build('span', { class: 'track' }, build('span', { class: 'thumb' }, icon(checkPath))),
  )
}
