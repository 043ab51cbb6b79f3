import { expect } from '@open-wc/testing'
import { TCString } from '@iabtechlabtcf/core'
import { followTcfDecision } from '../../src/boot/follow-tcf-decision'
import type { Published } from '../../src/boot/published-tcf'
import { refuseWithoutTcf } from '../../src/boot/refuse-without-tcf'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import type { BannerAnswer } from '../../src/consent/jurisdictions'
import { readSavedTcf, saveTcf, type SavedTcf } from '../../src/signals/tcf/saved-tcf'
import { savedTcfKey } from '../../src/signals/tcf/saved-tcf-key'
import type { TcfOptions } from '../../src/signals/tcf/tcf-options'
import {
  acceptAllAtom,
  closeSettingsAtom,
  openSettingsAtom,
  receiveRecordAtom,
  rejectAllAtom,
  resetAtom,
  saveAtom,
} from '../../src/store/actions'
import { bannerAnswerAtom } from '../../src/store/banner-atoms'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { hostLanguageAtom } from '../../src/store/language-atoms'
import { recordAtom } from '../../src/store/record-atoms'
import { settingsAtom, signalsAtom } from '../../src/store/settings-atoms'
import { atRest } from '../support/at-rest'
import { fakeServer, type FakeAnswer } from '../support/fake-server'
import { vendorList } from '../support/vendor-list.mjs'
import { waitUntil } from '../support/wait-until'

const options: TcfOptions = { cmpId: 300, vendorListUrl: '/tcf/vendor-list.json' }
const answered = (
  jurisdiction: string,
  showConsentBanner: boolean,
  from: BannerAnswer['from'] = 'server',
): BannerAnswer =>
  ({
    from,
    showConsentBanner,
    jurisdiction: { code: jurisdiction, message: '' },
    location: { countryCode: 'DE', regionCode: null },
  }) as unknown as BannerAnswer
const layer = (): Element | null => document.querySelector('consent-tcf')?.shadowRoot?.querySelector('dialog') ?? null
const press = (name: string): void => layer()!.querySelector<HTMLElement>(`[part~=${name}]`)!.click()
const isFailure = (): boolean => layer()!.querySelector('[part~=reject]') !== null && layer()!.textContent.length < 400
const DAY = 864e5

