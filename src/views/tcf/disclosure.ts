import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { chevronPath } from '../parts/icon-paths'

/**
 * Builds a `<details>` that looks like Disclosure.tsx.
 * @param contents the contents; a function builds them when the entry is opened for the first time
 */
export function disclosure(
  props: Readonly<Record<string, string>>,
  label: HTMLElement | string,
  contents: HTMLElement | (() => HTMLElement),
): HTMLDetailsElement {
  const toggle = ({ currentTarget }: Event): void => {
    const details = currentTarget as HTMLDetailsElement
    if (typeof contents === 'function' && details.open && details.children.length === 1) details.append(contents())
  }
  return build(
    'details',
    { ...props, toggle },
    build('summary', { class: 'disclosure' }, icon(chevronPath), label),
    typeof contents === 'function' ? null : contents,
  )
}
