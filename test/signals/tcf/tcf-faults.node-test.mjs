import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { vendorList } from '../../support/vendor-list.mjs'
import { source } from '../../tools/support/source.mjs'

const { encodeTcfChoice } = await source('../signals/tcf/encode-tcf-choice.ts')
const { acceptedChoice, refusedChoice, tcfQuestion } = await source('../signals/tcf/tcf-question.ts')
const { readSavedTcf, saveTcf } = await source('../signals/tcf/saved-tcf.ts')
const { savedTcfKey } = await source('../signals/tcf/saved-tcf-key.ts')
const { limitChoice } = await source('../signals/tcf/limit-choice.ts')
const { tcfAppliesAt } = await source('../signals/tcf/tcf-applies-at.ts')
const { allConsents, onlyNecessary } = await source('../consent/consents.ts')
const { fetchVendorList } = await source('../signals/tcf/fetch-vendor-list.ts')

const options = { cmpId: 300, vendorListUrl: '/tcf/vendor-list.json' }
const asked = tcfQuestion(vendorList(30), options)
const stringOf = choice => encodeTcfChoice(asked, choice, { language: 'en', screen: 1 })

const page = new Map()
globalThis.localStorage = {
  getItem: key => page.get(key) ?? null,
  setItem: (key, text) => void page.set(key, String(text)),
  removeItem: key => void page.delete(key),
}
globalThis.document = { baseURI: 'https://news.example/' }
beforeEach(() => page.clear())

describe('a stored choice of TCF', () => {
  const whole = {
    tcString: stringOf(acceptedChoice(asked)),
    additional: [89],
    decision: 'a',
    question: 'b',
    checked: 1,
  }

  it('is read again, with consent or without', () => {
    for (const saved of [whole, { ...whole, tcString: stringOf(refusedChoice) }]) {
      saveTcf(saved)
      assert.deepEqual({ ...readSavedTcf() }, saved)
      assert.equal(page.size, 1)
    }
  })

  it('is deleted if it cannot be read, whatever it is, and never throws', () => {
    const text = JSON.stringify(whole)
    const [core] = whole.tcString.split('.')
    const strings = ['', 'x', 'CP', 'undefined', core, `${core}.`, `.${core}`, 'B'.repeat(200), whole.tcString.slice(1)]
    const changed = [
      ...strings.map(tcString => ({ tcString })),
      ...[5, null, {}, [], true].map(tcString => ({ tcString })),
      ...[null, 'x', {}, ['x'], [1.5], [null], [-1]].map(additional => ({ additional })),
      ...[null, '1', {}].map(checked => ({ checked })),
      ...[1, null, []].flatMap(value => [{ decision: value }, { question: value }]),
    ]
    const texts = [
      ...changed.map(change => JSON.stringify({ ...whole, ...change })),
      ...Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at)),
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      '{',
      '\u0000',
      '{"__proto__":{}}',
    ]
    for (const wrong of texts) {
      page.set(savedTcfKey, wrong)
      assert.equal(readSavedTcf(), null, wrong)
      assert.equal(page.has(savedTcfKey), false, wrong)
    }
  })

  const seed = Number(process.env.SEED ?? 1)
  it(`is read as it was, or deleted, after 5,000 random changes of its text, with seed ${seed}`, () => {
    let state = seed
    const random = below => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const text = JSON.stringify({ ...whole, applies: false })
    const pieces = [
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      'null',
      'false',
      '0',
      '-1',
      '1e999',
      '\\u0000',
      '.',
      'A',
      '\ud800',
    ]
    let deleted = 0
    for (let round = 0; round < 5000; round++) {
      let wrong = text
      for (let changes = random(3); changes >= 0; changes--) {
        const at = random(wrong.length)
        wrong = wrong.slice(0, at) + pieces[random(pieces.length)] + wrong.slice(at + random(4))
      }
      page.set(savedTcfKey, wrong)
      const saved = readSavedTcf()
      if (saved === null) {
        deleted++
        assert.equal(page.has(savedTcfKey), false, wrong)
      } else assert.deepEqual({ ...saved }, { ...JSON.parse(wrong) }, wrong)
    }
    assert.ok(deleted > 4000, `${deleted} were deleted`)
  })

  it('is deleted if it says anything but false about the law', () => {
    for (const applies of [true, null, 0, 'false', {}]) {
      page.set(savedTcfKey, JSON.stringify({ ...whole, applies }))
      assert.equal(readSavedTcf(), null)
    }
  })

  it('never throws for a string with any character replaced', () => {
    for (let at = 0; at < whole.tcString.length; at++)
      for (const other of 'A_9.!') {
        const tcString = whole.tcString.slice(0, at) + other + whole.tcString.slice(at + 1)
        page.set(savedTcfKey, JSON.stringify({ ...whole, tcString }))
        const saved = readSavedTcf()
        assert.equal(saved?.tcString ?? tcString, tcString)
        assert.equal(page.has(savedTcfKey), saved !== null)
      }
  })
})

