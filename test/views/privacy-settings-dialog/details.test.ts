import { expect } from '@open-wc/testing'
import { onlyNecessary } from '../../../src/consent/consents'
import { closeSettingsAtom, openSettingsAtom } from '../../../src/store/actions'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { recordAtom } from '../../../src/store/record-atoms'
import { selectionAtom } from '../../../src/store/selection-atoms'
import { servicesAtom } from '../../../src/store/service-atoms'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { listsShownAtom } from '../../../src/store/ui-atoms'
import { en } from '../../../src/translations/en'
import { acmeService } from '../../support/acme-service'
import { eventually } from '../../support/eventually'
import { reactHasRendered } from '../../support/react-has-rendered'
import { dialogScene, rootOf, speak, type Scene } from '../accessibility/scenes'
import { clearPage, focused, part, partOrNull } from '../page'

const find = ({ element }: Scene, selector: string): HTMLElement =>
  rootOf(element).querySelector<HTMLElement>(selector)!
const openers = ({ element }: Scene): HTMLElement[] => [...rootOf(element).querySelectorAll<HTMLElement>('.opener')]
const isOpen = ({ store }: Scene): boolean => store.get(isPrivacyDialogOpenAtom)
const attributes = (element: Element, ...names: string[]): (string | null)[] =>
  names.map(name => element.getAttribute(name))

describe('the dialog with the settings', () => {
  afterEach(clearPage)

  it('is named by its title and described by its text, and has the focus', async () => {
    const scene = await dialogScene()
    const dialog = part(scene.element, 'dialog')
    expect(attributes(dialog, 'aria-labelledby', 'aria-describedby', 'tabindex')).to.eql(['title', 'description', '-1'])
    expect([find(scene, '#title').textContent, find(scene, '#description').textContent!.length > 20]).to.eql([
      'Privacy Settings',
      true,
    ])
    expect(focused()).to.equal(dialog)
  })

  it('has a button that closes it without saving, by its name', async () => {
    const scene = await dialogScene()
    const close = part(scene.element, 'close')
    expect(attributes(close, 'type', 'data-action', 'aria-label')).to.eql(['button', 'close', en.common.close])
    close.click()
    expect([isOpen(scene), scene.store.get(recordAtom)]).to.eql([false, null])
  })

  it('closes by a press beside its card, on each side, and by one on what dims the page', async () => {
    const scene = await dialogScene()
    const dialog = part(scene.element, 'dialog')
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const press = (clientX: number, clientY: number, target: Element = dialog): boolean => {
      scene.store.set(openSettingsAtom)
      target.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }))
      return isOpen(scene)
    }
    for (const [at, expected] of [
      [[x, y], true],
      [[left, top], true],
      [[right, bottom], true],
      [[left - 1, y], false],
      [[right + 1, y], false],
      [[x, top - 1], false],
      [[x, bottom + 1], false],
    ] as const)
      expect(press(at[0], at[1]), at.join()).to.equal(expected)
    expect(press(left - 1, y, find(scene, 'h2')), 'a press by a key has no place').to.equal(true)
    expect(press(x, y, part(scene.element, 'overlay'))).to.equal(false)
  })

  it('leaves more room where there are few categories', async () => {
    const scene = await dialogScene({ gdprTypes: ['necessary', 'measurement', 'marketing'] })
    expect(find(scene, '.body').className).to.equal('body few')
    scene.store.set(settingsAtom, {
      ...scene.store.get(settingsAtom),
      gdprTypes: ['necessary', 'functionality', 'measurement', 'marketing'],
    })
    await eventually(() => expect(find(scene, '.body').className).to.equal('body'))
  })

  it('announces nothing if it closes without a decision, also after one before', async () => {
    const scene = await dialogScene()
    const status = (): string => find(scene, '[role=status]').textContent!
    scene.store.set(closeSettingsAtom)
    await eventually(() => expect(partOrNull(scene.element, 'dialog')).to.equal(null))
    expect(status()).to.equal('')
    scene.store.set(openSettingsAtom)
    await eventually(() => part(scene.element, 'save'))
    part(scene.element, 'save').click()
    await eventually(() => expect(status()).to.equal(en.common.saved))
  })

  it('confirms what has changed with the option, in the banner’s place', async () => {
    const scene = await dialogScene({ confirmation: true })
    const text = (): string | undefined =>
      document.querySelector('consent-confirmation')?.shadowRoot!.querySelector('#choice')?.textContent
    part(scene.element, 'reject').click()
    await eventually(() => expect(text()).to.include('Extra features').and.to.include('Marketing'))
    scene.store.set(openSettingsAtom)
    await eventually(() => part(scene.element, 'save'))
    part(scene.element, 'switch-marketing').click()
    await reactHasRendered()
    part(scene.element, 'save').click()
    await eventually(() => expect(text()).to.equal('Allowed: Marketing.'))
    document.querySelector('consent-confirmation')!.remove()
  })

  it('names where and how the visitor decided: at the dialog, here by a script', async () => {
    const scene = await dialogScene()
    for (const [name, type] of [
      ['accept', 'all'],
      ['reject', 'necessary'],
      ['save', 'custom'],
    ] as const) {
      scene.store.set(openSettingsAtom)
      await eventually(() => part(scene.element, name))
      part(scene.element, name).click()
      const { surface, trusted, consentInfo } = scene.store.get(recordAtom)!
      expect([surface, trusted, consentInfo.type]).to.eql(['dialog', false, type])
    }
  })
})

