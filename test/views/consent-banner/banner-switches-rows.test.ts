import { expect } from '@open-wc/testing'
import { setConsentAtom } from '../../../src/store/actions'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { selectionAtom } from '../../../src/store/selection-atoms'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { en } from '../../../src/translations/en'
import { bannerSwitches } from '../../../src/views/consent-banner/banner-switches'
import { checkPath, lockPath } from '../../../src/views/parts/icon-paths'
import { polyglot } from '../all-languages'
import { afterwards, askingStore, clearPage } from '../page'

describe('the rows of the switches in the banner', () => {
  let store: ConsentStore
  let root: ShadowRoot
  let stop: () => void
  const rows = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.choices>li')]
  const rowOf = (name: string): HTMLElement => root.querySelector<HTMLElement>(`[part~=category-${name}]`)!
  const switchOf = (name: string): HTMLElement => root.querySelector<HTMLElement>(`[part=switch-${name}]`)!
  const names = (): (string | undefined)[] => rows().map(row => row.getAttribute('part')?.split('category-')[1])
  const show = (...gdprTypes: (typeof settings.gdprTypes)[number][]): void =>
    store.set(settingsAtom, { ...settings, gdprTypes })
  let settings: ReturnType<typeof readSettings>
  const readSettings = () => store.get(settingsAtom)

  beforeEach(() => {
    store = askingStore({ gdprTypes: ['necessary', 'measurement', 'marketing'] })
    settings = readSettings()
    const host = document.body.appendChild(document.createElement('div'))
    afterwards(() => host.remove())
    root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<p id="description">Text</p><i></i><div part="actions"><button>One</button></div>'
    stop = bannerSwitches(root, store)
    afterwards(stop)
  })
  afterEach(clearPage)

  it('are a list behind the description, and a button behind the others saves', () => {
    const list = root.querySelector('#description')!.nextElementSibling!
    expect([list.localName, list.className, list.getAttribute('part'), list.getAttribute('role')]).to.eql([
      'ul',
      'choices',
      'categories',
      'list',
    ])
    const save = root.querySelector<HTMLButtonElement>('[part=actions]')!.lastElementChild as HTMLButtonElement
    expect([save.type, save.className, save.getAttribute('part'), save.dataset.action, save.textContent]).to.eql([
      'button',
      'button soft',
      'save',
      'save',
      en.common.save,
    ])
    expect(root.adoptedStyleSheets).to.have.length(1)
  })

  it('have a label and a switch each, which screen readers connect', () => {
    const row = rowOf('marketing')
    expect([row.className, row.getAttribute('part')]).to.eql(['choice', 'category category-marketing'])
    const button = switchOf('marketing') as HTMLButtonElement
    const labelled = button.getAttribute('aria-labelledby')!
    expect([row.querySelector('.label')!.textContent, root.getElementById(labelled)!.textContent]).to.eql([
      'Marketing',
      'Marketing',
    ])
    expect([button.type, button.getAttribute('role'), button.className, button.dataset.action]).to.eql([
      'button',
      'switch',
      'switch',
      'switch-marketing',
    ])
    expect(['aria-checked', 'aria-disabled', 'aria-describedby'].map(name => button.getAttribute(name))).to.eql([
      'false',
      null,
      null,
    ])
    expect(row.querySelector('.why')).to.equal(null)
  })

  it('say why a switch is locked, which shows a lock where it is on', () => {
    const locked = (name: string) => {
      const button = switchOf(name)
      const why = root.getElementById(button.getAttribute('aria-describedby')!)!
      return [button.getAttribute('aria-checked'), button.getAttribute('aria-disabled'), why.className, why.textContent]
    }
    expect(locked('necessary')).to.eql(['true', 'true', 'why', en.common.alwaysActive])
    const icon = (name: string) => switchOf(name).querySelector('path')?.getAttribute('d')
    expect([icon('necessary'), switchOf('necessary').querySelector('.track')]).to.eql([lockPath, null])
    const svg = switchOf('necessary').querySelector('svg')!
    expect(['viewBox', 'aria-hidden', 'focusable'].map(name => svg.getAttribute(name))).to.eql([
      '0 0 24 24',
      'true',
      'false',
    ])
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    expect(locked('marketing')).to.eql(['false', 'true', 'why', en.consentManagerDialog.signalOff])
    expect(switchOf('marketing').querySelector('.lock')).to.equal(null)
    expect(switchOf('marketing').querySelector('.track')!.getAttribute('part')).to.equal('switch track off locked')
  })

  it('turn a switch on and off, also by its thumb, and no locked one', () => {
    const parts = (): unknown[] =>
      [...switchOf('marketing').querySelectorAll('[part]')].map(node => node.getAttribute('part'))
    expect([parts(), switchOf('marketing').querySelector('path')]).to.eql([['switch track off', 'thumb off'], null])
    switchOf('marketing').querySelector<HTMLElement>('.thumb')!.click()
    expect([store.get(selectionAtom).marketing, switchOf('marketing').getAttribute('aria-checked')]).to.eql([
      true,
      'true',
    ])
    expect(parts()).to.eql(['switch track on', 'thumb on'])
    expect(switchOf('marketing').querySelector('path')!.getAttribute('d')).to.equal(checkPath)
    expect(store.get(selectionAtom).measurement).to.equal(false)
    switchOf('marketing').click()
    expect(store.get(selectionAtom).marketing).to.equal(false)
    rowOf('marketing').querySelector<HTMLElement>('.label')!.click()
    expect(store.get(selectionAtom).marketing).to.equal(false)
    switchOf('necessary').querySelector<HTMLElement>('.lock')!.click()
    expect(switchOf('necessary').getAttribute('aria-checked')).to.equal('true')
  })

  it('follow a change elsewhere, without new nodes', () => {
    const before = [...root.querySelectorAll('.choices button')]
    store.set(setConsentAtom, 'measurement', true)
    expect(switchOf('measurement').getAttribute('aria-checked')).to.equal('true')
    expect([...root.querySelectorAll('.choices button')]).to.eql(before)
  })

  it('follow the categories of the site, in their order', () => {
    expect(names()).to.eql(['necessary', 'measurement', 'marketing'])
    const marketing = rowOf('marketing')
    show('necessary', 'experience', 'marketing')
    expect(names()).to.eql(['necessary', 'experience', 'marketing'])
    expect(rowOf('marketing')).to.equal(marketing)
    show('necessary', 'functionality', 'measurement', 'experience', 'marketing')
    expect(names()).to.eql(['necessary', 'functionality', 'measurement', 'experience', 'marketing'])
    show('necessary')
    expect(names()).to.eql(['necessary'])
  })

  it('follow the language', async () => {
    const speak = await polyglot(store)
    speak('de')
    expect(rowOf('necessary').querySelector('.why')!.textContent).to.equal('Immer aktiv')
    expect(root.querySelector('[part=save]')!.textContent).to.not.equal(en.common.save)
  })

  it('are removed at the end, and follow nothing then', () => {
    const row = rowOf('marketing')
    stop()
    expect(root.innerHTML).to.equal('<p id="description">Text</p><i></i><div part="actions"><button>One</button></div>')
    store.set(setConsentAtom, 'marketing', true)
    expect(row.querySelector('button')!.getAttribute('aria-checked')).to.equal('false')
  })

  for (const selector of ['#description', '[part=actions]'])
    it(`are not there without ${selector}`, () => {
      stop()
      root.querySelector(selector)!.remove()
      bannerSwitches(root, store)()
      expect(root.querySelectorAll('.choices,[part=save]')).to.have.length(0)
    })
})