describe('the vendor list', () => {
  const answerWith = answer => void (globalThis.fetch = async () => answer)
  const json = (value, more) => ({ ok: true, status: 200, json: async () => structuredClone(value), ...more })
  const list = vendorList(30)
  afterEach(() => mock.timers.reset())

  it('is refused if it is missing, of another version, or without a table', async () => {
    const { purposes, ...without } = list
    const wrong = [
      { ok: false, status: 404 },
      { ok: false, status: 503 },
      { ok: true, json: async () => JSON.parse('<html>') },
      json(null),
      json([]),
      json({ ...list, gvlSpecificationVersion: 2 }),
      json({ ...list, vendorListVersion: 'x' }),
      json({ ...list, tcfPolicyVersion: undefined }),
      json(without),
      json({ ...list, purposes: { ...purposes, 1: null } }),
      json({ ...list, purposes: { ...purposes, 1: { id: 1 } } }),
      json({ ...list, stacks: [] }),
      json({ ...list, vendors: {} }),
      json({ ...list, vendors: { 1: null, 2: 'x' } }),
    ]
    for (const answer of wrong) {
      answerWith(answer)
      await assert.rejects(fetchVendorList('/tcf/vendor-list.json', 'en'), Error)
    }
  })

  it('leaves out vendors whose entries cannot be read', async () => {
    const wrong = { 1: null, 2: { ...list.vendors[3] }, 4: { ...list.vendors[4], purposes: ['1'] }, 5: { id: 5 } }
    answerWith(json({ ...list, vendors: { ...list.vendors, ...wrong } }))
    const { vendors } = await fetchVendorList('/tcf/vendor-list.json', 'en')
    assert.equal(Object.keys(vendors).length, 26)
    assert.doesNotThrow(() => tcfQuestion({ ...list, vendors }, options))
  })

  it('has failed if it does not arrive within five seconds', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    globalThis.fetch = (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const waiting = fetchVendorList('/tcf/vendor-list.json', 'en')
    mock.timers.tick(5000)
    await assert.rejects(waiting, /did not answer within 5000 ms/)
  })

  it('keeps the standard text of features, in the language of the visitor', async () => {
    globalThis.fetch = async url =>
      json(
        String(url).includes('purposes-de')
          ? { standardTexts: { features: 'Funktionen' } }
          : { ...list, standardTexts: { features: 'Features' } },
      )
    assert.equal((await fetchVendorList('/tcf/vendor-list.json', 'en')).standardTexts.features, 'Features')
    assert.equal((await fetchVendorList('/tcf/vendor-list.json', 'de')).standardTexts.features, 'Funktionen')
  })
})

it('a vendor that declares special purposes only has no legitimate interest since TCF 2.4', () => {
  const only = asked.vendors.find(({ id }) => id === 25)
  assert.deepEqual([only.purposes, only.legIntPurposes, only.specialPurposes], [[], [], [1, 2, 3]])
  const { vendorInterests, vendors } = acceptedChoice(asked)
  assert.deepEqual(
    [[...vendorInterests].sort((one, other) => one - other), vendors.includes(25)],
    [[10, 20, 30], false],
  )
})

describe('the API of TCF', () => {
  it('takes null for no parameter, and has only the version of the list that it has', async () => {
    globalThis.window = globalThis
    const { provideTcfApi } = await source('../signals/tcf/provide-tcf-api.ts')
    globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => vendorList(30), text: async () => '' })
    globalThis.XMLHttpRequest = class {
      listeners = {}
      addEventListener(name, listener) {
        this.listeners[name] = listener
      }
      open() {}
      send() {
        this.status = 200
        this.readyState = 4
        this.response = vendorList(30)
        queueMicrotask(() => this.listeners.load())
      }
    }
    globalThis.XMLHttpRequest.DONE = 4
    const api = '__tcfapi'
    const { update } = provideTcfApi({ ...options, cmpVersion: 2 }, () => null)
    update(stringOf(refusedChoice), false)
    const ask = (command, parameter) =>
      new Promise(resolve => globalThis[api](command, 2, (...answer) => resolve(answer), parameter))
    for (const parameter of [null, undefined]) {
      const [data, success] = await ask('addEventListener', parameter)
      assert.equal(success, true)
      assert.equal(data.eventStatus, 'tcloaded')
      assert.equal((await ask('getTCData', parameter))[1], true)
    }
    for (const version of [100, -1, 'abc', {}, 122])
      assert.deepEqual(await ask('getVendorList', version), [null, false])
    for (const version of [123, '123', 'LATEST', null, undefined])
      assert.equal((await ask('getVendorList', version))[0].vendorListVersion, 123)
  })
})

describe('a choice under a browser signal', () => {
  const choice = { ...acceptedChoice(asked), additional: [89] }

  it('stays as it is without a signal', () => {
    assert.deepEqual(limitChoice(choice, allConsents()), choice)
  })

  it('has no purpose of advertising under Global Privacy Control, also not as a legitimate interest', () => {
    const wide = { ...choice, purposes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], interests: [2, 7, 8, 9, 10, 11] }
    const { purposes, interests, additional } = limitChoice(wide, { ...allConsents(), marketing: false })
    // Purpose 10 develops the vendor's own products, which is a sale; purpose 11 selects content, and is none.
    assert.deepEqual([purposes, interests, additional], [[1, 5, 6, 8, 9, 11], [8, 9, 11], []])
  })

  it('has nothing under Do Not Track', () => {
    assert.deepEqual(limitChoice(choice, onlyNecessary()), refusedChoice)
  })
})

describe('the places of TCF', () => {
  it('are the EEA, the United Kingdom and Switzerland, with their regions, and every unknown place', () => {
    for (const place of [
      'DE',
      'DE-BY',
      'fr',
      'NO',
      'GB',
      'GB-SCT',
      'CH',
      'RE',
      '',
      undefined,
      'XY-',
      'Germany',
      'E',
      ' US',
      'XX',
      'XX-CA',
      'ZZ',
      'EU',
      'AP',
      'AA',
      'T1',
    ])
      assert.equal(tcfAppliesAt(place), true, String(place))
    for (const place of ['US', 'US-CA', 'us-ca', 'BR', 'JP', 'TR', 'CA-QC', 'XK', 'ZA', 'AE', 'QA'])
      assert.equal(tcfAppliesAt(place), false, place)
  })
})
