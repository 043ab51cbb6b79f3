import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { expect } from '@open-wc/testing'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { part, sizeWindow } from '../page'
import { rule } from './rule'
import {
  allOf,
  bannerScene,
  buttonScene,
  choiceScene,
  dialogScene,
  rootOf,
  settled,
  speak,
  style,
  widgetScene,
  type Scene,
} from './scenes'

/** axe is a classic script that creates a global. */
const { axe } = window as unknown as { axe: typeof Axe }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns axe's violations and undecided results, by rule with the affected nodes. */
async function findings(element: Element): Promise<string[]> {
  const results = await axe.run(element, { runOnly: tags, resultTypes: ['violations', 'incomplete'] })
  const named = (found: Axe.Result[], verdict: string): string[] =>
    found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${verdict} ${id}: ${target.flat().join(' ')}`))
  return [...named(results.violations, 'wrong'), ...named(results.incomplete, 'unsure')]
}

/**
 * In Firefox, axe reports the text of the layout `bar` and of the widget as covered, without naming an element, and does
 * not check its contrast. The colors are those of the other layouts, and hit tests at the center of each line show that nothing
 * covers it.
 */
function isUncovered(text: HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  const root = text.getRootNode() as ShadowRoot
  return [...range.getClientRects()].every(({ left, top, width, height }) => {
    const hit = root.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (text.contains(hit) || text === hit)
  })
}
const explained = ({ element, store }: Scene): string[] => [
  ...(navigator.userAgent.includes('Firefox') &&
  element.matches('[layout=bar],[variant=widget]') &&
  isUncovered(part(element, 'description'))
    ? [`unsure color-contrast: ${element.localName} #description`]
    : []),
  // The link is part of a sentence, so its height may be that of the line (WCAG 2.5.8, inline exception). axe reports
  // it because the title next to it is focusable.
  // axe does not check colors below the shade that shows that the text goes on.
  ...(rootOf(element).querySelector('.more[data-shown]')
    ? ['a', '#description'].map(text => `unsure color-contrast: consent-banner ${text}`)
    : []),
  ...(store.get(settingsAtom).scrollLock ? ['unsure target-size: consent-banner a'] : []),
]

/** Light and dark, the shortest and the longest texts, and right to left. */
const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'de' },
  { colorScheme: 'dark', language: 'el' },
  { colorScheme: 'light', language: 'ar' },
] as const

interface Look {
  title: string
  prepare: () => Promise<Scene>
  seeds?: Record<string, readonly [harm: (scene: Scene) => unknown, says: string]>
}

const axeRule = ({ title, prepare, seeds }: Look) =>
  rule({
    line: 'A17',
    title: `axe finds nothing and leaves nothing open in ${title}`,
    prepare: async () => {
      const scene = await prepare()
      style(scene.element, '*{transition:none!important}')
      return scene
    },
    async check(scene) {
      for (const { colorScheme, language } of looks) {
        speak(scene.store, language)
        scene.store.set(settingsAtom, settings => ({ ...settings, colorScheme }))
        await settled()
        const found = await findings(scene.element)
        const open = found.filter(finding => !explained(scene).includes(finding))
        expect(open.join(', '), `${colorScheme}, ${language}`).to.equal('')
      }
    },
    seeds: {
      'has a button without a name in it': [
        ({ element }) => rootOf(element).append(document.createElement('button')),
        'wrong button-name',
      ],
      ...seeds,
    },
  })

export const axeRules = [
  ...['bottom-start', 'top-end', 'bar', 'center'].map(layout =>
    axeRule({
      title: `the banner (${layout})`,
      prepare: () => bannerScene({ attributes: { layout } }),
      // axe does not check colors above an overlay, as in the dialog.
      seeds: {
        'writes too faintly': [({ element }) => style(element, '.muted{color:#bbb!important}'), 'color-contrast'],
      },
    }),
  ),
  axeRule({
    title: 'the banner that locks the page',
    prepare: () => bannerScene({ scrollLock: true }),
  }),
  axeRule({
    title: 'the banner with switches',
    prepare: () => choiceScene(),
  }),
  axeRule({
    title: 'the dialog',
    prepare: () => dialogScene(),
    seeds: {
      'leaves a switch without a name': [
        ({ element }) => part(element, 'switch-marketing').removeAttribute('aria-labelledby'),
        'wrong button-name',
      ],
      'puts a button into a switch': [
        ({ element }) => part(element, 'switch-marketing').append(document.createElement('button')),
        'wrong nested-interactive',
      ],
      'skips a heading': [
        ({ element }) => part(element, 'title').replaceChildren(document.createElement('h6')),
        'wrong heading-order',
      ],
      'gives a switch a state that there is not': [
        ({ element }) => part(element, 'switch-marketing').setAttribute('aria-checked', 'perhaps'),
        'wrong aria-valid-attr-value',
      ],
    },
  }),
  axeRule({
    title: 'the dialog with two categories',
    prepare: () => dialogScene({ gdprTypes: ['necessary', 'marketing'] }),
  }),
  axeRule({
    title: 'the dialog with everything unfolded and switched on, and limited by a signal',
    prepare: async () => {
      const scene = await dialogScene()
      for (const control of allOf(scene.element, '[aria-expanded],[aria-checked=false]')) control.click()
      scene.store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
      await settled()
      return scene
    },
  }),
  axeRule({ title: 'the widget', prepare: () => widgetScene() }),
  axeRule({ title: 'the button of the footer', prepare: () => buttonScene() }),
  ...[bannerScene, dialogScene].map((scene, at) =>
    axeRule({
      title: `a window of 320 by 256 pixels (${at === 0 ? 'the banner' : 'the dialog'})`,
      prepare: async () => {
        await sizeWindow(320, 256)
        return scene()
      },
    }),
  ),
]
