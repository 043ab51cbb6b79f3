import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { expect } from '@open-wc/testing'
import { openSettingsAtom } from '../../src/store/actions'
import { availableLanguagesAtom, hostLanguageAtom, loadedTextsAtom } from '../../src/store'
import { signalsAtom } from '../../src/store/settings-atoms'
import { en } from '../../src/translations/en'
import { ar } from '../../src/translations/languages/ar'
import { de } from '../../src/translations/languages/de'
import { el } from '../../src/translations/languages/el'
import { askingStore, clearPage, faded, part, put, sizeWindow } from './page'

/** It comes as a classic script that makes a global. */
const { axe } = window as unknown as { axe: typeof Axe }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, and what it cannot judge, rule by rule with the nodes it means. */
async function findings(element: Element): Promise<{ violations: string[]; incomplete: string[] }> {
  const results = await axe.run(element, { runOnly: tags, resultTypes: ['violations', 'incomplete'] })
  const named = (found: Axe.Result[]): string[] =>
    found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`))
  return { violations: named(results.violations), incomplete: named(results.incomplete) }
}
/**
 * axe takes the bar's text in Firefox for covered, by nothing that it could name, and so does not compare its colours, which
 * are those of the other layouts. What a hit finds at the middle of each line says that nothing lies over it.
 */
const isInFirefox = navigator.userAgent.includes('Firefox')
function isUncovered(text: HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  const root = text.getRootNode() as ShadowRoot
  return [...range.getClientRects()].every(({ left, top, width, height }) => {
    const hit = root.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (text.contains(hit) || text === hit)
  })
}

const none = { violations: [], incomplete: [] }

const languages = { en, de, el, ar }

describe('axe finds nothing, and leaves nothing open, in', () => {
  afterEach(clearPage)

  for (const colorScheme of ['light', 'dark'] as const)
    for (const language of Object.keys(languages)) {
      const start = (settings = {}) => {
        const store = askingStore({ colorScheme, policyUrl: '/privacy', ...settings })
        store.set(loadedTextsAtom, languages)
        store.set(availableLanguagesAtom, Object.keys(languages))
        store.set(hostLanguageAtom, language)
        return store
      }
      const open = async (settings = {}, act = (_element: Element): void => {}) => {
        const store = start(settings)
        const element = put('privacy-settings-dialog')
        store.set(openSettingsAtom)
        await faded()
        act(element)
        await faded()
        return element
      }
      const where = `(${colorScheme}, ${language})`

      it(`the banner, in every layout ${where}`, async () => {
        start()
        const banner = put('consent-banner')
        for (const layout of ['bottom-start', 'top-end', 'bar', 'center']) {
          banner.layout = layout
          await faded()
          const found = await findings(banner)
          if (layout === 'bar' && isInFirefox && isUncovered(part(banner, 'description')))
            found.incomplete = found.incomplete.filter(name => name !== 'color-contrast: consent-banner #description')
          expect(found, layout).to.eql(none)
        }
      })

      it(`the banner that locks the page ${where}`, async () => {
        start({ scrollLock: true })
        const banner = put('consent-banner')
        await faded()
        // The link stands in a sentence, where targets may be as high as its line (WCAG 2.5.8, inline). axe asks because
        // the title beside it can take the focus.
        expect(await findings(banner)).to.eql({ violations: [], incomplete: ['target-size: consent-banner a'] })
      })

      it(`the dialog, as it opens ${where}`, async () => {
        expect(await findings(await open())).to.eql(none)
      })

      it(`the dialog with two categories ${where}`, async () => {
        expect(await findings(await open({ gdprTypes: ['necessary', 'marketing'] }))).to.eql(none)
      })

      it(`the dialog with everything unfolded and switched on, and limited by a signal ${where}`, async () => {
        const element = await open({}, dialog => {
          for (const header of dialog.shadowRoot?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? []) header.click()
          for (const name of ['functionality', 'measurement', 'experience', 'marketing'])
            part(dialog, `switch-${name}`).click()
        })
        element.consentStore?.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
        await faded()
        expect(await findings(element)).to.eql(none)
      })

      it(`the widget ${where}`, async () => {
        start()
        const element = put('privacy-settings-dialog', { variant: 'widget' })
        await faded()
        expect(await findings(element)).to.eql(none)
      })
    }

  it('a window of 320 by 256 pixels: the banner and the dialog', async () => {
    await sizeWindow(320, 256)
    const store = askingStore({ policyUrl: '/privacy' })
    const banner = put('consent-banner')
    await faded()
    expect(await findings(banner)).to.eql(none)
    const element = put('privacy-settings-dialog')
    store.set(openSettingsAtom)
    await faded()
    expect(await findings(element)).to.eql(none)
  })
})

describe('axe would find', () => {
  afterEach(clearPage)

  // In the banner, since axe does not judge contrast in front of a dialog's overlay; the widget has the dialog's colours.
  const seeds: Record<string, (banner: Element, dialog: Element) => void> = {
    'color-contrast': banner => part(banner, 'description').style.setProperty('color', '#bbb'),
    'button-name': (_, dialog) => part(dialog, 'switch-marketing').removeAttribute('aria-labelledby'),
    'nested-interactive': (_, dialog) => part(dialog, 'switch-marketing').append(document.createElement('button')),
    'heading-order': (_, dialog) => part(dialog, 'title').replaceChildren(document.createElement('h6')),
    'aria-valid-attr-value': (_, dialog) => part(dialog, 'switch-marketing').setAttribute('aria-checked', 'perhaps'),
  }
  for (const [rule, seed] of Object.entries(seeds))
    it(`${rule}, were it there`, async () => {
      const store = askingStore({ policyUrl: '/privacy' })
      const [banner, dialog] = [put('consent-banner'), put('privacy-settings-dialog')]
      const ofBanner = seed.length === 1
      if (!ofBanner) store.set(openSettingsAtom)
      await faded()
      seed(banner, dialog)
      const { violations, incomplete } = await findings(ofBanner ? banner : dialog)
      expect([...violations, ...incomplete].map(found => found.split(':')[0])).to.include(rule)
    })
})