describe('the categories in the settings', () => {
  afterEach(clearPage)

  it('connect their headers, panels and switches', async () => {
    const scene = await dialogScene()
    const item = part(scene.element, 'category-marketing')
    const [opener, toggle] = [item.querySelector('.opener')!, part(scene.element, 'switch-marketing')]
    expect(attributes(opener, 'type', 'aria-controls')).to.eql(['button', 'panel-marketing'])
    expect(item.querySelector('#panel-marketing>#about-marketing')!.textContent).to.equal(
      en.consentTypes.marketing.description,
    )
    expect(attributes(toggle, 'aria-labelledby', 'aria-describedby', 'aria-disabled')).to.eql([
      'title-marketing',
      'about-marketing',
      null,
    ])
    expect(item.querySelector('#title-marketing')!.textContent).to.equal('Marketing')
    const necessary = part(scene.element, 'switch-necessary')
    expect(attributes(necessary, 'aria-describedby', 'aria-disabled')).to.eql([
      'always-necessary about-necessary',
      'true',
    ])
    expect([find(scene, '#always-necessary').textContent, find(scene, '#always-marketing')]).to.eql([
      en.common.alwaysActive,
      null,
    ])
    expect(
      ['necessary', 'marketing'].map(name => part(scene.element, `category-${name}`).querySelector('.row')!.className),
    ).to.eql(['row fixed', 'row'])
  })

  it('turn their switch, and say what a signal turns off', async () => {
    const scene = await dialogScene()
    part(scene.element, 'switch-marketing').click()
    expect(scene.store.get(selectionAtom).marketing).to.equal(true)
    await reactHasRendered()
    part(scene.element, 'switch-marketing').click()
    expect(scene.store.get(selectionAtom).marketing).to.equal(false)
    scene.store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await eventually(() =>
      expect(find(scene, '#always-marketing').textContent).to.equal(en.consentManagerDialog.signalOff),
    )
  })

  it('open and close by their headers, which say so', async () => {
    const scene = await dialogScene()
    const item = part(scene.element, 'category-marketing')
    const [opener, panel] = [item.querySelector<HTMLElement>('.opener')!, item.querySelector<HTMLElement>('.panel')!]
    const category = item.querySelector<HTMLElement>('.category')!
    const state = () => [
      opener.getAttribute('aria-expanded'),
      panel.hidden,
      category.dataset.open !== undefined,
      category.dataset.moves !== undefined,
    ]
    const before = state()
    expect([before[1], before[2], before[3]]).to.eql([before[0] !== 'true', before[0] === 'true', false])
    const press = async (): Promise<void> => {
      opener.click()
      await reactHasRendered()
    }
    if (before[0] === 'true') await press()
    await press()
    expect(state()).to.eql(['true', false, true, true])
    await press()
    expect(state()).to.eql(['false', true, false, true])
  })

  it('have the number of companies, and open to show their services', async () => {
    const scene = await dialogScene()
    scene.store.set(servicesAtom, [acmeService({})])
    const item = part(scene.element, 'category-marketing')
    await eventually(() => expect(item.querySelector('[part=companies]')!.textContent).to.equal('1 company'))
    expect(part(scene.element, 'category-measurement').querySelector('[part=companies]')).to.equal(null)
    const opener = item.querySelector<HTMLElement>('.opener')!
    expect([opener.getAttribute('aria-expanded'), item.textContent!.includes('Acme Chat')]).to.eql(['false', false])
    opener.click()
    await eventually(() => expect(item.textContent).to.include('Acme Chat'))
    expect(opener.getAttribute('aria-expanded')).to.equal('true')
  })

  it('are open with their services where the visitor asked for the lists', async () => {
    const scene = await dialogScene()
    scene.store.set(servicesAtom, [acmeService({})])
    scene.store.set(listsShownAtom, true)
    await eventually(() => expect(part(scene.element, 'category-marketing').textContent).to.include('Acme Chat'))
    expect(openers(scene).map(opener => opener.getAttribute('aria-controls') === 'panel-marketing')).to.include(true)
  })

  it('are marked as new where the visitor has not been asked about them', async () => {
    const scene = await dialogScene()
    expect(partOrNull(scene.element, 'badge')).to.equal(null)
    scene.store.set(recordAtom, {
      consents: onlyNecessary(),
      consentInfo: { time: Date.now(), type: 'necessary' },
      asked: { marketing: null } as never,
    })
    await eventually(() => expect(part(scene.element, 'badge').textContent).to.equal(en.common.new))
    const badges = [...rootOf(scene.element).querySelectorAll('[part=badge]')]
    expect(badges.map(badge => badge.closest('li')!.getAttribute('part'))).to.eql(['category-marketing'])
  })

  it('move the focus between headers by the arrow keys, Home and End, around the ends', async () => {
    const scene = await dialogScene()
    const [first, second] = openers(scene)
    const last = openers(scene).at(-1)!
    const press = (target: HTMLElement, key: string): [Element | null, boolean] => {
      target.focus()
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return [focused(), event.defaultPrevented]
    }
    expect(press(first!, 'ArrowDown')).to.eql([second, true])
    expect(press(second!, 'ArrowUp')).to.eql([first, true])
    expect(press(first!, 'ArrowUp')).to.eql([last, true])
    expect(press(last, 'ArrowDown')).to.eql([first, true])
    expect(press(second!, 'Home')).to.eql([first, true])
    expect(press(second!, 'End')).to.eql([last, true])
    expect(press(second!, 'a')).to.eql([second, false])
    const toggle = part(scene.element, 'switch-marketing')
    expect(press(toggle, 'ArrowDown'), 'a switch has no use for them').to.eql([toggle, false])
  })

  it('fold again when the language changes', async () => {
    const scene = await dialogScene()
    const before = find(scene, '.categories')
    speak(scene.store, 'de')
    await eventually(() => expect(find(scene, '.categories')).to.not.equal(before))
  })
})
