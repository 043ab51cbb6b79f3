import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { compareDecisions } from '../../src/consent/compare-decisions'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { EffectContext } from '../../src/effects/effect-context'
import { expireDecision } from '../../src/effects/expire-decision'
import { writeRecord, readRecord } from '../../src/storage/record-storage'
import { receiveRecordAtom } from '../../src/store/actions'
import { createConsentStore } from '../../src/store/create-consent-store'
import { effectiveConsentsAtom, recordAtom } from '../../src/store/record-atoms'
import { stopClock } from '../support/fake-clock'
import { closePages, openPage, type Page } from '../support/open-page'
import { seed } from '../support/seed'

beforeEach(() => localStorage.clear())
afterEach(() => {
  closePages()
  localStorage.clear()
})

const decisions = fc.record(
  {
    consents: fc.constantFrom(allConsents(), onlyNecessary(), { ...onlyNecessary(), marketing: true }),
    consentInfo: fc.record({ time: fc.constantFrom(1, 2), type: fc.constantFrom('all' as const, 'custom' as const) }),
    count: fc.constantFrom(1, 2),
    id: fc.constantFrom('a', 'b'),
  },
  { requiredKeys: ['consents', 'consentInfo'] },
) as fc.Arbitrary<ConsentRecord>

describe('decisions', () => {
  it(`have one order on every device, and a rejection wins a tie, with seed ${seed}`, () => {
    fc.assert(
      fc.property(decisions, decisions, decisions, (a, b, c) => {
        expect(Math.sign(compareDecisions(a, b))).to.equal(-Math.sign(compareDecisions(b, a)) + 0)
        if (compareDecisions(a, b) >= 0 && compareDecisions(b, c) >= 0) expect(compareDecisions(a, c)).to.be.at.least(0)
        const grant = { ...a, consents: allConsents() }
        const refusal = { ...a, consents: onlyNecessary(), id: b.id ?? '' }
        expect(compareDecisions(refusal, grant)).to.be.above(0)
      }),
      { seed, numRuns: 500 },
    )
  })

  const site = (now: number): Promise<Page> =>
    openPage({
      head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
      body: '<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
      before: window => {
        window.Date.now = () => now
      },
    })

  for (const last of ['acceptAll', 'rejectAll'] as const)
    it(`of two tabs in the same millisecond end as a rejection in both, if ${last} is written last`, async () => {
      const now = Date.now()
      const [one, other] = await Promise.all([site(now), site(now)])
      const managers = [await one.manager(), await other.manager()]
      if (last === 'acceptAll') managers[1]!.rejectAll()
      else managers[0]!.acceptAll()
      if (last === 'acceptAll') managers[0]!.acceptAll()
      else managers[1]!.rejectAll()
      for (const page of [one, other])
        await page.until('both have the refusal', async () => {
          const { effectiveConsents } = (await page.manager()).state
          return !effectiveConsents.marketing && readRecord()?.consents.marketing === false
        })
    })
})

describe('a decision that expires while the page is open', () => {
  let clock: ReturnType<typeof stopClock>
  beforeEach(() => (clock = stopClock()))
  afterEach(() => clock.restore())

  const record = (milliseconds: number): ConsentRecord => ({
    consents: allConsents(),
    consentInfo: { time: Date.now() - 1, type: 'all' },
    expires: Date.now() + milliseconds,
  })

  for (const milliseconds of [1000, 60 * 24 * 3600 * 1000])
    it(`counts as unset after ${milliseconds} ms, and is no longer stored`, async () => {
      const store = createConsentStore()
      const granted = record(milliseconds)
      writeRecord(granted)
      store.set(receiveRecordAtom, granted)
      const stop = expireDecision({ store } as EffectContext)
      await clock.pass(milliseconds - 1)
      expect(store.get(effectiveConsentsAtom)).to.deep.equal(allConsents())
      await clock.pass(1)
      expect(store.get(recordAtom)).to.equal(null)
      expect(store.get(effectiveConsentsAtom)).to.deep.equal(onlyNecessary())
      expect(localStorage.getItem('privacy-consent-storage')).to.equal(null)
      stop()
    })
})