describe('the decision of a visitor whom TCF asks', () => {
  let store: ConsentStore
  let list: FakeAnswer
  let server: ReturnType<typeof fakeServer>
  let stop = (): void => {}
  const published: [Published | null, boolean][] = []
  const problems: string[] = []
  let failures = 0

  beforeEach(() => {
    localStorage.clear()
    saveTcf(null)
    store = createConsentStore()
    store.set(hostLanguageAtom, 'en')
    list = { json: vendorList(26) }
    server = fakeServer(() => list)
    published.length = problems.length = failures = 0
    stop = () => {}
  })
  afterEach(() => {
    stop()
    server.restore()
    localStorage.clear()
  })

  const start = (more: Partial<TcfOptions> = {}): void => {
    stop = followTcfDecision(
      store,
      { ...options, ...more },
      {
        publish: (saved, isVisible) => published.push([saved, isVisible]),
        fail: () => failures++,
        report: ({ code }) => problems.push(code),
      },
    )
  }
  const ask = (answer = answered('GDPR', true)): void => store.set(bannerAnswerAtom, answer)
  const lastString = () => TCString.decode(published.at(-1)![0]!.tcString)
  const consents = (): Consents | undefined => store.get(recordAtom)?.consents
  /** Has a visitor accept in the layer, and ends the page. Returns what is stored. */
  const acceptBefore = async (): Promise<SavedTcf> => {
    start()
    ask()
    await waitUntil(layer, 'the first layer is there')
    press('accept')
    await waitUntil(() => readSavedTcf(), 'the string is stored')
    const record = store.get(recordAtom)
    stop()
    store = createConsentStore()
    store.set(hostLanguageAtom, 'en')
    store.set(receiveRecordAtom, record)
    store.set(bannerAnswerAtom, answered('GDPR', true))
    published.length = 0
    return readSavedTcf()!
  }

  it('shows the first layer when the manager would ask, with a string that grants nothing', async () => {
    start()
    expect(layer()).to.equal(null)
    expect(published).to.deep.equal([])
    ask()
    await waitUntil(layer, 'the first layer is there')
    expect(published).to.have.length(1)
    expect(published[0]![1]).to.equal(true)
    expect([...lastString().purposeConsents.values()]).to.deep.equal([])
    expect([...lastString().purposeLegitimateInterests.values()]).to.deep.equal([2, 7, 9, 10])
    expect(readSavedTcf()).to.equal(null)
    expect(store.get(recordAtom)).to.equal(null)
  })

  it('stores accepting, and a string that grants, together', async () => {
    start()
    ask()
    await waitUntil(layer)
    press('accept')
    await waitUntil(() => published.at(-1)![1] === false, 'the string is published')
    expect(consents()).to.deep.equal(allConsents())
    expect(lastString().purposeConsents.has(1)).to.equal(true)
    expect(lastString().vendorConsents.has(1)).to.equal(true)
    const saved = readSavedTcf()!
    expect(saved.tcString).to.equal(published.at(-1)![0]!.tcString)
    expect(saved.decision).to.equal(store.get(recordAtom)!.id)
    expect(layer()).to.equal(null)
    expect(store.get(recordAtom)!.surface).to.equal('banner')
  })

  it('stores rejecting as objection to every legitimate interest, too', async () => {
    start()
    ask()
    await waitUntil(layer)
    press('reject')
    await waitUntil(() => published.at(-1)![1] === false)
    expect(consents()).to.deep.equal(onlyNecessary())
    expect([...lastString().purposeConsents.values()]).to.deep.equal([])
    expect([...lastString().purposeLegitimateInterests.values()]).to.deep.equal([])
    expect([...lastString().vendorLegitimateInterests.values()]).to.deep.equal([])
  })

  it('opens the second layer from the settings, saves it as such, and closes it without a change', async () => {
    start()
    ask()
    await waitUntil(layer)
    press('accept')
    await waitUntil(() => published.at(-1)![1] === false)
    const before = published.at(-1)![0]!.tcString
    store.set(openSettingsAtom)
    await waitUntil(layer, 'the second layer is there')
    expect(published.at(-1)![1]).to.equal(true)
    expect(published.at(-1)![0]!.tcString).to.equal(before)
    store.set(closeSettingsAtom)
    await waitUntil(() => !layer())
    expect(published.at(-1)![1]).to.equal(false)
    expect(readSavedTcf()!.tcString).to.equal(before)
    store.set(openSettingsAtom)
    await waitUntil(layer)
    press('save')
    await waitUntil(() => !layer() && published.at(-1)![1] === false)
    expect(store.get(recordAtom)!.surface).to.equal('dialog')
  })

  it('makes a string for what a script of the page decides, by categories', async () => {
    start()
    ask()
    await waitUntil(layer)
    store.set(saveAtom, { marketing: true })
    await waitUntil(() => readSavedTcf(), 'the string is stored')
    await waitUntil(() => !layer())
    expect([...lastString().purposeConsents.values()]).to.include(4)
    expect([...lastString().specialFeatureOptins.values()]).to.deep.equal([])
    store.set(rejectAllAtom)
    await waitUntil(() => [...lastString().purposeConsents.values()].length === 0)
    store.set(acceptAllAtom)
    await waitUntil(() => lastString().purposeConsents.has(4))
  })

  it('asks again after a reset', async () => {
    await acceptBefore()
    start()
    expect(published.at(-1)![1]).to.equal(false)
    store.set(resetAtom)
    await waitUntil(layer, 'the layer is there again')
    expect([...lastString().purposeConsents.values()]).to.deep.equal([])
  })

  it('publishes a stored string at once, without the vendor list', async () => {
    const saved = await acceptBefore()
    server.requests.length = 0
    start()
    expect(published).to.deep.equal([[saved, false]])
    expect(server.requests).to.deep.equal([])
  })

  for (const [what, spoil] of Object.entries<(saved: SavedTcf) => void>({
    'is missing': () => saveTcf(null),
    'cannot be read': () => localStorage.setItem(savedTcfKey, '{"tcString":'),
    'is about another question': saved => saveTcf({ ...saved, question: 'other' }),
    'belongs to another decision': saved => saveTcf({ ...saved, decision: 'other' }),
  }))
    it(`does not use a stored consent whose string ${what}, and asks again`, async () => {
      spoil(await acceptBefore())
      start()
      expect(store.get(recordAtom)).to.equal(null)
      await waitUntil(layer, 'visitors are asked')
      expect([...lastString().purposeConsents.values()]).to.deep.equal([])
    })

  it('keeps a stored refusal that has no string, and makes one', async () => {
    await acceptBefore()
    saveTcf(null)
    store.set(receiveRecordAtom, { ...store.get(recordAtom)!, consents: onlyNecessary() })
    start()
    await waitUntil(() => readSavedTcf(), 'the string is stored')
    expect(consents()).to.deep.equal(onlyNecessary())
    expect([...lastString().purposeConsents.values()]).to.deep.equal([])
  })

  it('checks the policies of the list each week, and publishes only then', async () => {
    const saved = await acceptBefore()
    saveTcf({ ...saved, checked: Date.now() - 8 * DAY })
    start()
    expect(published).to.deep.equal([])
    await waitUntil(() => published.length > 0, 'the list has been checked')
    expect(published.at(-1)![0]!.tcString).to.equal(saved.tcString)
    expect(readSavedTcf()!.checked).to.be.greaterThan(Date.now() - DAY)
    expect(consents()).to.deep.equal(allConsents())
  })

  it('asks again if the policies of the list have changed', async () => {
    const saved = await acceptBefore()
    saveTcf({ ...saved, checked: Date.now() - 8 * DAY })
    list = { json: vendorList(26, 6) }
    start()
    await waitUntil(() => store.get(recordAtom) === null, 'the decision is gone')
    await waitUntil(layer, 'visitors are asked')
  })

  it('uses a stored string although its weekly check fails', async () => {
    const saved = await acceptBefore()
    saveTcf({ ...saved, checked: Date.now() - 8 * DAY })
    list = { status: 503 }
    start()
    await waitUntil(() => problems.length > 0)
    expect(problems).to.deep.equal(['NETWORK_ERROR'])
    expect(published.at(-1)![0]!.tcString).to.equal(saved.tcString)
    expect(failures).to.equal(0)
  })

  for (const [what, answer] of Object.entries<FakeAnswer>({
    'is missing': { status: 404 },
    'cannot be reached': 'no network',
    'is no list': { json: { vendors: 5 } },
    'is no JSON': { text: '<html>' },
  }))
    it(`leaves a way to reject if the vendor list ${what}`, async () => {
      list = answer
      start()
      ask()
      await waitUntil(() => failures === 1, 'callers learn that visitors cannot be asked')
      expect(problems).to.deep.equal(['NETWORK_ERROR'])
      store.set(openSettingsAtom)
      await waitUntil(() => layer() && isFailure(), 'the settings say so')
      press('close')
      await waitUntil(() => !layer())
      store.set(openSettingsAtom)
      await waitUntil(layer)
      press('reject')
      await waitUntil(() => !layer())
      expect(consents()).to.deep.equal(onlyNecessary())
      expect(store.get(recordAtom)!.surface).to.equal('dialog')
      expect(published.some(([saved]) => saved?.tcString)).to.equal(false)
      expect(published.at(-1), 'nothing is shown any more').to.deep.equal([null, false])
    })

  it('shows nothing on the page of the privacy policy before the settings are opened', async () => {
    store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl: location.href })
    start()
    ask()
    await atRest()
    expect(layer()).to.equal(null)
    store.set(openSettingsAtom)
    await waitUntil(layer, 'the second layer is there')
  })

  it('shows the first layer where the address of the policy is another one, or none', async () => {
    store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl: 'https://[' })
    start()
    ask()
    await waitUntil(layer, 'the first layer is there')
  })

  it('says that the GDPR does not apply where nothing is asked, also of a choice in the settings', async () => {
    start()
    ask(answered('NONE', false))
    expect(published.at(-1)).to.deep.equal([{ tcString: '', additional: [], applies: false }, false])
    store.set(openSettingsAtom)
    await waitUntil(layer)
    expect(published.at(-1)![0]!.applies).to.equal(false)
    press('save')
    await waitUntil(() => readSavedTcf())
    expect(readSavedTcf()!.applies).to.equal(false)
  })

  it('never grants what Global Privacy Control forbids, also by Accept', async () => {
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    start()
    ask()
    await waitUntil(layer)
    press('accept')
    await waitUntil(() => published.at(-1)![1] === false)
    const granted = [...lastString().purposeConsents.values()]
    expect(granted).to.not.include(4)
    expect(granted).to.not.include(10)
    expect(granted).to.include(1)
  })

  it('keeps the choice of this page where storage is blocked', async () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError')
    }
    try {
      start()
      ask()
      await waitUntil(layer)
      press('accept')
      await waitUntil(() => published.at(-1)![1] === false)
      expect(lastString().purposeConsents.has(1)).to.equal(true)
      expect(readSavedTcf()).to.equal(null)
    } finally {
      Storage.prototype.setItem = setItem
    }
  })

  it('hides the layer and follows nothing once it is stopped', async () => {
    start()
    ask()
    await waitUntil(layer)
    stop()
    expect(layer()).to.equal(null)
    const count = published.length
    store.set(acceptAllAtom)
    dispatchEvent(new StorageEvent('storage', { key: savedTcfKey }))
    await atRest()
    expect(published).to.have.length(count)
  })

  it('turns consent off on a page whose options TCF refuses, and lets visitors reject', async () => {
    store.set(receiveRecordAtom, { consents: allConsents(), consentInfo: { time: 1, type: 'all' } })
    stop = refuseWithoutTcf(store)
    expect(store.get(recordAtom)).to.equal(null)
    store.set(acceptAllAtom)
    expect(store.get(recordAtom)).to.equal(null)
    store.set(openSettingsAtom)
    await waitUntil(layer, 'the settings are there')
    press('reject')
    expect(consents()).to.deep.equal(onlyNecessary())
    await waitUntil(() => !layer())
    store.set(openSettingsAtom)
    await waitUntil(layer)
    press('close')
    await waitUntil(() => !layer())
    store.set(openSettingsAtom)
    stop()
    await atRest()
    expect(layer()).to.equal(null)
  })
})
