import { expect } from '@open-wc/testing'
import { openInspector } from '../../src/inspector/open-inspector'

describe('the panel of the inspector, without a manager', () => {
  let close: () => void
  const root = (): ShadowRoot => document.querySelector('consent-inspector')!.shadowRoot!
  const section = (name: string): HTMLDetailsElement =>
    [...root().querySelectorAll('details')].find(one => one.querySelector('summary')!.textContent === name)!
  /** Returns the words of a list, and the classes of those that are badges. */
  const values = (name: string): Record<string, string> =>
    Object.fromEntries(
      [...section(name).querySelectorAll('dt')].map(term => {
        const value = term.nextElementSibling!
        const badge = value.querySelector('.badge')
        return [term.textContent!, badge ? `${badge.className.trim()}: ${badge.textContent}` : value.textContent!]
      }),
    )
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    close()
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    Reflect.deleteProperty(window, 'dataLayer')
    localStorage.clear()
  })

  it('shows signals of the browser, and what is not known', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    close = openInspector()
    expect(values('Jurisdiction and signals')).to.deep.equal({
      Jurisdiction: 'was not requested',
      Location: 'unknown',
      'Global Privacy Control': 'badge good: sent',
      'Do Not Track': 'not sent',
      'Do Not Track counts': 'not known',
    })
    expect(section('State').textContent).to.equal('StateNot known.')
    expect(section('Record').textContent).to.equal('RecordNothing is stored.')
    expect(section('In force').textContent).to.contain('No consent manager runs on this page.')
    expect(section('Google Consent Mode').textContent).to.contain('There are no consent commands in dataLayer.')
    expect(root().querySelector('h2 small')!.textContent).to.match(/^\d+\.\d+\.\d+.*, no manager$/)
  })

  it('opens the sections that are read most, and leaves the others closed', () => {
    close = openInspector()
    const open = [...root().querySelectorAll('details')].filter(one => one.open)
    expect(open.map(one => one.querySelector('summary')!.textContent)).to.deep.equal([
      'In force',
      'Jurisdiction and signals',
      'Requests',
    ])
  })

  it('shows the commands of Consent Mode in the data layer that it is given, and the stored record', () => {
    localStorage.setItem('privacy-consent-storage', '{"consents":{"marketing":true}}')
    const commands = [['consent', 'update', { ad_storage: 'granted', analytics_storage: 'denied' }]]
    Object.assign(window, { dataLayer: commands })
    close = openInspector({ dataLayerName: 'dataLayer' })
    const rows = [...section('Google Consent Mode').querySelectorAll('tbody tr')]
    expect(rows.map(row => [...row.children].map(cell => cell.textContent).join(' '))).to.deep.equal([
      'ad_storage granted update',
      'analytics_storage denied update',
    ])
    expect(rows.map(row => row.querySelector('.badge')!.className)).to.deep.equal(['badge good', 'badge '])
    expect(JSON.parse(section('Record').querySelector('pre')!.textContent!)).to.deep.equal({
      consents: { marketing: true },
    })
  })

  it('is one panel, which Escape closes, with the focus where it was', () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    close = openInspector()
    expect(openInspector()).to.equal(close)
    expect(document.activeElement!.localName).to.equal('consent-inspector')
    const press = (key: string): boolean =>
      root().activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
    press('a')
    expect(document.querySelectorAll('consent-inspector')).to.have.length(1)
    let heard = 0
    const listen = (): void => void heard++
    document.addEventListener('keydown', listen)
    press('Escape')
    document.removeEventListener('keydown', listen)
    expect([document.querySelector('consent-inspector'), heard]).to.deep.equal([null, 0])
    expect(document.activeElement === button).to.equal(true)
    button.remove()
  })

  it('refuses a name of the data layer that is no name', () => {
    close = () => {}
    for (const dataLayerName of ['', ' ', 7 as never])
      expect(() => openInspector({ dataLayerName })).to.throw(TypeError, 'allowed is the name of a global')
  })
})
