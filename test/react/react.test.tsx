import { expect } from '@open-wc/testing'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { startConsentManager } from '../../src/boot/start-consent-manager'
import type { ConsentOptions } from '../../src/options/options'
import {
  ConsentBanner,
  ConsentProvider,
  PrivacySettingsDialog,
  PrivacySettingsWidget,
  useConsent,
  useConsentFor,
  useTranslations,
  type Consent,
} from '../../src/react'
import { all, draw, keep, leave, press, shown, until } from './site'
import { atRest } from '../support/at-rest'

const offline: ConsentOptions = { mode: 'offline', categories: 'all' }
const banners = () => all('[part=banner]')
let seen: Consent
const remember = (consent: Consent): void => void (seen = consent)
/** Passes the result of the hook to the test. */
function Spy() {
  remember(useConsent())
  return null
}

let ready: number
const hear = (): void => void ready++
beforeEach(() => {
  localStorage.clear()
  ready = 0
  seen = {} as Consent // discards the results of earlier tests
  document.addEventListener('consent-ready', hear)
})
afterEach(async () => {
  document.removeEventListener('consent-ready', hear)
  await leave()
})

describe('the components for React sites', () => {
  it('PrivacySettingsDialog takes the layout that the element has', async () => {
    draw(
      <ConsentProvider options={offline}>
        <PrivacySettingsDialog layout="wide" />
        <Spy />
      </ConsentProvider>,
    )
    await until(() => seen.openSettings)
    seen.openSettings()
    await shown('[part=dialog]')
    const [dialog] = all('[part=dialog]')
    const { host } = dialog!.getRootNode() as ShadowRoot
    expect(host.matches('[layout=wide]')).to.equal(true)
  })

  it("ConsentBanner renders in a shadow root, so that the page's styles do not apply", async () => {
    const sheet = document.createElement('style')
    sheet.textContent = '[part=banner] { display: none }'
    document.head.append(sheet)
    const { container } = draw(
      <ConsentProvider options={offline}>
        <ConsentBanner />
      </ConsentProvider>,
    )
    await shown('[part=banner]')
    const [banner] = banners()
    expect(container.querySelector('[part=banner]')).to.equal(null)
    expect((banner!.getRootNode() as ShadowRoot).mode).to.equal('open')
    expect(getComputedStyle(banner!).display).not.to.equal('none')
    expect(getComputedStyle(banner!).zIndex).to.equal('999999998')
    sheet.remove()
  })

  it('Accept All is stored, and the banner closes', async () => {
    draw(
      <ConsentProvider options={offline}>
        <ConsentBanner />
        <Spy />
      </ConsentProvider>,
    )
    await press('[data-action=accept]')
    await until(() => banners().length === 0)
    expect(JSON.parse(localStorage.getItem('privacy-consent-storage')!).consents).to.deep.equal(allConsents())
    expect(seen.effectiveConsents).to.deep.equal(allConsents())
  })

  it('Customize opens PrivacySettingsDialog, and Save stores the switches', async () => {
    draw(
      <ConsentProvider options={offline}>
        <ConsentBanner />
        <PrivacySettingsDialog />
        <Spy />
      </ConsentProvider>,
    )
    await press('[data-action=customize]')
    await shown('dialog[open]')
    await press('[part~="switch-marketing"]')
    await until(() => seen.selection.marketing)
    expect(seen.consents).to.deep.equal(onlyNecessary())
    await press('[data-action=save]')
    await until(() => all('dialog[open]').length === 0)
    expect(seen.consents).to.deep.equal({ ...onlyNecessary(), marketing: true })
    expect(seen.consentInfo!.type).to.equal('custom')
  })

  it('PrivacySettingsWidget renders in its place, at most 32rem wide', async () => {
    const { container } = draw(
      <ConsentProvider options={offline}>
        <PrivacySettingsWidget />
      </ConsentProvider>,
    )
    await until(() => all('[role=switch]').length === 5, 'each category has a switch')
    expect(all('section', container)[0]!.getBoundingClientRect().width).to.be.at.most(32 * 16)
  })

  it('visitors with a decision see no banner', async () => {
    const record = { consents: allConsents(), consentInfo: { time: Date.now() - 1e6, type: 'all' } }
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    draw(
      <ConsentProvider options={offline}>
        <ConsentBanner />
        <Spy />
      </ConsentProvider>,
    )
    await until(() => ready === 1 && seen.consents?.marketing)
    await atRest()
    expect(banners()).to.deep.equal([])
    expect(seen.showPopup).to.equal(false)
  })
})

