import { expect } from '@open-wc/testing'
import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { StrictMode, createElement, createRef, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { ConsentOptions } from '../../src/options/options'
import {
  ConsentBanner,
  ConsentGate,
  ConsentProvider,
  PrivacySettingsDialog,
  PrivacySettingsWidget,
  useConsent,
  useConsentFor,
  type Consent,
} from '../../src/react'
import { SurfaceContext } from '../../src/react/parts/surface-context'
import { atRest } from '../support/at-rest'
import { acmeService } from '../support/acme-service'
import { draw, leave, press, shown, until } from './site'

/** axe is a classic script that creates a global. */
const { axe } = window as unknown as { axe: typeof Axe }
const options: ConsentOptions = { mode: 'offline', categories: 'all', policyUrl: '/privacy' }
const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!
const stored = () => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')

/** Mistakes that were reported to the page. The console is silenced meanwhile. */
let complaints: string[]
const hear = ({ detail }: CustomEvent<{ message: string }>): void => void complaints.push(detail.message)
const { error } = console

beforeEach(() => {
  localStorage.clear()
  complaints = []
  document.addEventListener('consent-error', hear)
})
afterEach(async () => {
  console.error = error
  document.removeEventListener('consent-error', hear)
  await leave()
})

const banner = (
  <ConsentBanner.Root className="ask">
    <ConsentBanner.Overlay className="shade" />
    <ConsentBanner.Title className="headline" />
    <ConsentBanner.Description>
      We count visits. <ConsentBanner.PolicyLink />
    </ConsentBanner.Description>
    <ConsentBanner.AcceptButton className="choice" />
    <ConsentBanner.RejectButton className="choice" />
    <ConsentBanner.CustomizeButton className="choice">Let me choose</ConsentBanner.CustomizeButton>
  </ConsentBanner.Root>
)
const dialog = (
  <PrivacySettingsDialog.Root className="settings">
    <PrivacySettingsDialog.Overlay className="behind" />
    <PrivacySettingsDialog.Title />
    <PrivacySettingsDialog.CloseButton />
    <PrivacySettingsDialog.Description />
    <PrivacySettingsDialog.SignalNote className="signal" />
    <PrivacySettingsDialog.Categories className="list">
      <PrivacySettingsDialog.Category className="row">
        <PrivacySettingsDialog.CategoryTitle />
        <PrivacySettingsDialog.CategoryNote className="note" />
        <PrivacySettingsDialog.CategorySwitch className="switch" />
        <PrivacySettingsDialog.CategoryDescription />
      </PrivacySettingsDialog.Category>
    </PrivacySettingsDialog.Categories>
    <PrivacySettingsDialog.RejectButton />
    <PrivacySettingsDialog.AcceptButton />
    <PrivacySettingsDialog.SaveButton />
    <PrivacySettingsDialog.DownloadButton />
  </PrivacySettingsDialog.Root>
)
const site = (more?: ReactNode, say: ConsentOptions = options) => (
  <ConsentProvider options={say}>
    {banner}
    {dialog}
    {more}
  </ConsentProvider>
)

describe('the parts of the banner', () => {
  it("render in the light DOM with the site's class names", async () => {
    draw(site())
    await shown('.ask')
    expect(find('.ask').localName).to.equal('section')
    expect(find('.ask').getRootNode()).to.equal(document)
    expect(find('.headline').textContent).to.equal('We value your privacy')
    expect(find('.ask a').getAttribute('href')).to.equal('/privacy')
    expect(document.querySelectorAll('.choice')).to.have.length(3)
    expect(find('.shade'), 'an overlay, though nothing is locked').to.equal(null)
  })

  it('have roles and names: a region named by its title, and labelled buttons', async () => {
    draw(site())
    await shown('.ask')
    const root = find('.ask')
    expect(root.getAttribute('role')).to.equal('region')
    expect(document.getElementById(root.getAttribute('aria-labelledby')!)).to.equal(find('.headline'))
    expect(document.getElementById(root.getAttribute('aria-describedby')!)!.textContent).to.contain('We count visits.')
    expect(root.lang).to.equal('en')
    expect([...document.querySelectorAll<HTMLElement>('.choice')].map(button => button.dataset.action)).to.deep.equal([
      'accept',
      'reject',
      'customize',
    ])
    const { violations } = await axe.run(root)
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('Accept and Reject differ only in their labels', async () => {
    draw(
      <ConsentProvider options={options}>
        <ConsentBanner.Root>
          <ConsentBanner.AcceptButton />
          <ConsentBanner.RejectButton />
        </ConsentBanner.Root>
      </ConsentProvider>,
    )
    await shown('[data-action=accept]')
    const [accept, reject] = ['accept', 'reject'].map(action => find(`[data-action=${action}]`))
    expect(accept!.textContent).to.equal('Accept All')
    expect(reject!.textContent).to.equal('Reject All')
    const plain = (button: HTMLElement) => button.outerHTML.replaceAll(/accept|reject/gi, '')
    expect(plain(accept!)).to.equal(plain(reject!))
    const looks = (button: HTMLElement) => {
      const { color, backgroundColor, fontSize, fontWeight, padding, border } = getComputedStyle(button)
      return { color, backgroundColor, fontSize, fontWeight, padding, border }
    }
    expect(looks(accept!)).to.deep.equal(looks(reject!))
  })

  it('a banner with Accept and without Reject logs a warning, also if Reject is removed while it is shown', async () => {
    console.error = () => {}
    const site = (rejects: boolean) => (
      <ConsentProvider options={options}>
        <ConsentBanner.Root>
          <ConsentBanner.AcceptButton />
          {rejects && <ConsentBanner.RejectButton />}
        </ConsentBanner.Root>
      </ConsentProvider>
    )
    const { root } = draw(site(true))
    await shown('button')
    expect(complaints).to.deep.equal([])
    root.render(site(false))
    await until(() => complaints.length > 0)
    expect(complaints).to.have.length(1)
    expect(complaints[0]).to.match(
      /<ConsentBanner.Root> has an AcceptButton and no RejectButton.*<ConsentBanner.RejectButton \/>/,
    )
  })

  for (const [action, type, consents] of [
    ['accept', 'all', allConsents()],
    ['reject', 'necessary', onlyNecessary()],
  ] as const)
    it(`${action} is stored, the banner closes, and a live region announces it`, async () => {
      draw(site())
      await press(`[data-action=${action}]`)
      await until(() => find('.ask') === null)
      expect(stored().consentInfo.type).to.equal(type)
      expect(stored().consents).to.deep.equal(consents)
      await until(() => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent !== ''))
    })

  it('a click that the site prevents decides nothing', async () => {
    draw(
      <ConsentProvider options={options}>
        <ConsentBanner.Root>
          <ConsentBanner.RejectButton />
          <ConsentBanner.AcceptButton onClick={event => event.preventDefault()} />
        </ConsentBanner.Root>
      </ConsentProvider>,
    )
    await press('[data-action=accept]')
    await atRest()
    expect(stored()).to.equal(null)
  })

  it('with scrollLock are a modal dialog that traps the focus and locks the page', async () => {
    draw(site(null, { ...options, scrollLock: true }))
    await shown('.ask')
    expect(find('.ask').getAttribute('role')).to.equal('dialog')
    expect(find('.ask').getAttribute('aria-modal')).to.equal('true')
    await until(() => document.activeElement === find('.headline'))
    expect(find('.shade').getAttribute('aria-hidden')).to.equal('true')
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden')
    find('[data-action=customize]').focus()
    find('[data-action=customize]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }),
    )
    expect(document.activeElement).to.equal(find('.ask a'))
    await press('[data-action=reject]')
    await until(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')
  })

  it('forward refs to their elements, in StrictMode as well', async () => {
    const root = createRef<HTMLElement>()
    const button = createRef<HTMLElement>()
    draw(
      <StrictMode>
        <ConsentProvider options={options}>
          <ConsentBanner.Root ref={root} className="ask">
            <ConsentBanner.AcceptButton ref={button} />
            <ConsentBanner.RejectButton />
          </ConsentBanner.Root>
        </ConsentProvider>
      </StrictMode>,
    )
    await shown('.ask')
    expect(document.querySelectorAll('.ask')).to.have.length(1)
    expect(root.current).to.equal(find('.ask'))
    expect(button.current).to.equal(find('[data-action=accept]'))
    await press('[data-action=reject]')
    await until(() => root.current === null)
  })

  it("fade out with the site's own styles, and cannot be clicked meanwhile", async () => {
    const sheet = document.createElement('style')
    sheet.textContent = '@keyframes away { to { opacity: 0 } } .ask[data-phase=out] { animation: away 300ms }'
    document.head.append(sheet)
    draw(site())
    await press('[data-action=accept]')
    await until(() => find('.ask').dataset.phase === 'out')
    expect(find('.ask').inert).to.equal(true)
    await until(() => find('.ask') === null)
    sheet.remove()
  })
})

describe('the parts of the settings', () => {
  it('Customize opens a modal dialog with a switch for each category, and Save stores them', async () => {
    draw(site())
    await press('[data-action=customize]')
    await shown('dialog.settings[open]')
    expect(find('dialog').matches(':modal')).to.equal(true)
    expect(find('.ask')).to.equal(null)
    expect(document.querySelectorAll('ul.list > li.row')).to.have.length(5)
    expect(document.activeElement!.textContent).to.equal('Privacy Settings')
    await press('[data-action=switch-marketing]')
    await until(() => find('[data-action=switch-marketing]').ariaChecked === 'true')
    expect(stored()).to.equal(null)
    await press('[data-action=save]')
    await until(() => find('dialog') === null)
    expect(stored().consents).to.deep.equal({ ...onlyNecessary(), marketing: true })
  })

  it('have roles and states, and the necessary category cannot be switched off', async () => {
    draw(site())
    await press('[data-action=customize]')
    await shown('dialog[open]')
    const necessary = find('[data-action=switch-necessary]')
    expect(necessary.role).to.equal('switch')
    expect(necessary.ariaChecked).to.equal('true')
    expect(necessary.ariaDisabled).to.equal('true')
    const [note] = necessary.getAttribute('aria-describedby')!.split(' ')
    expect(document.getElementById(note!)!.textContent).to.equal('Always active')
    expect(document.querySelectorAll('.note')).to.have.length(1)
    necessary.click()
    await atRest()
    expect(necessary.ariaChecked).to.equal('true')
    const title = document.getElementById(find('[data-action=switch-marketing]').getAttribute('aria-labelledby')!)
    expect(title!.textContent).to.equal('Marketing')
    const { violations } = await axe.run(find('dialog'))
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('Escape and the overlay close without saving; the banner opens again, with the focus on Customize', async () => {
    draw(site())
    for (const close of [
      () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
      () => find('.behind').click(),
      () => find('[data-action=close]').click(),
    ]) {
      await shown('.ask')
      find('[data-action=customize]').focus()
      await press('[data-action=customize]')
      await shown('dialog[open]')
      await press('[data-action=switch-marketing]')
      close()
      await until(() => find('dialog') === null)
      await until(() => document.activeElement === find('.ask [data-action=customize]'), 'Customize has the focus')
    }
    expect(stored()).to.equal(null)
  })

  it('Download is there once there is a receipt, and saves a file with all of them', async () => {
    draw(site())
    await press('[data-action=customize]')
    await shown('dialog.settings[open]')
    expect(find('[data-action=download]')).to.equal(null)
    await press('dialog [data-action=accept]')
    await until(() => find('dialog') === null)
    window.consentManager!.openSettings()
    await shown('dialog.settings[open]')
    await until(() => find('[data-action=download]') !== null)
    expect(find('[data-action=download]').textContent).to.equal('Download my choices')
    const names: string[] = []
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download)
    }
    await press('[data-action=download]')
    HTMLAnchorElement.prototype.click = click
    expect(names).to.deep.equal(['privacy-consent.json'])
  })

  it('Reject in the settings withdraws consent', async () => {
    draw(site())
    await press('[data-action=accept]')
    await until(() => stored()?.consents.marketing)
    window.consentManager!.openSettings()
    await press('dialog [data-action=reject]')
    await until(() => !stored().consents.marketing)
    await until(() => find('dialog') === null)
  })

  it('render a widget within the page; a switch without a title has a name anyway', async () => {
    draw(
      <ConsentProvider options={options}>
        <PrivacySettingsWidget.Root className="widget">
          <PrivacySettingsWidget.Category name="marketing">
            <PrivacySettingsWidget.CategorySwitch className="switch" />
          </PrivacySettingsWidget.Category>
          <PrivacySettingsWidget.SaveButton />
        </PrivacySettingsWidget.Root>
      </ConsentProvider>,
    )
    await shown('.widget .switch')
    expect(find('.switch').parentElement!.localName).to.equal('div')
    const { violations } = await axe.run(find('.widget'))
    expect(violations.map(({ id }) => id)).to.deep.equal([])
    await press('.switch')
    await press('[data-action=save]')
    await until(() => stored()?.consents.marketing)
  })

  it('list the services of a category', async () => {
    const service = acmeService({ name: 'acme-ads', title: 'Acme Ads', purpose: 'Shows advertising.', stores: [] })
    draw(
      <ConsentProvider options={{ ...options, services: [service] }}>
        <PrivacySettingsWidget.Root className="widget">
          <PrivacySettingsWidget.Category name="marketing">
            <PrivacySettingsWidget.CategoryServices />
          </PrivacySettingsWidget.Category>
        </PrivacySettingsWidget.Root>
      </ConsentProvider>,
    )
    await shown('.widget [part=service-acme-ads]')
    expect(find('.widget').textContent).to.contain('Acme Ads').and.to.contain('Acme Ltd, United Kingdom')
  })

  it('do not render a category that is not shown', async () => {
    draw(
      <ConsentProvider options={{ mode: 'offline', categories: 'measurement' }}>
        <PrivacySettingsWidget.Root className="widget">
          <PrivacySettingsWidget.Category name="marketing">no</PrivacySettingsWidget.Category>
          <PrivacySettingsWidget.Category name="measurement">yes</PrivacySettingsWidget.Category>
        </PrivacySettingsWidget.Root>
      </ConsentProvider>,
    )
    await shown('.widget')
    expect(find('.widget').textContent).to.equal('yes')
  })
})

describe('ConsentGate', () => {
  it('renders its children while its category is granted, and removes them on withdrawal', async () => {
    const { container } = draw(
      <ConsentProvider options={options}>
        <ConsentGate category="experience" fallback="a picture">
          the film
        </ConsentGate>
      </ConsentProvider>,
    )
    await until(() => window.consentManager !== undefined)
    expect(container.textContent).to.equal('a picture')
    window.consentManager!.save({ experience: true })
    await until(() => container.textContent === 'the film')
    window.consentManager!.rejectAll()
    await until(() => container.textContent === 'a picture')
  })
})

describe('incorrect use', () => {
  const name = 'PrivacySettingsWidget'
  const widget = { name, titleId: 'a', descriptionId: 'b', onDecided() {}, present: new Set<string>() } as const
  const inside = (node: ReactNode) => () => renderToString(<ConsentProvider options={options}>{node}</ConsentProvider>)

  it('a part outside its root throws an error with the markup that works', () => {
    console.error = () => {}
    expect(inside(<ConsentBanner.AcceptButton />)).to.throw(
      '<ConsentBanner.AcceptButton> is outside <ConsentBanner.Root>. Put it inside: <ConsentBanner.Root><ConsentBanner.AcceptButton /></ConsentBanner.Root>.',
    )
    expect(inside(<PrivacySettingsDialog.Categories />)).to.throw(/outside <PrivacySettingsDialog.Root>/)
    expect(inside(<PrivacySettingsWidget.Category name="marketing" />)).to.throw(/outside <PrivacySettingsWidget.Root>/)
  })

  it('a root, a gate or a part outside the provider throws an error that names the provider', () => {
    console.error = () => {}
    for (const outside of [
      <ConsentBanner.Root key="a" />,
      <PrivacySettingsDialog.Root key="b" />,
      <PrivacySettingsWidget.Root key="c" />,
      <ConsentGate key="d" category="marketing" />,
    ])
      expect(() => renderToString(outside)).to.throw(/<ConsentProvider> from "consent-elements\/react"/)
  })

  it('a part of another component, a switch outside a category, and a category without a name throw', () => {
    console.error = () => {}
    // As within <PrivacySettingsWidget.Root>, which a server render omits.
    const within = (part: ReactNode) => inside(createElement(SurfaceContext.Provider, { value: widget }, part))
    expect(within(<ConsentBanner.Title />)).to.throw(
      '<ConsentBanner.Title> is inside <PrivacySettingsWidget.Root>; use the parts of <PrivacySettingsWidget> there.',
    )
    expect(within(<PrivacySettingsWidget.CategorySwitch />)).to.throw(
      /<PrivacySettingsWidget.CategorySwitch> is outside <PrivacySettingsWidget.Category>.*name="marketing"/,
    )
    expect(within(<PrivacySettingsWidget.Category />)).to.throw(
      /Give it one of necessary, functionality, measurement, experience, marketing/,
    )
  })

  it('an unknown category is reported once, and grants nothing', async () => {
    console.error = () => {}
    const drawn: unknown[] = []
    function Shop() {
      drawn.push(useConsentFor('maketing' as 'marketing'))
      return null
    }
    draw(
      <ConsentProvider options={options}>
        <Shop />
        <ConsentGate category={'advertising' as 'marketing'} fallback="nothing">
          an advertisement
        </ConsentGate>
        <PrivacySettingsWidget.Root>
          <PrivacySettingsWidget.Category name={'ads' as 'marketing'}>ads</PrivacySettingsWidget.Category>
        </PrivacySettingsWidget.Root>
      </ConsentProvider>,
    )
    await until(() => complaints.length === 3)
    window.consentManager!.acceptAll()
    await atRest()
    expect(drawn).to.not.include(true).and.not.include(undefined)
    expect(document.body.textContent).to.contain('nothing').and.not.contain('an advertisement')
    const known = 'known are necessary, functionality, measurement, experience, marketing'
    expect(complaints.toSorted()).to.deep.equal([
      `<ConsentGate category> was given the category "advertising"; ${known}`,
      `<PrivacySettingsWidget.Category name> was given the category "ads"; ${known}`,
      `useConsentFor() was given the category "maketing"; ${known}`,
    ])
  })

  it('useConsent() returns the categories that are shown, and finished sentences', async () => {
    let consent: Consent | undefined
    const remember = (now: Consent): void => void (consent = now)
    function Shop() {
      remember(useConsent())
      return null
    }
    draw(
      <ConsentProvider options={{ ...options, categories: 'necessary measurement', language: 'en' }}>
        <Shop />
      </ConsentProvider>,
    )
    await until(() => consent?.showPopup)
    expect(consent!.categories.map(({ name }) => name)).to.deep.equal(['necessary', 'measurement'])
    expect([consent!.signalNote, consent!.decidedNote]).to.deep.equal([null, null])
    consent!.acceptAll()
    await until(() => consent!.decidedNote)
    expect(consent!.decidedNote).to.match(
      /^You decided on \w+ \d+, \d{4}\. Your choice is valid until \w+ \d+, \d{4}\.$/,
    )
  })

  it('invalid arguments of save() and setConsent() are reported, and a click event is no choice', async () => {
    console.error = () => {}
    let consent: Consent | undefined
    const remember = (now: Consent): void => void (consent = now)
    function Shop() {
      const now = useConsent()
      remember(now)
      return <button onClick={event => now.save(event as never)} className="save" />
    }
    draw(
      <ConsentProvider options={options}>
        <Shop />
      </ConsentProvider>,
    )
    await until(() => consent?.showPopup)
    consent!.setConsent('analytics' as 'measurement', true)
    consent!.setConsent('measurement', 'yes' as never)
    consent!.setConsent('marketing', true)
    find('.save').click()
    await until(() => stored()?.consents.marketing)
    consent!.setConsent('functionality', true)
    consent!.save(new MouseEvent('click') as never)
    await until(() => stored().consents.functionality)
    consent!.save({ measurement: true, markting: true, experience: 1 } as never)
    await until(() => stored().consents.measurement)
    expect(stored().consents.experience).to.equal(false)
    const known = 'known are necessary, functionality, measurement, experience, marketing'
    expect(complaints).to.deep.equal([
      `setConsent() was given the category "analytics"; ${known}`,
      'setConsent() was given "yes" for measurement; allowed is true or false',
      `save() was given the category "markting"; ${known}`,
      'save() was given 1 for experience; allowed is true or false',
    ])
  })

  it('an unknown prop of the provider, an unknown layout and an unknown slot are reported', async () => {
    console.error = () => {}
    const strange = { option: options } as object
    draw(
      <ConsentProvider options={options} {...strange}>
        <ConsentBanner layout={'left' as 'bar'}>
          <b slot="descripton">Ours</b>
        </ConsentBanner>
        <PrivacySettingsDialog layout={'narrow' as 'wide'} />
      </ConsentProvider>,
    )
    await until(() => complaints.length === 4)
    expect(complaints.toSorted()).to.deep.equal([
      '<ConsentBanner layout> is "left"; allowed are bottom-start, bottom-end, top-start, top-end, bar, center, sheet, inline',
      '<ConsentProvider> was given option; known are options, consent, signals and children',
      '<PrivacySettingsDialog layout> is "narrow"; the only allowed value is wide',
      'A child of <ConsentBanner> has the slot "descripton"; allowed are description, policy-link, title, icon, actions',
    ])
  })
})
