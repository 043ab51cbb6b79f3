import { expect } from '@open-wc/testing'
import { waitUntil } from '../support/wait-until'

/** The build's facts about an option. */
interface Fact {
  name: string
  kind: string
  words: string[]
}
const read = async <Data>(file: string): Promise<Data> => (await (await fetch(`/dist/${file}`)).json()) as Data

describe('examples/playground.html', () => {
  let frame: HTMLIFrameElement
  const $ = <E extends Element = HTMLElement>(selector: string): E => {
    const found = frame.contentDocument!.querySelector<E>(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }
  const all = (selector: string): HTMLElement[] => [...frame.contentDocument!.querySelectorAll<HTMLElement>(selector)]
  const snippet = (): string => $('#snippet').textContent!
  /** Finds an element in the preview, including shadow roots. */
  const peek = (selector: string): HTMLElement | null => {
    const page = $<HTMLIFrameElement>('#preview').contentDocument
    for (const tag of ['consent-banner', 'privacy-settings-dialog']) {
      const found = page?.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector)
      if (found) return found
    }
    return null
  }
  const until = (what: string, holds: () => unknown): Promise<void> => waitUntil(holds, what)
  const write = (selector: string, value: string): void => {
    const field = $<HTMLInputElement>(selector)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  beforeEach(async () => {
    localStorage.clear()
    frame = document.createElement('iframe')
    frame.style.cssText = 'width:1200px;height:800px;border:0'
    frame.src = '/examples/playground.html'
    document.body.append(frame)
    await until('the controls are there', () => frame.contentDocument?.querySelector('#controls details'))
    await until('the banner shows', () => peek('[part=banner]'))
  })
  afterEach(() => frame.remove())

  it('has a control for every option, with every value, and for every custom property', async () => {
    const facts = await read<Fact[]>('options.json')
    const drawn = all('[data-option]').map(({ dataset }) => dataset.option!)
    expect(drawn.toSorted()).to.deep.equal([...facts.map(({ name }) => name), 'layout'].toSorted())
    for (const { name, kind, words } of facts)
      if (kind === 'choice') expect(all(`#${name} option`).map(one => one.textContent)).to.deep.equal(words)
    const { properties } = await read<{ properties: { name: string }[] }>('css-data.json')
    expect(all('[data-token]').map(({ id }) => id)).to.deep.equal(properties.map(({ name }) => name))
  })

  it('shows the effect of a change, and its snippet', async () => {
    write('#layout', 'bar')
    write('#language', 'de')
    write('#lifetimeDays', '90')
    write('#sweep', '{"measurement": ["_my*"]}')
    await until('it speaks German', () => peek('[data-action=reject]')?.textContent === 'Alle ablehnen')
    const banner = new DOMParser().parseFromString(snippet(), 'text/html').querySelector('consent-banner')!
    for (const [name, value] of Object.entries({
      layout: 'bar',
      language: 'de',
      'lifetime-days': '90',
      categories: 'all',
    }))
      expect(banner.getAttribute(name), name).to.equal(value)
    expect(JSON.parse(banner.querySelector('script')!.textContent!)).to.deep.equal({ sweep: { measurement: ['_my*'] } })
    $('#form [value=js]').click()
    await until('it is JavaScript', () => snippet().includes('startConsentManager({'))
    expect(snippet()).to.contain('lifetimeDays: 90')
    expect(snippet()).not.to.contain('layout:')
  })

  it('applies a custom property to the preview and the snippet', async () => {
    write('[data-token=accent]', '#ff0066')
    await until('it is drawn', () => {
      const button = peek('[data-action=accept]')
      return button && getComputedStyle(button).backgroundColor === 'rgb(255, 0, 102)'
    })
    expect(snippet()).to.contain('--consent-accent: #ff0066;')
  })

  it('lists the events of the page, including those for invalid options', async () => {
    peek('[data-action=accept]')!.click()
    await until('it was heard', () => $('#events').textContent!.includes('consent-change'))
    write('#policyUrl', 'ftp://nowhere')
    await until('it is named', () => $('#events').textContent!.includes('Option \\"policyUrl\\" is'))
    expect(localStorage.length).to.equal(0)
    expect(document.cookie).not.to.contain('privacy-consent')
  })

  it('calls callbacks, and shows the settings and other laws', async () => {
    $('[data-option=callbacks] [value=onReady]').click()
    await until('it was called', () => $('#events').textContent!.includes('onReady'))
    write('#mode', 'c15t')
    write('#jurisdiction', 'CCPA')
    await until('the way out has its legal name', () =>
      peek('[data-action=reject]')?.textContent?.startsWith('Do Not Sell'),
    )
    $('#surface [value=dialog]').click()
    await until('the settings show', () => peek('[part~=dialog]'))
  })

  it('reports invalid JSON, and keeps the preview', async () => {
    const before = snippet()
    write('#headers', '{"a": ')
    expect($('#headers').getAttribute('aria-invalid')).to.equal('true')
    expect($('[data-option=headers] output').textContent).to.contain('This is not JSON yet')
    expect(snippet()).to.equal(before)
  })
})