describe('ConsentProvider', () => {
  const site = (
    <ConsentProvider options={offline}>
      <ConsentBanner />
      <PrivacySettingsDialog />
      <Spy />
    </ConsentProvider>
  )

  it('renders one banner and starts one manager in StrictMode', async () => {
    draw(<StrictMode>{site}</StrictMode>)
    await shown('[part=banner]')
    await atRest()
    expect(banners()).to.have.length(1)
    expect(ready).to.equal(1)
    let changes = 0
    const count = (): void => void changes++
    document.addEventListener('consent-change', count)
    await press('[data-action=accept]')
    await until(() => changes > 0, 'the decision is reported')
    await atRest()
    document.removeEventListener('consent-change', count)
    expect(changes).to.equal(1)
  })

  it('keeps writes of a child before the manager has started', async () => {
    function Shop() {
      const { acceptAll } = useConsent()
      useEffect(() => acceptAll(), [acceptAll])
      return null
    }
    draw(
      <ConsentProvider options={offline}>
        <Shop />
        <Spy />
      </ConsentProvider>,
    )
    await until(() => seen.consents?.measurement, 'the choice is known')
    expect(window.consentManager!.state.consents.measurement).to.equal(true)
    expect(JSON.parse(localStorage.getItem('privacy-consent-storage')!).consents.measurement).to.equal(true)
  })

  it('uses the running manager if it is the second provider, so both show the same decision', async () => {
    draw(site)
    await shown('[part=banner]')
    const manager = window.consentManager
    draw(
      <ConsentProvider options={{ mode: 'offline' }}>
        <Spy />
      </ConsentProvider>,
    )
    await atRest()
    expect(window.consentManager).to.equal(manager)
    expect(ready).to.equal(1)
    await press('[data-action=accept]')
    await until(() => seen.consents?.marketing)
  })

  describe('beside another manager', () => {
    const { warn } = console
    let warnings: string[]
    const about = (): string[] => warnings.filter(text => text.includes('<ConsentProvider>'))
    const provider = (options: ConsentOptions) => (
      <ConsentProvider options={options}>
        <Spy />
      </ConsentProvider>
    )
    beforeEach(() => {
      warnings = []
      console.warn = (...words: unknown[]) => void warnings.push(words.join(' '))
    })
    afterEach(() => {
      console.warn = warn
      document.querySelector('script[data-manager]')?.remove()
    })

    it('warns once that its options are ignored if a manager runs with other options', async () => {
      startConsentManager({ mode: 'offline', categories: 'all' })
      draw(provider({ mode: 'offline', categories: 'necessary measurement' }))
      draw(provider({ mode: 'offline', categories: 'necessary measurement' }))
      await until(() => about().length > 0)
      await atRest()
      expect(about()).to.have.length(1)
      expect(about()[0]).to.contain('manager: false')
    })

    it('warns if a guard on the page loads a manager, also before that manager runs', async () => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain' }))
      document.head.lastElementChild!.setAttribute('data-manager', '')
      draw(provider({ mode: 'offline', categories: 'necessary marketing' }))
      await until(() => about().length > 0)
    })

    it('does not warn about its own manager, nor without options', async () => {
      const { root } = draw(provider({ ...offline }))
      await until(() => seen.showPopup)
      root.render(null)
      await atRest()
      root.render(provider({ ...offline }))
      draw(
        <ConsentProvider>
          <Spy />
        </ConsentProvider>,
      )
      await atRest()
      expect(about()).to.deep.equal([])
    })
  })

  it('keeps requests blocked when it unmounts, and uses the same manager when it mounts again', async () => {
    const { root } = draw(site)
    await shown('[part=banner]')
    const manager = window.consentManager
    root.render(null)
    await until(() => banners().length === 0)
    const url = 'https://connect.facebook.net/x'
    expect(await fetch(url, { mode: 'no-cors' }).catch((error: Error) => error.message)).to.contain('missing consent')
    root.render(site)
    await shown('[part=banner]')
    expect(window.consentManager).to.equal(manager)
    expect(banners()).to.have.length(1)
  })

  it('uses a manager that the page has started before', async () => {
    const { startConsentManager } = await import('../../src')
    const manager = startConsentManager(offline)
    manager.acceptAll()
    draw(site)
    await until(() => seen.consents?.marketing)
    expect(window.consentManager).to.equal(manager)
  })

  it('and the elements share one store', async () => {
    const { define } = await import('../../src/define')
    define()
    draw(site)
    await shown('[part=banner]')
    const widget = document.createElement('privacy-settings-dialog')
    widget.setAttribute('variant', 'widget')
    document.body.append(widget)
    seen.setConsent('measurement', true)
    await until(
      () => all('[part~="switch-measurement"]', widget.shadowRoot!)[0]?.getAttribute('aria-checked') === 'true',
    )
    widget.remove()
  })
})

