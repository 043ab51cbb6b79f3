import { expect } from '@open-wc/testing'
import { bannerAnswerAtom, createConsentStore, textsAtom } from '../../src/store'
import { en } from '../../src/translations/en'

describe('the texts', () => {
  it('name the reject button as opt-out laws require, and only under such a law', () => {
    const store = createConsentStore()
    expect(store.get(textsAtom).common.rejectAll).to.equal(en.common.rejectAll)
    store.set(bannerAnswerAtom, { showConsentBanner: true, jurisdiction: 'CCPA', model: 'opt-out' } as never)
    expect(store.get(textsAtom).common.rejectAll).to.equal(en.common.doNotSell)
    store.set(bannerAnswerAtom, { showConsentBanner: true, jurisdiction: 'GDPR', model: 'opt-in' } as never)
    expect(store.get(textsAtom).common.rejectAll).to.equal(en.common.rejectAll)
  })
})
