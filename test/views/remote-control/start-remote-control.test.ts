import { expect } from '@open-wc/testing'
import { startRemoteControl } from '../../../src/views/remote-control/start-remote-control'
import { atRest, tasksHaveRun } from '../../support/at-rest'
import { eventually } from '../../support/eventually'

/** Buttons in two rows: a and b, and below them c. */
const buttons = ['a', 'b', 'c']
  .map(
    (id, at) =>
      `<button id="${id}" style="position:absolute;left:${at === 1 ? 120 : 0}px;top:${at === 2 ? 60 : 0}px;width:100px;height:40px">${id}</button>`,
  )
  .join('')
const box = 'position:fixed;left:0;top:0;width:300px;height:150px;margin:0'

describe('a remote control', () => {
  let stop: () => void
  let hosts: HTMLElement[]
  let ofPage: HTMLElement
  let heard: string[]

  // The elements are not defined here, so that the test has their shadow trees to itself.
  const surface = (name: string, markup: string): ShadowRoot => {
    const host = document.createElement(name)
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = markup
    document.body.append(host)
    hosts.push(host)
    return root
  }
  const banner = (inner = buttons): ShadowRoot =>
    surface('consent-banner', `<div part="x banner" style="${box}">${inner}</div>`)
  const dialog = (inner = `${buttons}<button part="y close">x</button>`): ShadowRoot => {
    const root = surface('privacy-settings-dialog', `<dialog style="${box}">${inner}</dialog>`)
    root.querySelector('dialog')!.showModal()
    return root
  }
  /** Presses a key, and returns whether it was used up. */
  const press = (key: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more })
    const target = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement ?? document.body
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  const focused = (root: ShadowRoot): string | undefined => root.activeElement?.id
  const start = (): void => {
    stop = startRemoteControl()
  }
  const tell = (name: string): unknown => document.dispatchEvent(new CustomEvent(name))
  const hear = ({ key }: KeyboardEvent): unknown => heard.push(key)

  beforeEach(() => {
    hosts = []
    heard = []
    stop = () => {}
    ofPage = document.createElement('button')
    document.body.append(ofPage)
    document.addEventListener('keydown', hear)
  })
  afterEach(() => {
    stop()
    document.removeEventListener('keydown', hear)
    delete (window as { consentManager?: unknown }).consentManager
    for (const host of hosts) host.remove()
    ofPage.remove()
  })

  it('focuses the banner that is shown, and moves in it by the arrow keys, which no one else receives', () => {
    const root = banner()
    start()
    expect(focused(root)).to.equal('a')
    for (const [key, id] of [
      ['ArrowRight', 'b'],
      ['ArrowLeft', 'a'],
      ['ArrowDown', 'c'],
      ['ArrowUp', 'a'],
    ] as const) {
      expect(press(key), key).to.equal(true)
      expect(focused(root), key).to.equal(id)
    }
    expect(heard).to.deep.equal([])
    expect(press('ArrowUp'), 'at the edge').to.equal(false)
    expect(press('Enter')).to.equal(false)
    expect(heard).to.deep.equal(['ArrowUp', 'Enter'])
  })

  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    it(`leaves keys with ${held} to the page`, () => {
      const root = banner()
      start()
      expect(press('ArrowRight', { [held]: true })).to.equal(false)
      expect(focused(root)).to.equal('a')
    })

  it('leaves keys to the page that it has used already, while it is focused, and without a surface', () => {
    const use = (event: Event): void => event.preventDefault()
    addEventListener('keydown', use, true)
    const root = banner()
    start()
    press('ArrowRight')
    removeEventListener('keydown', use, true)
    expect(focused(root)).to.equal('a')
    ofPage.focus()
    expect(press('ArrowRight')).to.equal(false)
    expect(document.activeElement).to.equal(ofPage)
    hosts[0]!.remove()
    ofPage.blur()
    expect(press('ArrowRight')).to.equal(false)
  })

  it('enters the banner by an arrow key when nothing is focused, and the open dialog in any case', () => {
    const root = banner()
    start()
    ;(root.activeElement as HTMLElement).blur()
    expect([press('ArrowDown'), focused(root)]).to.deep.equal([true, 'a'])
    const inFront = dialog()
    inFront.querySelector<HTMLElement>('#b')!.blur()
    ;(document.activeElement as HTMLElement | null)?.blur()
    ;(inFront.activeElement as HTMLElement | null)?.blur()
    expect([press('ArrowDown'), focused(inFront)]).to.deep.equal([true, 'a'])
  })

  it('uses no key up for a surface without controls', () => {
    banner('<button disabled>x</button><button style="display:none">y</button>')
    start()
    expect(press('ArrowDown')).to.equal(false)
  })

  it('reaches links, fields and what the page has put into slots, and nothing that cannot be focused', () => {
    const inner = [
      '<a href="#x" id="a">a</a>',
      '<input id="b">',
      '<select id="c"></select>',
      '<p tabindex="0" id="d">d</p>',
    ]
    const dead = '<a>e</a><input disabled><select disabled></select><p tabindex="-1">f</p>'
    const rows = (list: string[]): string => list.map(row => `<div style="height:30px">${row}</div>`).join('')
    const root = banner(`${rows([inner[0]!, dead, ...inner.slice(1)])}<slot></slot>`)
    hosts[0]!.innerHTML = '<button id="own" style="position:fixed;top:200px;left:0">own</button>'
    start()
    const seen = [focused(root)]
    for (let times = 0; times < 4; times++) {
      press('ArrowDown')
      seen.push(document.activeElement === hosts[0] ? focused(root) : document.activeElement!.id)
    }
    expect(seen).to.deep.equal(['a', 'b', 'c', 'd', 'own'])
  })

  for (const back of [
    { key: 'GoBack' },
    { key: 'BrowserBack' },
    { key: 'XF86Back' },
    { keyCode: 10_009 },
    { keyCode: 461 },
  ])
    it(`closes the settings by Back, as ${JSON.stringify(back)}`, () => {
      const root = dialog()
      let closed = 0
      root.querySelector('[part~=close]')!.addEventListener('click', () => closed++)
      start()
      expect(press(back.key ?? 'Unidentified', back)).to.equal(true)
      expect([closed, heard]).to.deep.equal([1, []])
      expect(press('Escape', { keyCode: 27 })).to.equal(false)
      expect(closed).to.equal(1)
    })

  it('leaves Back to the page where nothing can be closed', () => {
    banner()
    start()
    expect(press('GoBack')).to.equal(false)
  })

  it('waits for a banner that is announced before it is drawn', async () => {
    start()
    Object.assign(window, { consentManager: { state: { showPopup: true } } })
    tell('consent-banner-show')
    await tasksHaveRun()
    const root = banner()
    await eventually(() => expect(focused(root)).to.equal('a'))
  })

  it('does not wait for a banner that is not asked for', async () => {
    start()
    Object.assign(window, { consentManager: { state: { showPopup: false } } })
    tell('consent-banner-show')
    const root = banner()
    await atRest()
    expect(focused(root)).to.equal(undefined)
  })

  it('does not take the focus from a control of the banner, or from an open dialog', () => {
    const root = banner()
    root.querySelector<HTMLElement>('#b')!.focus()
    start()
    expect(focused(root)).to.equal('b')
    const inFront = dialog()
    const before = focused(inFront)
    tell('consent-banner-show')
    expect([focused(inFront), focused(root)]).to.deep.equal([before, undefined])
  })

  for (const name of ['consent-banner-hide', 'privacy-settings-close'])
    it(`gives the focus back to the page on ${name}, unless the page has moved it`, () => {
      ofPage.focus()
      const root = banner()
      start()
      expect(focused(root)).to.equal('a')
      hosts[0]!.remove()
      tell(name)
      expect(document.activeElement).to.equal(ofPage)
      const other = document.createElement('button')
      document.body.append(other)
      const again = banner()
      tell('consent-banner-show')
      expect(focused(again)).to.equal('a')
      other.focus()
      tell(name)
      expect(document.activeElement).to.equal(other)
      other.remove()
    })

  it('keeps the focus in the settings that open over the banner', () => {
    ofPage.focus()
    banner()
    start()
    const inFront = dialog()
    tell('consent-banner-hide')
    expect(inFront.activeElement).not.to.equal(null)
    expect(document.activeElement).not.to.equal(ofPage)
  })

  it('is off after a stop', () => {
    const root = banner()
    start()
    stop()
    expect(press('ArrowRight')).to.equal(false)
    ;(root.activeElement as HTMLElement).blur()
    tell('consent-banner-show')
    expect(focused(root)).to.equal(undefined)
  })
})
