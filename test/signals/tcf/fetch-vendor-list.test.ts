import { expect } from '@open-wc/testing'
import { fetchVendorList } from '../../../src/signals/tcf/fetch-vendor-list'
import { translatedPurposes, vendorList } from '../../support/vendor-list.mjs'
import { stopClock } from '../../support/fake-clock'

const { fetch } = window
type Part = Record<string, unknown>
type List = Record<string, Record<string, Part>>
const whole = (): List => vendorList(3) as unknown as List
let asked: string[] = []

/** Answers addresses by their file; anything else is not found. */
function serve(files: Record<string, unknown>): void {
  asked = []
  window.fetch = async url => {
    const name = new URL(url as string).pathname.split('/').pop()!
    asked.push(name)
    return name in files ? new Response(JSON.stringify(files[name])) : new Response('', { status: 404 })
  }
}
const messageOf = async (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'it did not fail',
    (error: unknown) => (error as Error).message,
  )

describe('the vendor list of a site', () => {
  afterEach(() => {
    window.fetch = fetch
  })

  it('is fetched alone in English', async () => {
    serve({ 'list.json': whole() })
    expect(await fetchVendorList('/tcf/list.json', 'en-GB')).to.deep.equal(whole())
    expect(asked).to.deep.equal(['list.json'])
  })

  it('has the texts of a language beside it, for what they name', async () => {
    serve({
      'list.json': whole(),
      'purposes-de.json': { ...translatedPurposes('de'), standardTexts: { features: 'F' } },
    })
    const list = (await fetchVendorList('/tcf/list.json', 'de-AT')) as unknown as List
    expect(list.purposes?.[1]?.name).to.equal('Zweck 1')
    expect(list.features).to.deep.equal(whole().features)
    expect(list.standardTexts).to.deep.equal({ features: 'F' })
    expect(asked.toSorted()).to.deep.equal(['list.json', 'purposes-de.json'])
  })

  it('keeps the English texts if those of the language are missing or no tables', async () => {
    for (const files of [
      {},
      { 'purposes-de.json': 'x' },
      { 'purposes-de.json': { purposes: 'x', standardTexts: 'x' } },
    ]) {
      serve({ 'list.json': whole(), ...files })
      expect(await fetchVendorList('/tcf/list.json', 'de')).to.deep.equal(whole())
    }
  })

  it('never asks for a file by a language that is none', async () => {
    serve({ 'list.json': whole() })
    await fetchVendorList('/tcf/list.json', '../../x')
    expect(asked).to.deep.equal(['list.json'])
  })

  const useless: [string, (list: List) => unknown][] = [
    ['no object', () => 5],
    ['another format', list => ({ ...list, gvlSpecificationVersion: 2 })],
    ['no version', list => ({ ...list, vendorListVersion: '123' })],
    ['no version of the policies', list => ({ ...list, tcfPolicyVersion: undefined })],
    ['no vendors', list => ({ ...list, vendors: {} })],
    ['vendors that are no table', list => ({ ...list, vendors: [] })],
    ['no purposes', list => ({ ...list, purposes: undefined })],
    ['no stacks', list => ({ ...list, stacks: null })],
    ['a purpose without a name', list => ({ ...list, purposes: { ...list.purposes, 2: { id: 2 } } })],
  ]
  for (const [what, spoil] of useless)
    it(`is refused with ${what}, and the message says how to get one`, async () => {
      serve({ 'list.json': spoil(whole()) })
      expect(await messageOf(fetchVendorList('/tcf/list.json', 'en'))).to.equal(
        `${location.origin}/tcf/list.json is not a vendor list of version 3; run "npx consent-elements tcf update" to download one`,
      )
    })

  const unreadable: [string, object][] = [
    ['another id', { id: 7 }],
    ['no name', { name: undefined }],
    ['purposes that are no list', { purposes: 1 }],
    ['a feature that is a text', { features: ['1'] }],
    ['no special purposes', { specialPurposes: undefined }],
  ]
  for (const [what, spoiled] of unreadable)
    it(`leaves out a vendor with ${what}`, async () => {
      const list = whole()
      Object.assign(list.vendors![2]!, spoiled)
      serve({ 'list.json': list })
      const read = await fetchVendorList('/tcf/list.json', 'en')
      expect(Object.keys(read.vendors)).to.deep.equal(['1', '3'])
    })

  it('names the status of an answer that is none', async () => {
    serve({})
    expect(await messageOf(fetchVendorList('/tcf/list.json', 'en'))).to.equal(
      `${location.origin}/tcf/list.json answered with status 404`,
    )
  })

  const hanging: Record<string, typeof window.fetch> = {
    answered: (_, init) => until(init!.signal!),
    'arrived as a whole': async (_, init) => Object.assign(new Response(''), { json: () => until(init!.signal!) }),
  }
  const until = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  for (const [what, hang] of Object.entries(hanging))
    it(`has failed when it has not ${what} after five seconds`, async () => {
      const clock = stopClock()
      try {
        window.fetch = hang
        let message = ''
        void messageOf(fetchVendorList('/tcf/list.json', 'en')).then(text => (message = text))
        await clock.pass(4999)
        expect(message).to.equal('')
        await clock.pass(1)
        expect(message).to.equal(`${location.origin}/tcf/list.json did not answer within 5000 ms`)
      } finally {
        clock.restore()
      }
    })
})
