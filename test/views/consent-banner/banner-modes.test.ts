import { expect, nextFrame } from '@open-wc/testing'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { bannerModes } from '../../../src/views/consent-banner/banner-modes'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { afterwards, askingStore, clearPage, focused } from '../page'

const isLocked = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden'

describe('the behavior of the banner', () => {
  let store: ConsentStore
  let root: ShadowRoot
  const stops: (() => void)[] = []
  const find = (selector: string): HTMLElement | null => root.querySelector(selector)
  const start = (mode: keyof typeof bannerModes): (() => void) => {
    const stop = bannerModes[mode](root, store)
    stops.push(stop)
    return stop
  }
  /** A surface like the banner's, 100 pixels high at the bottom of the window. */
  const surface = `<div class="root"><style>
      [part=banner]{position:fixed;inset:auto 0 0 0;height:100px;background:red}
      .root[data-raised] [part=banner]{inset:0 0 auto 0}
    </style>
    <section part="banner" tabindex="-1"><div class="text"><p id="description">Text</p></div>
      <div part="actions"><button id="one">One</button><button id="two">Two</button></div></section></div>`

  beforeEach(() => {
    store = askingStore()
    const host = document.body.appendChild(document.createElement('div'))
    afterwards(() => host.remove())
    root = host.attachShadow({ mode: 'open' })
    root.innerHTML = surface
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    await clearPage()
  })

  describe('that is modal', () => {
    it('locks the page, and keeps the focus inside, until it stops', () => {
      const press = (): boolean =>
        find('#two')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
      const stop = start('modal')
      expect(isLocked()).to.equal(true)
      find('#two')!.focus()
      expect([press(), focused()?.id]).to.eql([false, 'one'])
      stop()
      expect(isLocked()).to.equal(false)
      find('#two')!.focus()
      expect([press(), focused()?.id]).to.eql([true, 'two'])
    })

    it('keeps the focus in the banner of the moment, and does nothing without one', () => {
      start('modal')
      const banner = find('[part=banner]')!
      banner.remove()
      const press = (): boolean =>
        find('.root')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
      expect(press()).to.equal(true)
      find('.root')!.append(banner)
      find('#two')!.focus()
      expect([press(), focused()?.id]).to.eql([false, 'one'])
    })
  })

  describe('that is not modal', () => {
    /** Focuses a link of the page that the banner covers at the bottom of a page that cannot scroll. */
    const coverLink = async (): Promise<void> => {
      const link = document.body.appendChild(document.createElement('a'))
      link.href = '#'
      link.textContent = 'A link'
      link.style.cssText = 'position:fixed;bottom:20px;left:20px'
      afterwards(() => link.remove())
      link.focus()
      await nextFrame()
      await nextFrame()
    }
    const isRaised = (): boolean => find('.root')!.hasAttribute('data-raised')

    it('leaves the page usable, and moves to the other edge from what it covers, until it stops', async () => {
      const stop = start('nonModal')
      expect([isLocked(), isRaised()]).to.eql([false, false])
      await coverLink()
      expect(isRaised()).to.equal(true)
      stop()
      expect(isRaised(), 'the next banner begins at its own edge').to.equal(false)
      await coverLink()
      expect(isRaised()).to.equal(false)
    })

    for (const selector of ['[part=banner]', '.root'])
      it(`does nothing without ${selector}`, async () => {
        const [banner, ground] = [find('[part=banner]')!, find('.root')!]
        if (selector === '.root') ground.replaceWith(banner)
        else banner.remove()
        start('nonModal')()
        await coverLink()
        expect(ground.hasAttribute('data-raised')).to.equal(false)
      })
  })

  describe('in both modes', () => {
    const parts = (): string[] => [...root.querySelectorAll('[part]')].map(element => element.getAttribute('part')!)

    it('has a cue for its text until it stops, and no switches or signal', async () => {
      const stop = start('both')
      expect(find('.text>.more')).to.not.equal(null)
      await atRest()
      expect([find('.choices'), find('[part=note]')]).to.eql([null, null])
      stop()
      expect(find('.more')).to.equal(null)
    })

    it('has switches with the option, until it stops', async () => {
      store.set(settingsAtom, { ...store.get(settingsAtom), categoryChoices: true })
      const stop = start('both')
      await eventually(() => expect(parts()).to.include('save'))
      expect(find('[part=note]')).to.equal(null)
      stop()
      expect([find('.choices'), find('[part=save]')]).to.eql([null, null])
    })

    for (const [doNotTrack, globalPrivacyControl] of [
      [true, false],
      [false, true],
    ] as const)
      it(`names Do Not Track (${doNotTrack}) or Global Privacy Control (${globalPrivacyControl}), until it stops`, async () => {
        store.set(signalsAtom, { doNotTrack, globalPrivacyControl })
        const stop = start('both')
        await eventually(() => expect(find('#description + [part=note]')).to.not.equal(null))
        expect(find('.choices')).to.equal(null)
        stop()
        expect(find('[part=note]')).to.equal(null)
      })

    it('adds nothing if it stops while the files are loading', async () => {
      store.set(settingsAtom, { ...store.get(settingsAtom), categoryChoices: true })
      store.set(signalsAtom, { doNotTrack: true, globalPrivacyControl: true })
      start('both')()
      await atRest()
      expect([find('.choices'), find('[part=save]'), find('[part=note]')]).to.eql([null, null, null])
    })

    it('moves into a modal dialog of the page, until it stops', () => {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      afterwards(() => dialog.remove())
      dialog.showModal()
      const stop = start('both')
      expect(root.host.parentNode).to.equal(dialog)
      stop()
      expect(root.host.parentNode).to.equal(document.body)
    })
  })
})
