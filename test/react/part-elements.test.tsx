import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { bannerParts } from '../../src/react/parts/banner-parts'
import { dialogParts, widgetParts } from '../../src/react/parts/settings-parts'
import { SwitchableContext } from '../../src/react/switchable-context'
import { switchableStore } from '../../src/react/switchable-store'
import { closeSettingsAtom, openSettingsAtom, setConsentAtom } from '../../src/store/actions'
import type { ConsentStore } from '../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../src/store/dialog-atoms'
import { recordAtom } from '../../src/store/record-atoms'
import { receiptsAtom } from '../../src/store/receipts-atom'
import { selectionAtom } from '../../src/store/selection-atoms'
import { settingsAtom, signalsAtom } from '../../src/store/settings-atoms'
import { customizeButtonAtom, widgetShownAtom } from '../../src/store/ui-atoms'
import { en } from '../../src/translations/en'
import { ConsentContext } from '../../src/views/consent-context'
import { STATUS_CLEAR_MS } from '../../src/views/parts/status-clear-ms'
import { eventually } from '../support/eventually'
import { stopClock } from '../support/fake-clock'
import { askingStore, clearPage } from '../views/page'

describe('the elements of the parts', () => {
  let store: ConsentStore
  let place: HTMLElement
  let root: Root
  const draw = (node: ReactNode): void => {
    const following = switchableStore(store)
    following.follow(store)
    flushSync(() =>
      root.render(
        <SwitchableContext.Provider value={following}>
          <ConsentContext.Provider value={following.store}>{node}</ConsentContext.Provider>
        </SwitchableContext.Provider>,
      ),
    )
  }
  const find = (selector: string): HTMLElement => place.querySelector<HTMLElement>(selector)!
  const attributesOf = (element: Element): Record<string, string> =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

  beforeEach(() => {
    store = askingStore()
    place = document.body.appendChild(document.createElement('main'))
    root = createRoot(place)
  })
  afterEach(async () => {
    flushSync(() => root.unmount())
    place.remove()
    await clearPage()
  })

  for (const [name, Root, parts] of [
    ['banner', bannerParts.Root, bannerParts],
    ['widget', widgetParts.Root, widgetParts],
    ['dialog', dialogParts.Root, dialogParts],
  ] as const)
    it(`of the ${name} are buttons that name their action, and decide there`, () => {
      if (name === 'dialog') store.set(openSettingsAtom)
      draw(
        <Root>
          <parts.AcceptButton />
          <parts.RejectButton />
          {'SaveButton' in parts && <parts.SaveButton />}
          {'CustomizeButton' in parts && <parts.CustomizeButton />}
        </Root>,
      )
      const buttons = [...place.querySelectorAll('button')].map(button => [attributesOf(button), button.textContent])
      const third = name === 'banner' ? ['customize', en.common.customize] : ['save', en.common.save]
      expect(buttons).to.eql([
        [{ type: 'button', 'data-action': 'accept' }, en.common.acceptAll],
        [{ type: 'button', 'data-action': 'reject' }, en.common.rejectAll],
        [{ type: 'button', 'data-action': third[0] }, third[1]],
      ])
      flushSync(() => find('[data-action=reject]').click())
      const { surface, trusted, consentInfo } = store.get(recordAtom)!
      expect([surface, trusted, consentInfo.type]).to.eql([name === 'banner' ? 'banner' : 'dialog', false, 'necessary'])
    })

  it('of the settings save the switches as a decision at the dialog', () => {
    draw(
      <widgetParts.Root>
        <widgetParts.SaveButton />
      </widgetParts.Root>,
    )
    store.set(setConsentAtom, 'experience', true)
    flushSync(() => find('button').click())
    const { surface, trusted, consentInfo, consents } = store.get(recordAtom)!
    expect([surface, trusted, consentInfo.type, consents.experience]).to.eql(['dialog', false, 'custom', true])
  })

  it('of the dialog close it without saving: the button by its name, and what dims the page unseen', async () => {
    draw(
      <dialogParts.Root>
        <dialogParts.CloseButton />
        <dialogParts.Overlay />
      </dialogParts.Root>,
    )
    for (const selector of ['button', 'div[aria-hidden]']) {
      store.set(openSettingsAtom)
      await eventually(() => expect(find(`dialog ${selector}`)).to.not.equal(null))
      flushSync(() => find(`dialog ${selector}`).click())
      expect([store.get(isPrivacyDialogOpenAtom), store.get(recordAtom)], selector).to.eql([false, null])
      await eventually(() => expect(find('dialog')).to.equal(null))
      expect(find('[role=status]').textContent, 'nothing was saved').to.equal('')
    }
    store.set(openSettingsAtom)
    await eventually(() => expect(find('dialog')).to.not.equal(null))
    expect(attributesOf(find('dialog button'))).to.eql({
      type: 'button',
      'data-action': 'close',
      'aria-label': en.common.close,
    })
    expect(find('dialog button').textContent).to.equal('×')
    expect(attributesOf(find('dialog div'))).to.eql({ 'aria-hidden': 'true' })
  })

  it('of the dialog announce a decision once it has closed, and once only', async () => {
    store.set(openSettingsAtom)
    draw(
      <dialogParts.Root>
        <dialogParts.AcceptButton />
        <dialogParts.RejectButton />
      </dialogParts.Root>,
    )
    await eventually(() => expect(find('dialog').matches(':modal')).to.equal(true))
    expect(find('[role=status]').textContent).to.equal('')
    flushSync(() => find('dialog button').click())
    await eventually(() => expect(find('[role=status]').textContent).to.equal(en.common.saved))
    expect(find('dialog')).to.equal(null)
  })

  it('of the dialog announce nothing when it closes again without another decision', async () => {
    const clock = stopClock()
    try {
      store.set(openSettingsAtom)
      const dialog = (
        <dialogParts.Root>
          <dialogParts.SaveButton />
        </dialogParts.Root>
      )
      draw(dialog)
      flushSync(() => find('dialog button').click())
      await clock.pass(1)
      expect(find('[role=status]').textContent).to.equal(en.common.saved)
      await clock.pass(STATUS_CLEAR_MS)
      flushSync(() => store.set(openSettingsAtom))
      flushSync(() => store.set(closeSettingsAtom))
      await clock.pass(1)
      expect([find('dialog'), find('[role=status]').textContent]).to.eql([null, ''])
    } finally {
      clock.restore()
    }
  })

  it('of the banner dim the page with scrollLock only, when it is a modal dialog', async () => {
    draw(
      <bannerParts.Root>
        <bannerParts.Overlay />
        <bannerParts.Title />
        <bannerParts.CustomizeButton />
      </bannerParts.Root>,
    )
    const section = find('section')
    expect([find('section div'), section.getAttribute('role'), section.getAttribute('aria-modal')]).to.eql([
      null,
      'region',
      null,
    ])
    await eventually(() => expect(store.get(customizeButtonAtom)).to.equal(find('[data-action=customize]')))
    store.set(settingsAtom, { ...store.get(settingsAtom), scrollLock: true })
    await eventually(() => expect(find('section div')).to.not.equal(null))
    expect(attributesOf(find('section div'))).to.eql({ 'aria-hidden': 'true' })
    expect([section.getAttribute('role'), section.getAttribute('aria-modal')]).to.eql(['dialog', 'true'])
    await eventually(() => expect(document.activeElement).to.equal(find('h2')))
    flushSync(() => find('[data-action=customize]').click())
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
    await eventually(() => expect(find('section')).to.equal(null))
    await eventually(() => expect(store.get(customizeButtonAtom)).to.equal(null))
  })

  it('have ids that connect the root with its title and text', () => {
    draw(
      <widgetParts.Root className="own">
        <widgetParts.Title />
        <widgetParts.Description />
      </widgetParts.Root>,
    )
    const section = find('section')
    expect([section.className, section.lang, section.dir, section.getAttribute('aria-label')]).to.eql([
      'own',
      'en',
      'ltr',
      en.consentManagerDialog.title,
    ])
    expect(section.getAttribute('aria-labelledby')).to.equal(find('h2').id || 'none')
    expect(section.getAttribute('aria-describedby')).to.equal(find('p').id || 'none')
    expect([find('h2').tabIndex, find('h2').textContent]).to.eql([-1, en.consentManagerDialog.title])
    expect(find('p').textContent).to.match(/^Decide for each purpose/)
    expect(store.get(widgetShownAtom)).to.equal(true)
  })

  it('of a category are a switch with its names, and a note only where there is something to note', () => {
    draw(
      <widgetParts.Root>
        <widgetParts.Categories className="list">
          <widgetParts.Category className="row">
            <widgetParts.CategoryTitle />
            <widgetParts.CategoryDescription />
            <widgetParts.CategoryNote />
            <widgetParts.CategorySwitch />
          </widgetParts.Category>
        </widgetParts.Categories>
        <widgetParts.Category name="marketing" />
      </widgetParts.Root>,
    )
    const list = find('ul')
    expect([list.className, list.getAttribute('role'), find('section>[data-category]').localName]).to.eql([
      'list',
      'list',
      'div',
    ])
    const row = (name: string): HTMLElement => find(`li[data-category=${name}]`)
    const [title, text, button] = ['h3', 'p', 'button'].map(tag => row('marketing').querySelector<HTMLElement>(tag)!)
    expect([row('marketing').className, row('marketing').querySelector('span')]).to.eql(['row', null])
    const note = row('necessary').querySelector('span')!
    expect(note.textContent).to.equal(en.common.alwaysActive)
    const { 'aria-describedby': described, ...others } = attributesOf(button!)
    expect(others).to.eql({
      type: 'button',
      role: 'switch',
      'aria-checked': 'false',
      'aria-label': en.consentTypes.marketing.title,
      'aria-labelledby': title!.id,
      'data-action': 'switch-marketing',
    })
    expect(described!.split(' ')[1]).to.equal(text!.id)
    const necessary = attributesOf(row('necessary').querySelector('button')!)
    expect([necessary['aria-disabled'], necessary['aria-checked']]).to.eql(['true', 'true'])
    expect(necessary['aria-describedby']!.split(' ')[0]).to.equal(note.id)
    flushSync(() => row('necessary').querySelector('button')!.click())
    flushSync(() => button!.click())
    expect([store.get(selectionAtom).necessary, store.get(selectionAtom).marketing]).to.eql([true, true])
    flushSync(() => store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true }))
    expect(row('marketing').querySelector('span')!.textContent).to.equal(en.consentManagerDialog.signalOff)
  })

  it('of the settings name a signal and offer a download only where there is one', () => {
    draw(
      <widgetParts.Root>
        <widgetParts.SignalNote />
        <widgetParts.DownloadButton />
      </widgetParts.Root>,
    )
    expect([find('section>p'), find('section>button')]).to.eql([null, null])
    flushSync(() => {
      store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
      store.set(receiptsAtom, [{ schemaVersion: 1 } as never])
    })
    expect(find('section>p').textContent).to.include('Global Privacy Control')
    expect([attributesOf(find('section>button')), find('section>button').textContent]).to.eql([
      { type: 'button', 'data-action': 'download' },
      en.common.download,
    ])
  })
})
