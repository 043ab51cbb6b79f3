import { expect } from '@open-wc/testing'
import type { SyncContext } from '../../src/effects/sync-effect'
import { warnWithoutSettingsLink } from '../../src/effects/warn-without-settings-link'
import { createConsentStore, settingsAtom, type ConsentStore } from '../../src/store'
import { stopClock } from '../support/fake-clock'

describe('a page without a way back to the settings', () => {
  const { warn } = console
  let store: ConsentStore
  let warned: string[]
  let clock: ReturnType<typeof stopClock>
  let stop: () => void
  const start = (): void => {
    stop = warnWithoutSettingsLink({ store } as unknown as SyncContext)
  }
  beforeEach(() => {
    store = createConsentStore()
    warned = []
    console.warn = (...words: unknown[]) => warned.push(words.join(' '))
    clock = stopClock()
  })
  afterEach(() => {
    stop()
    clock.restore()
    console.warn = warn
  })

  for (const markup of [
    '<a data-consent-open></a>',
    '<privacy-settings-button></privacy-settings-button>',
    '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>',
    '<consent-declaration></consent-declaration>',
    '<a slot="policy-link"></a>',
  ])
    it(`is not one that has ${markup} five seconds later`, async () => {
      start()
      const place = document.createElement('div')
      place.innerHTML = markup
      document.body.append(place)
      await clock.pass(5000)
      place.remove()
      expect(warned).to.deep.equal([])
    })

  it('is not one with the address of a policy', async () => {
    store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl: '/privacy' })
    start()
    await clock.pass(5000)
    expect(warned).to.deep.equal([])
  })

  it('is not warned about after a stop', async () => {
    start()
    stop()
    await clock.pass(10_000)
    expect(warned).to.deep.equal([])
  })

  it('is warned about once, five seconds after it has been parsed', async () => {
    start()
    await clock.pass(4900)
    expect(warned).to.deep.equal([])
    await clock.pass(200)
    expect(warned).to.have.length(1)
    expect(warned[0]).to.include('<privacy-settings-button>').and.to.include('data-consent-open')
    stop()
    start()
    await clock.pass(6000)
    expect(warned).to.have.length(1)
  })
})
