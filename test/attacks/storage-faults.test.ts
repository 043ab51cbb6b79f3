import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { ConsentReceipt } from '../../src/consent/consent-receipt'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { deleteConsentCookie, readConsentCookie } from '../../src/storage/consent-cookie'
import { pendingSubmission, queueSubmission } from '../../src/storage/pending-submissions'
import { readReceipts, writeReceipts } from '../../src/storage/receipt-storage'
import { writeRecord, readRecord } from '../../src/storage/record-storage'
import { submissionOf } from '../../src/consent/consent-submission'
import { writeReceipt } from '../../src/consent/write-receipt'
import { closePages, openPage, type Page } from '../support/open-page'

const clear = (): void => {
  localStorage.clear()
  deleteConsentCookie()
}
beforeEach(clear)
afterEach(() => {
  closePages()
  clear()
})

type Method = 'setItem' | 'removeItem' | 'getItem'
type Fault = 'works' | 'throws' | 'does nothing'
const faults: readonly Fault[] = ['works', 'throws', 'does nothing']

/** Breaks methods of a window's storages. @returns a function that restores them */
function breakMethods(window: Window & typeof globalThis, broken: { [Name in Method]?: Fault }): () => void {
  const { prototype } = window.Storage
  const { setItem, removeItem, getItem } = prototype
  for (const [name, fault] of Object.entries(broken) as [Method, Fault][])
    if (fault !== 'works')
      prototype[name] = () => {
        if (fault === 'throws') throw new window.DOMException('The quota has been exceeded.', 'QuotaExceededError')
        return null
      }
  return () => Object.assign(prototype, { setItem, removeItem, getItem })
}

const decision = (type: 'all' | 'necessary', time: number): ConsentRecord => ({
  consents: type === 'all' ? allConsents() : onlyNecessary(),
  consentInfo: { time, type },
  id: `${type}-${time}`,
})
const now = Date.now()
const grant = decision('all', now - 1000)
const refusal = decision('necessary', now)

const receipts = (count: number): ConsentReceipt[] =>
  Array.from({ length: count }, (_, at) => writeReceipt(decision('necessary', now + at), 'site.test', null))

/** Makes local storage full at a number of characters. @returns a function that restores it */
function limitStorage(characters: number): () => void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, text) {
    const others = Object.entries(this).filter(([name]) => name !== key)
    if (JSON.stringify(others).length + text.length > characters)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    setItem.call(this, key, text)
  }
  return () => void (Storage.prototype.setItem = setItem)
}

describe('receipts', () => {
  it('are reduced to the newest if the storage is almost full', () => {
    const all = receipts(8)
    const repair = limitStorage(JSON.stringify(all).length / 2 + 10)
    writeReceipts(all)
    repair()
    expect(readReceipts()).to.deep.equal(all.slice(4))
  })

  it('are dropped if none fits', () => {
    writeReceipts(receipts(1))
    const repair = limitStorage(100)
    writeReceipts(receipts(2))
    repair()
    expect(readReceipts()).to.deep.equal([])
  })
})

describe('a rejection', () => {
  for (const setItem of faults)
    for (const removeItem of faults)
      for (const getItem of faults)
        it(`leaves no stored grant if setItem ${setItem}, removeItem ${removeItem} and getItem ${getItem}`, () => {
          writeRecord(grant)
          const repair = breakMethods(window, { setItem, removeItem, getItem })
          // Only reading the value back detects a setItem that silently does nothing.
          const isStored = writeRecord(refusal)
          repair()
          expect(readRecord()?.consents ?? onlyNecessary()).to.deep.equal(onlyNecessary())
          if (setItem === 'works') expect(isStored, 'stored').to.equal(true)
        })

  it('replaces a queued grant even if it cannot be queued itself', () => {
    queueSubmission('grant', submissionOf(grant, 'site.test'))
    const repair = breakMethods(window, { setItem: 'throws' })
    expect(queueSubmission('refusal', submissionOf(refusal, 'site.test'))).to.equal(false)
    repair()
    expect(pendingSubmission()).to.equal(null)
  })

  it('replaces the receipts if the storage is full', () => {
    writeReceipts(receipts(20))
    const repair = limitStorage(2000)
    expect(writeRecord(refusal)).to.equal(true)
    repair()
    expect(readRecord()).to.deep.equal(refusal)
    expect(readReceipts()).to.deep.equal([])
  })

  it('is queued instead of the receipts if the storage is full', () => {
    writeReceipts(receipts(20))
    const repair = limitStorage(2000)
    expect(queueSubmission('refusal', submissionOf(refusal, 'site.test'))).to.equal(true)
    repair()
    expect(readReceipts()).to.deep.equal([])
  })
})

describe('a grant that cannot be stored', () => {
  for (const removeItem of faults)
    it(`leaves a stored rejection as it is, if removeItem ${removeItem}`, () => {
      writeRecord(refusal)
      const repair = breakMethods(window, { setItem: 'throws', removeItem })
      expect(writeRecord(decision('all', now + 1))).to.equal(false)
      repair()
      expect(readRecord()).to.deep.equal(refusal)
    })
})

const site = (mode: string, cookie: boolean): Promise<Page> =>
  openPage({
    head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="${mode}" backend-url="/no-server" categories="all" ${cookie ? 'cookie' : ''}></consent-banner>
      <script>document.querySelector('consent-banner').handlers = ${mode === 'custom'} ? {
        showConsentBanner: () => ({ showConsentBanner: true, jurisdiction: { code: 'GDPR', message: '' }, location: { countryCode: 'DE', regionCode: null } }),
        setConsent: () => {}, verifyConsent: () => ({ isValid: true })
      } : undefined</script>`,
  })

describe('a withdrawal on a page whose storage has failed since the grant', () => {
  const broken: { [Name in Method]?: Fault }[] = [
    { setItem: 'throws' },
    { setItem: 'throws', removeItem: 'throws' },
    { setItem: 'throws', getItem: 'throws' },
    { setItem: 'throws', removeItem: 'does nothing', getItem: 'does nothing' },
    { setItem: 'does nothing' },
  ]
  for (const mode of ['c15t', 'offline', 'custom'])
    for (const cookie of [false, true])
      for (const storage of broken)
        it(`applies to the next page in mode ${mode} ${cookie ? 'with' : 'without'} the cookie, if ${JSON.stringify(storage)}`, async () => {
          const page = await site(mode, cookie)
          const manager = await page.manager()
          await page.until('it is known whether to ask', () => !manager.state.isLoadingConsentInfo)
          manager.acceptAll()
          await page.until(
            'the grant is stored',
            () => readRecord() !== null && (!cookie || readConsentCookie(Date.now())),
          )
          breakMethods(page.window, storage)
          manager.rejectAll()
          expect(manager.state.effectiveConsents).to.deep.equal(onlyNecessary())
          await page.reload()
          expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
          const held = await page.window.fetch('https://connect.facebook.net/x', { mode: 'no-cors' }).catch(String)
          expect(held).to.include('blocked due to missing consent')
          page.close()
        })
})
