import { build } from './build'

/**
 * Builds a checkbox that adds an id to a set, and removes it.
 * @param label the visible label; screen readers get the name of the entry with it
 */
export function switchFor(ids: Set<number>, id: number, label: string, name: string): HTMLElement {
  const change = ({ currentTarget }: Event): void => {
    if ((currentTarget as HTMLInputElement).checked) ids.add(id)
    else ids.delete(id)
  }
  const box = build('input', { type: 'checkbox', 'aria-label': `${label}: ${name}`, checked: ids.has(id), change })
  return build('label', {}, build('span', { 'aria-hidden': 'true' }, label), box)
}
