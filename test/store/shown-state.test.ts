import { expect } from '@open-wc/testing'
import { categoryNames } from '../../src/consent/categories'
import { consentsFrom, onlyNecessary } from '../../src/consent/consents'
import { defaultSettings } from '../../src/consent/settings'
import {
  bannerAnswerAtom,
  categoriesAtom,
  consentsAtom,
  createConsentStore,
  effectiveConsentsAtom,
  recordAtom,
  selectionAtom,
  settingsAtom,
  signalsAtom,
} from '../../src/store'
import { acceptAllAtom, saveSelectionAtom, setConsentAtom } from '../../src/store/actions'
import { serviceStatesAtom, servicesAtom, serviceVetoesAtom } from '../../src/store/service-atoms'
import { offlineBannerResponse } from '../../src/consent/banner-response'
import { acmeService } from '../support/acme-service'

const optional = categoryNames.filter(name => name !== 'necessary')
const both = [false, true]
/** Every stored choice: each category on or off. */
const choices = Array.from({ length: 2 ** optional.length }, (_, bits) =>
  consentsFrom(name => ((bits >> optional.indexOf(name as never)) & 1) === 1),
)

/** Every combination of signals, law, stored choice and refused or unanswered service. */
const worlds = both.flatMap(doNotTrack =>
  both.flatMap(globalPrivacyControl =>
    both.flatMap(honorDoNotTrack =>
      (['opt-in', 'opt-out', 'none'] as const).flatMap(model =>
        [null, ...choices].flatMap(consents =>
          (['free', 'refused', 'unanswered'] as const).map(service => ({
            signals: { doNotTrack, globalPrivacyControl },
            honorDoNotTrack,
            model,
            consents,
            service,
          })),
        ),
      ),
    ),
  ),
)

type World = (typeof worlds)[number]

function storeOf({ signals, honorDoNotTrack, model, consents, service }: World) {
  const store = createConsentStore()
  store.set(settingsAtom, {
    ...defaultSettings,
    gdprTypes: categoryNames,
    serviceChoices: true,
    privacySettings: { honorDoNotTrack },
  })
  store.set(signalsAtom, signals)
  store.set(servicesAtom, [acmeService({ name: 'acme', category: 'marketing' })])
  store.set(bannerAnswerAtom, {
    ...offlineBannerResponse(),
    showConsentBanner: model !== 'none',
    from: 'server',
    model,
  })
  if (consents)
    store.set(recordAtom, {
      consents,
      consentInfo: { time: 1, type: 'custom' },
      ...(service === 'refused' && { services: { acme: false } }),
      ...(service === 'unanswered' && { openServices: ['acme'] }),
    })
  return store
}

describe('the state that the switches show', () => {
  it('is the state in force, for each combination of signal, law, stored choice and refused service', () => {
    for (const world of worlds) {
      const store = storeOf(world)
      expect(store.get(selectionAtom), JSON.stringify(world)).to.eql(store.get(effectiveConsentsAtom))
      const [acme] = store.get(serviceStatesAtom)
      const shown = store.get(selectionAtom).marketing && !('acme' in store.get(serviceVetoesAtom))
      expect(shown, `the service: ${JSON.stringify(world)}`).to.equal(acme!.allowed)
    }
  })

  it('cannot be changed where a signal decides, neither by a switch nor by Accept All', () => {
    for (const world of worlds) {
      const store = storeOf(world)
      const locked = store.get(categoriesAtom).filter(({ disabled }) => disabled)
      for (const { name } of locked) {
        const before = store.get(selectionAtom)[name]
        store.set(setConsentAtom, name, !before)
        expect(store.get(selectionAtom)[name], JSON.stringify(world)).to.equal(before)
      }
      store.set(acceptAllAtom)
      const on = categoryNames.filter(name => store.get(selectionAtom)[name])
      expect(on, JSON.stringify(world)).to.eql(
        categoryNames.filter(name => name === 'necessary' || !locked.some(category => category.name === name)),
      )
    }
  })

  it('is what Save stores, so that a category kept off by a signal is not granted behind it', () => {
    for (const world of worlds) {
      const store = storeOf(world)
      const shown = store.get(selectionAtom)
      store.set(saveSelectionAtom)
      expect(store.get(consentsAtom), JSON.stringify(world)).to.eql(shown)
    }
  })

  it('locks all but the necessary category under Do Not Track, and marketing under Global Privacy Control', () => {
    const lockedUnder = (signals: World['signals']): string[] => {
      const store = storeOf({ ...worlds[0]!, signals, honorDoNotTrack: true })
      return store.get(categoriesAtom).flatMap(({ name, disabled }) => (disabled ? [name] : []))
    }
    expect(lockedUnder({ doNotTrack: false, globalPrivacyControl: false })).to.eql(
      Object.keys(onlyNecessary()).slice(0, 1),
    )
    expect(lockedUnder({ doNotTrack: false, globalPrivacyControl: true })).to.eql(['necessary', 'marketing'])
    expect(lockedUnder({ doNotTrack: true, globalPrivacyControl: false })).to.eql([...categoryNames])
  })
})
