import { aTimeout, expect } from '@open-wc/testing'
import { encodeTcfChoice } from '../../../src/signals/tcf/encode-tcf-choice'
import type { SavedTcf } from '../../../src/signals/tcf/saved-tcf'
import type { TcfChoice } from '../../../src/signals/tcf/tcf-choice'
import { acceptedChoice, refusedChoice, startingChoice } from '../../../src/signals/tcf/tcf-question'
import { pageSchemeAtom } from '../../../src/store/page-atoms'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { tcfLayers, type TcfLayers } from '../../../src/views/tcf/tcf-layers'
import { tasksHaveRun } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { reactHasRendered } from '../../support/react-has-rendered'
import { afterwards, askingStore, clearPage, focused, put } from '../page'
import { asked, button, one, switchesOf, texts, textsOf } from './asked'

const question = asked()
const contents = { asked: question, texts, shown: 'en' }
const scrolls = (): boolean => getComputedStyle(document.documentElement).overflowY !== 'hidden'

describe('the layers of TCF', () => {
  let store: ConsentStore
  let layers: TcfLayers
  let language: string
  let saved: SavedTcf | null
  let decided: [TcfChoice, string][]

  const host = (): HTMLElement | null => document.querySelector('consent-tcf')
  const root = (): ShadowRoot => host()!.shadowRoot!
  const dialog = (): HTMLDialogElement => one(root(), 'dialog') as HTMLDialogElement
  const isFirst = (): boolean => dialog().matches('.banner')

  /** Shows the second layer, whose file is loaded first. */
  const showSecond = async (): Promise<void> => {
    layers.show('second', contents)
    await eventually(() => expect(host() && dialog().matches('[part=settings]:modal')).to.equal(true))
  }

  beforeEach(() => {
    store = askingStore()
    language = 'en'
    saved = null
    decided = []
    layers = tcfLayers(store, {
      language: () => language,
      saved: () => saved,
      decide: (choice, type, about) => {
        expect(about).to.equal(question)
        decided.push([choice, type])
      },
      failed: thrown => expect.fail(String(thrown)),
    })
    afterwards(() => layers.hide())
  })
  afterEach(clearPage)

  it('are in the page, as one modal dialog over a page that does not scroll, only while one is visible', async () => {
    expect(host()).to.equal(null)
    layers.hide()
    for (const layer of ['first', 'second'] as const) {
      if (layer === 'first') layers.show(layer, contents)
      else await showSecond()
      expect([dialog().matches(':modal'), isFirst(), scrolls()]).to.deep.equal([true, layer === 'first', false])
      expect(root().querySelectorAll('dialog')).to.have.length(1)
    }
    layers.hide()
    expect([host(), scrolls()]).to.deep.equal([null, true])
    layers.hide()
    layers.show('first', contents)
    expect([isFirst(), scrolls()]).to.deep.equal([true, false])
  })

  it('have the language and direction of their texts, the color scheme, and styles of their own', () => {
    for (const [shown, dir] of [
      ['ar', 'rtl'],
      ['de', 'ltr'],
    ] as const) {
      language = shown
      layers.show('first', { ...contents, shown })
      const wrapper = one(root(), '.root')
      expect([wrapper.lang, wrapper.dir, wrapper.dataset.scheme]).to.deep.equal([shown, dir, 'system'])
    }
    expect(root().adoptedStyleSheets.length + root().querySelectorAll('style').length).to.be.greaterThan(0)
    expect(getComputedStyle(dialog()).position).to.equal('fixed')
  })

  it('are drawn again only in another language, color scheme or layer', () => {
    layers.show('first', contents)
    const drawn = dialog()
    layers.show('first', contents)
    expect(dialog()).to.equal(drawn)
    language = 'de'
    layers.show('first', { ...contents, shown: 'de' })
    const german = dialog()
    expect(german).not.to.equal(drawn)
    store.set(settingsAtom, { ...store.get(settingsAtom), colorScheme: 'page' })
    store.set(pageSchemeAtom, 'page-dark')
    layers.show('first', { ...contents, shown: 'de' })
    expect(dialog()).not.to.equal(german)
    expect(one(root(), '.root').dataset.scheme).to.equal('page-dark')
  })

  it('decide what each button of the first layer says', () => {
    layers.show('first', contents)
    button(root(), texts.accept).click()
    button(root(), texts.reject).click()
    expect(decided).to.deep.equal([
      [acceptedChoice(question), 'all'],
      [refusedChoice, 'necessary'],
    ])
  })

  it('decide what each button of the second layer says, and start with no consent and no objection', async () => {
    await showSecond()
    for (const name of [texts.accept, texts.reject, texts.save]) button(root(), name).click()
    expect(decided).to.deep.equal([
      [acceptedChoice(question), 'all'],
      [refusedChoice, 'necessary'],
      [startingChoice(question), 'custom'],
    ])
  })

  it('show the last layer that was asked for, if the file of the second arrives after that', async () => {
    const arrived = async (): Promise<void> => {
      await import('../../../src/views/tcf/show-settings-layer')
      await tasksHaveRun()
    }
    layers.show('second', contents)
    layers.show('first', contents)
    await arrived()
    expect(isFirst()).to.equal(true)
    layers.show('second', contents)
    layers.hide()
    await arrived()
    expect(host()).to.equal(null)
    layers.show('second', contents)
    layers.showFailure({ texts, language: 'en' }, { reject: () => {}, close: () => {} })
    await arrived()
    expect(dialog().matches('.failure')).to.equal(true)
  })

  it('start the second layer with the choice that is stored', async () => {
    const choice = { ...refusedChoice, purposes: [3], vendors: [2], additional: [7] }
    saved = {
      tcString: encodeTcfChoice(question, choice, { language: 'en', screen: 2 }),
      additional: [7],
      decision: 'd',
      question: 'q',
      checked: 0,
    }
    await showSecond()
    const on = switchesOf(root()).filter(name => name.endsWith('true'))
    expect(on).to.deep.equal([`${texts.consent}: ${question.list.purposes[3]!.name}: true`])
    button(root(), texts.save).click()
    expect(decided).to.deep.equal([[choice, 'custom']])
  })

  it('open the settings at the tab that a link names, and at the purposes the next time', async () => {
    layers.show('first', contents)
    one(root(), '[data-tab=vendors]').click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
    await showSecond()
    const tab = (): string[] => textsOf(root(), '.tabs [aria-pressed=true]')
    expect(tab()).to.deep.equal([`${texts.vendorsTab} (11)`])
    layers.show('first', contents)
    await showSecond()
    expect(tab()).to.deep.equal([texts.purposesTab])
  })

  it('close the settings by the close button', async () => {
    store.set(isPrivacyDialogOpenAtom, true)
    await showSecond()
    button(root(), texts.close).click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(false)
    expect(decided).to.deep.equal([])
  })

  it('have the policy, the lifetime and the browser signals of the store', async () => {
    store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl: '/privacy', lifetimeDays: 30 })
    layers.show('first', contents)
    expect(one(root(), 'a').getAttribute('href')).to.equal('/privacy')
    expect(root().querySelector('.note')).to.equal(null)
    await showSecond()
    expect(root().textContent).to.include(texts.ownStorage.replace('{count}', '30'))
    expect(root().querySelector('.note')).to.equal(null)
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    for (const layer of ['first', 'second'] as const) {
      if (layer === 'first') layers.show(layer, contents)
      else await showSecond()
      expect(one(root(), '.note').textContent, layer).to.include('Global Privacy Control')
    }
  })

  it('return the focus to where it was before the first of them, if it is still in the page', async () => {
    const opener = put('button')
    opener.focus()
    layers.show('first', contents)
    expect(focused()!.textContent).to.equal(texts.title)
    await showSecond()
    expect(focused()).to.equal(dialog())
    layers.hide()
    expect(document.activeElement).to.equal(opener)
    layers.show('first', contents)
    opener.remove()
    put('button').focus()
    layers.hide()
    expect(document.activeElement).not.to.equal(opener)
  })

  it('say that visitors cannot be asked, and let them reject', () => {
    const done: string[] = []
    layers.showFailure(
      { texts, language: 'ar' },
      { reject: () => done.push('reject'), close: () => done.push('close') },
    )
    expect([one(root(), '.root').lang, one(root(), '.root').dir]).to.deep.equal(['ar', 'rtl'])
    expect(dialog().matches('.settings.failure:modal')).to.equal(true)
    expect(textsOf(root(), '.content > *')).to.deep.equal([texts.settingsTitle, texts.failed])
    expect(textsOf(root(), 'button')).to.deep.equal([texts.close, texts.reject])
    const content = one(root(), '.content')
    expect([content.tabIndex, content.getAttribute('role'), content.getAttribute('aria-labelledby')]).to.deep.equal([
      0,
      'region',
      'settings',
    ])
    expect(one(root(), '#settings').textContent).to.equal(texts.settingsTitle)
    expect(
      [...one(root(), '.actions').children].map(each => [each.getAttribute('part'), each.className]),
    ).to.deep.equal([
      ['button close', 'button soft'],
      ['button reject', 'button solid'],
    ])
    button(root(), texts.close).click()
    button(root(), texts.reject).click()
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(done).to.deep.equal(['close', 'reject', 'close'])
  })

  describe('in a page that changes', () => {
    it('come back as a modal dialog with their state if the page removes them', async () => {
      await showSecond()
      const name = `${texts.consent}: ${question.list.purposes[3]!.name}`
      button(root(), name).click()
      await reactHasRendered()
      host()!.remove()
      await eventually(() => expect(host()).not.to.equal(null))
      expect(dialog().matches(':modal')).to.equal(true)
      expect(button(root(), name).getAttribute('aria-checked')).to.equal('true')
    })

    it('do not come back after they were hidden, and are not doubled by other changes', async () => {
      layers.show('first', contents)
      const drawn = dialog()
      put('p')
      await aTimeout(0)
      expect([document.querySelectorAll('consent-tcf').length, dialog()]).to.deep.equal([1, drawn])
      layers.hide()
      put('p')
      await aTimeout(0)
      expect(host()).to.equal(null)
    })

    it('stay away, and say so, if the page removes them again and again', async () => {
      const { warn } = console
      const warned: unknown[] = []
      console.warn = (...words: unknown[]) => warned.push(words.join(' '))
      try {
        layers.show('first', contents)
        for (let times = 0; times < 50 && host() !== null; times++) {
          host()!.remove()
          await aTimeout(0)
        }
      } finally {
        console.warn = warn
      }
      expect(host()).to.equal(null)
      expect(warned).to.deep.equal(['consent-elements: the page keeps removing its <consent-tcf>'])
    })

    it('are drawn again in a document that was replaced, with the page locked', async () => {
      layers.show('first', contents)
      const before = document.documentElement
      const drawn = dialog()
      const html = document.createElement('html')
      html.append(document.createElement('body'))
      document.replaceChild(html, before)
      try {
        await eventually(() => expect(host()).not.to.equal(null))
        expect(dialog()).not.to.equal(drawn)
        expect([dialog().matches(':modal'), isFirst(), scrolls()]).to.deep.equal([true, true, false])
        expect(document.querySelectorAll('consent-tcf')).to.have.length(1)
        layers.hide()
        expect([host(), scrolls()]).to.deep.equal([null, true])
      } finally {
        document.replaceChild(before, html)
      }
    })
  })
})
