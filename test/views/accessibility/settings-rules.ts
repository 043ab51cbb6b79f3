import { expect } from '@open-wc/testing'
import { saveSelectionAtom } from '../../../src/store/actions'
import { recordAtom } from '../../../src/store/record-atoms'
import { draftAtom, selectionAtom } from '../../../src/store/selection-atoms'
import { focused, part, press } from '../page'
import { rule } from './rule'
import { allOf, rootOf, settled, style, swallowKeys, widgetScene, type Scene } from './scenes'

const toggleOf = ({ element }: Scene): HTMLElement => part(element, 'switch-marketing')
const lockedOf = ({ element }: Scene): HTMLElement => part(element, 'switch-necessary')
const headersOf = ({ element }: Scene): HTMLElement[] => allOf(element, 'h3 > button')
const headerOf = (scene: Scene): HTMLElement => headersOf(scene).at(-1)!
/** Returns the element that an attribute references. */
const led = ({ element }: Scene, from: HTMLElement, attribute: string): HTMLElement | null =>
  rootOf(element).getElementById(from.getAttribute(attribute) ?? '')

export const settingsRules = [
  rule({
    line: 'A11',
    title: 'each category has a switch that keeps the name of its category and tells its state',
    prepare: () => widgetScene(),
    check(scene) {
      for (const [at, name] of ['necessary', 'functionality', 'measurement', 'experience', 'marketing'].entries()) {
        const toggle = part(scene.element, `switch-${name}`)
        expect([toggle.localName, toggle.getAttribute('role')], 'its role').to.eql(['button', 'switch'])
        expect(led(scene, toggle, 'aria-labelledby')?.textContent, 'its name').to.equal(
          headersOf(scene)[at]?.textContent,
        )
        expect(toggle.ariaChecked, 'its state').to.equal(String(name === 'necessary'))
      }
    },
    seeds: {
      'makes it a mere button': [scene => toggleOf(scene).removeAttribute('role'), 'its role'],
      'leaves it without a name': [scene => toggleOf(scene).removeAttribute('aria-labelledby'), 'its name'],
      'gives it the name of another': [
        scene => toggleOf(scene).setAttribute('aria-labelledby', 'title-experience'),
        'its name',
      ],
      'leaves it without a state': [scene => toggleOf(scene).removeAttribute('aria-checked'), 'its state'],
      'turns it on beforehand': [
        ({ store }) => {
          store.set(draftAtom, { marketing: true })
          return settled()
        },
        'its state',
      ],
    },
  }),

  rule({
    line: 'A11',
    title: 'Space and Enter turn a switch, and its name stays',
    prepare: () => widgetScene(),
    async check(scene) {
      const toggle = toggleOf(scene)
      const name = toggle.getAttribute('aria-labelledby')
      toggle.focus()
      await press(' ')
      await settled()
      expect([toggle.ariaChecked, scene.store.get(selectionAtom).marketing], 'by Space').to.eql(['true', true])
      await press('Enter')
      await settled()
      expect([toggle.ariaChecked, scene.store.get(selectionAtom).marketing], 'by Enter').to.eql(['false', false])
      expect([focused() === toggle, toggle.getAttribute('aria-labelledby')], 'stays').to.eql([true, name])
      expect(scene.store.get(recordAtom), 'what is saved').to.equal(null)
    },
    seeds: {
      'swallows Space': [() => swallowKeys(' '), 'by Space'],
      'swallows Enter': [() => swallowKeys('Enter'), 'by Enter'],
      'saves at once what is switched': [
        scene => toggleOf(scene).addEventListener('click', () => setTimeout(() => scene.store.set(saveSelectionAtom))),
        'what is saved',
      ],
      'makes its name tell the state': [
        scene => toggleOf(scene).addEventListener('click', () => toggleOf(scene).setAttribute('aria-labelledby', 'on')),
        'stays',
      ],
    },
  }),

  rule({
    line: 'A11',
    title: 'the switch of what is necessary is met by Tab, says that it is locked and why, and does not turn',
    prepare: () => widgetScene(),
    async check(scene) {
      const locked = lockedOf(scene)
      headersOf(scene)[0]?.focus()
      await press('Tab')
      expect(focused() === locked, 'met by Tab').to.equal(true)
      expect(locked.ariaDisabled, 'says so').to.equal('true')
      const [why = ''] = locked.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(rootOf(scene.element).getElementById(why)?.textContent, 'says why').to.equal('Always active')
      await press(' ')
      await settled()
      expect([locked.ariaChecked, scene.store.get(draftAtom)], 'stays on').to.eql(['true', {}])
    },
    seeds: {
      'takes it out of the way of Tab': [scene => lockedOf(scene).setAttribute('disabled', ''), 'met by Tab'],
      'does not say that it is locked': [scene => (lockedOf(scene).ariaDisabled = null), 'says so'],
      'does not say why': [scene => lockedOf(scene).removeAttribute('aria-describedby'), 'says why'],
      'lets it turn': [
        scene => lockedOf(scene).addEventListener('click', () => (lockedOf(scene).ariaChecked = 'false')),
        'stays on',
      ],
    },
  }),

  rule({
    line: 'A12',
    title: 'each category has a heading with a button that unfolds it, and the switch stands beside, not in it',
    prepare: () => widgetScene(),
    check(scene) {
      expect(headersOf(scene).length, 'its headings').to.equal(5)
      for (const header of headersOf(scene)) {
        expect(header.ariaExpanded, 'its state').to.equal('false')
        expect(String(led(scene, header, 'aria-controls')?.className), 'what it unfolds').to.contain('panel')
        expect(header.parentElement?.querySelector('[role=switch]'), 'what is in it').to.equal(null)
      }
    },
    seeds: {
      'makes no heading of it': [scene => headerOf(scene).parentElement?.replaceWith(headerOf(scene)), 'its headings'],
      'does not tell whether it is unfolded': [scene => headerOf(scene).removeAttribute('aria-expanded'), 'its state'],
      'does not tell what it unfolds': [
        scene => headerOf(scene).setAttribute('aria-controls', 'gone'),
        'what it unfolds',
      ],
      'puts the switch into it': [scene => headerOf(scene).append(toggleOf(scene)), 'what is in it'],
    },
  }),

  rule({
    line: 'A12',
    title: 'what is folded cannot be seen, and Enter and Space unfold and fold it',
    prepare: () => widgetScene(),
    async check(scene) {
      const header = headerOf(scene)
      const seen = (): boolean | undefined => led(scene, header, 'aria-controls')?.checkVisibility()
      expect(seen(), 'folded').to.equal(false)
      header.focus()
      await press('Enter')
      await settled()
      expect([header.ariaExpanded, seen()], 'by Enter').to.eql(['true', true])
      await press(' ')
      await settled()
      expect([header.ariaExpanded, seen()], 'by Space').to.eql(['false', false])
    },
    seeds: {
      'shows what is folded': [({ element }) => style(element, '.panel[hidden]{display:block!important}'), 'folded'],
      'hides what is unfolded': [({ element }) => style(element, '.panel{display:none!important}'), 'by Enter'],
      'swallows Space': [() => swallowKeys(' '), 'by Space'],
    },
  }),

  rule({
    line: 'A12',
    title: 'arrow keys, Home and End walk from heading to heading',
    prepare: () => widgetScene(),
    async check(scene) {
      const headers = headersOf(scene)
      headers[0]?.focus()
      for (const [key, at] of [
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['ArrowUp', 4],
        ['ArrowDown', 0],
        ['End', 4],
        ['Home', 0],
      ] as const) {
        await press(key)
        expect(
          headers.findIndex(header => header === focused()),
          key,
        ).to.equal(at)
      }
    },
    seeds: {
      'swallows arrow keys': [() => swallowKeys('ArrowDown'), 'ArrowDown'],
      'swallows End': [() => swallowKeys('End'), 'End'],
    },
  }),
]
