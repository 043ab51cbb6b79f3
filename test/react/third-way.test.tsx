import { expect } from '@open-wc/testing'
import { startConsentOrPay } from '../../src/boot/start-consent-or-pay'
import type { ConsentRecord } from '../../src/consent/consent-record'
import {
  ConsentBanner,
  ConsentProvider,
  PrivacySettingsDialog,
  PrivacySettingsWidget,
  useConsent,
  type Consent,
} from '../../src/react'
import { all, draw, leave, shown, until } from './site'

let stop = (): void => {}
beforeEach(() => {
  localStorage.clear()
  stop = startConsentOrPay({ label: { en: 'Subscribe', de: 'Abo' } })
})
afterEach(async () => {
  stop()
  await leave()
})

const stored = (): ConsentRecord => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')
/** Returns width and height of the button in the element that holds `host`, in CSS pixels. */
const sizeOf = (part: string, host: string): number[] => {
  const { width, height } = all(`[part=${part}]`)
    .find(found => (found.getRootNode() as ShadowRoot).querySelector(host))!
    .getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}
/** Accept and Reject share a row, and the third way has one of its own, or a part of one. */
const expectEqual = async (host: string): Promise<void> => {
  await until(
    () => sizeOf('accept', host)[1] === sizeOf('subscribe', host)[1] && sizeOf('subscribe', host)[0]! > 0,
    'the third way is as high',
  )
  expect(sizeOf('reject', host)).to.deep.equal(sizeOf('accept', host))
  expect(sizeOf('subscribe', host)[0]).to.be.at.least(sizeOf('accept', host)[0]!)
}
let consent: Consent
const remember = (now: Consent): void => void (consent = now)
/** Passes the result of the hook to the test. */
function Opener() {
  remember(useConsent())
  return null
}
const site = (
  <ConsentProvider options={{ mode: 'offline', categories: 'all' }}>
    <ConsentBanner />
    <PrivacySettingsDialog />
    <Opener />
  </ConsentProvider>
)

describe('consent or pay in the React components', () => {
  it('shows the third way on the banner, whose press refuses as a subscriber', async () => {
    draw(site)
    await shown('[part=subscribe]')
    await expectEqual('[part=banner]')
    expect(all('[part=subscribe]')).to.have.length(1)
    all('[part=subscribe]')[0]!.click()
    await until(() => stored() !== null, 'the decision')
    expect(stored()).to.deep.include({ origin: 'subscription', surface: 'banner' })
    expect(stored().consents.marketing).to.equal(false)
  })

  it('shows it in the dialog and in the widget, and takes it away when it stops', async () => {
    draw(site)
    await shown('[part=banner]')
    consent.openSettings()
    await shown('.footer [part=subscribe]')
    await expectEqual('.footer')
    const names = [...all('.footer [part=subscribe]')[0]!.parentElement!.children].map(({ part }) => part.value)
    expect(names).to.deep.equal(['reject', 'accept', 'subscribe', 'save'])
    stop()
    expect(all('[part=subscribe]')).to.deep.equal([])
    await leave()
    stop = startConsentOrPay({ label: 'Subscribe' })
    draw(
      <ConsentProvider options={{ mode: 'offline', categories: 'all' }}>
        <PrivacySettingsWidget />
      </ConsentProvider>,
    )
    await shown('.footer [part=subscribe]')
  })
})