describe('the hooks', () => {
  it('render again with every change', async () => {
    const drawn: string[] = []
    function Shop() {
      const allowed = useConsentFor('measurement')
      const { common } = useTranslations()
      drawn.push(`${allowed} ${common.acceptAll}`)
      return null
    }
    draw(
      <ConsentProvider options={offline}>
        <Shop />
        <Spy />
      </ConsentProvider>,
    )
    await until(() => ready === 1)
    seen.save({ measurement: true })
    await until(() => drawn.at(-1) === 'true Accept All')
    seen.reset()
    await until(() => drawn.at(-1) === 'false Accept All')
  })

  it('perform their actions', async () => {
    draw(
      <ConsentProvider options={offline}>
        <Spy />
      </ConsentProvider>,
    )
    await until(() => seen.showPopup)
    seen.openSettings()
    await until(() => seen.isPrivacyDialogOpen && !seen.showPopup)
    seen.setConsent('experience', true)
    await until(() => seen.selection.experience)
    seen.closeSettings()
    await until(() => seen.showPopup && !seen.selection.experience)
    seen.acceptAll()
    await until(() => seen.consentInfo?.type === 'all')
    seen.rejectAll()
    await until(() => seen.consentInfo?.type === 'necessary')
    expect(seen.consents).to.deep.equal(onlyNecessary())
  })

  const outside: Record<string, () => ReactNode> = {
    useConsent: () => (useConsent(), null),
    useConsentFor: () => (useConsentFor('marketing'), null),
    useTranslations: () => (useTranslations(), null),
    ConsentBanner: () => <ConsentBanner />,
    PrivacySettingsDialog: () => <PrivacySettingsDialog />,
    PrivacySettingsWidget: () => <PrivacySettingsWidget />,
  }
  for (const [name, Outside] of Object.entries(outside))
    it(`throw outside their provider, with the markup that works: ${name}`, () => {
      expect(() => renderToString(<Outside />)).to.throw(/<ConsentProvider> from "consent-elements\/react"/)
    })
})

describe('a server render', () => {
  const site = (
    <ConsentProvider options={offline}>
      <ConsentBanner />
      <PrivacySettingsDialog />
      <PrivacySettingsWidget />
      <Spy />
    </ConsentProvider>
  )

  /** React takes an environment with a document for a browser, and warns. node-entryPoints.mjs renders without one. */
  function rendered(): string {
    const { error } = console
    console.error = () => {}
    try {
      return renderToString(site)
    } finally {
      console.error = error
    }
  }

  it('renders no banner, sends no request and starts no manager', async () => {
    const html = rendered()
    expect(html).to.contain('<div').and.not.to.contain('part=')
    expect(html).not.to.contain('We value your privacy')
    await atRest()
    expect(window.consentManager).to.equal(undefined)
    expect(ready).to.equal(0)
  })

  it('leaks nothing from one request into the next, and nothing from the device into the page', () => {
    const record = { consents: allConsents(), consentInfo: { time: Date.now() - 1e6, type: 'all' } }
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    const first = rendered()
    seen.acceptAll()
    expect(rendered()).to.equal(first)
    expect(seen.consents).to.deep.equal(onlyNecessary())
  })

  it('hydrates without a warning, and shows the banner afterwards', async () => {
    const said: string[] = []
    const hushed = console.error
    console.error = (...words: unknown[]) => void said.push(words.join(' '))
    const { hydrateRoot } = await import('react-dom/client')
    const container = document.createElement('div')
    container.innerHTML = rendered()
    document.body.append(container)
    const root = hydrateRoot(container, site)
    keep(root, container)
    await shown('[part=banner]')
    console.error = hushed
    expect(said).to.deep.equal([])
    expect(banners()).to.have.length(1)
  })
})
