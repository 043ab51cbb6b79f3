import type { ConsentCategory } from '../../consent/categories'
import { nativeDocument } from '../../consent/native-document'
import { setConsentAtom } from '../../store/actions'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import type { ConsentStore } from '../../store/create-consent-store'
import { selectionAtom } from '../../store/selection-atoms'
import { textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { adoptStyles } from '../adopt-styles'
import type { Markup } from '../markup'
import { markupPainter } from '../markup-painter'
import { checkPath, lockPath } from '../parts/icon-paths'
import { bannerSwitchesStyles } from './banner-switches-styles'

const icon = (path: string, when: string): Markup => [
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
  [['path', { d: path }, []]],
  when,
]

/** A category with its switch, which is the same as in the dialog (Switch.tsx). */
const row: readonly Markup[] = [
  [
    'span',
    { class: 'label' },
    [
      ['span', { id: 'choice-{name}' }, [['{title}']]],
      ['span', { id: 'why-{name}', class: 'why' }, [['{why}']], 'locked'],
    ],
  ],
  [
    'button',
    {
      type: 'button',
      role: 'switch',
      part: 'switch-{name}',
      'data-action': 'switch-{name}',
      class: 'switch',
      'aria-checked': ['on', 'true', 'false'],
      'aria-disabled': ['locked', 'true', null],
      'aria-labelledby': 'choice-{name}',
      'aria-describedby': ['locked', 'why-{name}', null],
    },
    [
      ['span', { part: 'switch {state}', class: 'lock' }, [icon(lockPath, 'on')], 'fixed'],
      [
        'span',
        { part: 'switch track {state}', class: 'track' },
        [['span', { part: 'thumb {state}', class: 'thumb' }, [icon(checkPath, 'on')]]],
        '!fixed',
      ],
    ],
  ],
]

/**
 * Shows a switch for each category in the banner, and a button that saves them. They show what is in force, and what
 * the visitor has changed.
 * @param root the shadow root of a banner that is painted
 * @returns a function that removes them
 */
export function bannerSwitches(root: ShadowRoot, store: ConsentStore): () => void {
  const [description, actions] = ['#description', '[part=actions]'].map(selector => root.querySelector(selector))
  if (!description || !actions) return () => {}
  adoptStyles(root, bannerSwitchesStyles)
  const list = nativeDocument.createElement('ul')
  list.className = 'choices'
  list.setAttribute('part', 'categories')
  list.setAttribute('role', 'list') // `list-style: none` removes it in WebKit
  description.after(list)

  const rows = new Map<string, { item: HTMLElement; paint: ReturnType<typeof markupPainter> }>()
  const rowOf = ({ name }: ConsentCategory) => {
    const known = rows.get(name)
    if (known) return known
    const item = nativeDocument.createElement('li')
    item.className = 'choice'
    item.setAttribute('part', `category category-${name}`)
    item.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('[role=switch]:not([aria-disabled])')) return
      store.set(setConsentAtom, name, !store.get(selectionAtom)[name])
    })
    const added = { item, paint: markupPainter(item, row) }
    rows.set(name, added)
    return added
  }
  const save = Object.assign(nativeDocument.createElement('button'), { type: 'button', className: 'button soft' })
  for (const name of ['part', 'data-action']) save.setAttribute(name, 'save')
  actions.append(save)
  const draw = (): void => {
    const texts = store.get(textsAtom)
    const selection = store.get(selectionAtom)
    const shown = store.get(displayedCategoriesAtom)
    for (const [name, { item }] of rows) if (!shown.some(category => category.name === name)) item.remove()
    for (const [at, category] of shown.entries()) {
      const { name, disabled } = category
      const on = selection[name]
      const { item, paint } = rowOf(category)
      paint({
        name,
        title: categoryText(texts, category).title,
        why: on ? texts.common.alwaysActive : texts.consentManagerDialog.signalOff,
        on,
        locked: disabled,
        fixed: disabled && on,
        state: `${on ? 'on' : 'off'}${disabled ? ' locked' : ''}`,
      })
      if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null)
    }
    save.textContent = texts.common.save
  }
  draw()
  const stops = [textsAtom, selectionAtom, displayedCategoriesAtom].map(atom => store.sub(atom, draw))
  return () => {
    stops.forEach(stop => stop())
    list.remove()
    save.remove()
  }
}
