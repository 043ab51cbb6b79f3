import { expect } from '@open-wc/testing'
import { answerNotApplicable } from '../../../src/signals/tcf/answer-not-applicable'
import { callsInStub, installTcfStub } from '../../../src/signals/tcf/install-tcf-stub'
import { eventually } from '../../support/eventually'

type Api = (...args: unknown[]) => unknown
const page = window as unknown as { __tcfapi?: Api }
/** Calls the API, and returns what it answers at once: data and success, or nothing. */
const ask = (command: unknown, parameter?: unknown): unknown[] | undefined => {
  let told: unknown[] | undefined
  page.__tcfapi!(command, 2, (...answer: unknown[]) => (told = answer), parameter)
  return told
}
const removeApi = (): void => {
  delete page.__tcfapi
  document.querySelector('iframe[name=__tcfapiLocator]')?.remove()
}

describe('the stub of TCF', () => {
  afterEach(removeApi)

  it('answers ping, and keeps every other call in order', () => {
    installTcfStub()
    const ping = { gdprApplies: undefined, cmpLoaded: false, cmpStatus: 'stub', apiVersion: '2' }
    expect(ask('ping')).to.deep.equal([ping, true])
    page.__tcfapi!('ping', 2)
    const listen = (): void => {}
    page.__tcfapi!('addEventListener', 2, listen)
    page.__tcfapi!('getTCData', 2, listen, [1])
    expect(callsInStub()).to.deep.equal([
      ['addEventListener', 2, listen],
      ['getTCData', 2, listen, [1]],
    ])
  })

  it('leaves an API alone that the page has, and finds no calls in it', () => {
    const theirs = (): string => 'theirs'
    page.__tcfapi = theirs
    installTcfStub()
    expect(page.__tcfapi).to.equal(theirs)
    expect(callsInStub()).to.deep.equal([])
    page.__tcfapi = () => {
      throw new Error('of the page')
    }
    expect(callsInStub()).to.deep.equal([])
    delete page.__tcfapi
    expect(callsInStub()).to.deep.equal([])
  })

  it('is found by frames by one hidden frame with a title', () => {
    installTcfStub()
    delete page.__tcfapi
    installTcfStub()
    const locators = document.querySelectorAll<HTMLIFrameElement>('iframe[name=__tcfapiLocator]')
    expect(locators).to.have.length(1)
    expect(locators[0]!.title).to.equal('Consent signals')
    expect(getComputedStyle(locators[0]!).display).to.equal('none')
  })

  for (const [form, pack, unpack] of [
    ['a text', JSON.stringify, JSON.parse],
    ['an object', (data: unknown) => data, (data: unknown) => data],
  ] as const)
    it(`answers a frame that posts ${form} in the same form`, async () => {
      installTcfStub()
      const heard: unknown[] = []
      const listen = ({ data }: MessageEvent): void =>
        void (JSON.stringify(data).includes('Return') && heard.push(data))
      addEventListener('message', listen)
      for (const data of [5, null, '{', '{}', pack({ __tcfapiCall: { command: 5 } })]) postMessage(data)
      postMessage(pack({ __tcfapiCall: { command: 'ping', version: 2, callId: 'c-7' } }))
      await eventually(() => expect(heard).to.have.length(1))
      removeEventListener('message', listen)
      const { __tcfapiReturn: answer } = unpack(heard[0] as string)
      expect(answer.callId).to.equal('c-7')
      expect(answer.success).to.equal(true)
      expect(answer.returnValue.cmpStatus).to.equal('stub')
    })
})

describe('the API of TCF where the GDPR does not apply', () => {
  afterEach(removeApi)

  const options = { cmpId: 300, cmpVersion: 7, publisherCountryCode: 'DE' }

  it('answers ping with the platform, and that it asks nothing', () => {
    answerNotApplicable(options)
    const ping = { gdprApplies: false, cmpId: 300, cmpVersion: 7, cmpStatus: 'loaded' }
    expect(ask('ping')).to.deep.equal([
      { ...ping, cmpLoaded: true, displayStatus: 'disabled', apiVersion: '2.3' },
      true,
    ])
  })

  it('answers data without a string or a consent', () => {
    answerNotApplicable(options)
    const [data, isDone] = ask('getTCData') as [Record<string, unknown>, boolean]
    expect(isDone).to.equal(true)
    expect(data).to.include({
      gdprApplies: false,
      tcString: '',
      eventStatus: 'tcloaded',
      publisherCC: 'DE',
      cmpId: 300,
    })
    expect(data.purpose).to.deep.equal({ consents: {}, legitimateInterests: {} })
    expect(data.vendor).to.deep.equal({ consents: {}, legitimateInterests: {}, disclosedVendors: {} })
    expect(data).not.to.have.property('listenerId')
  })

  it('says AA for the country, and no platform, if the options are of no use', () => {
    for (const useless of [null, 'x', undefined]) {
      answerNotApplicable(useless)
      expect((ask('getTCData') as [object])[0]).to.include({ publisherCC: 'AA', cmpId: 0, cmpVersion: 1 })
    }
  })

  it('gives each listener a number of its own, and forgets it once', () => {
    answerNotApplicable(options)
    const numbers = [1, 2].map(() => (ask('addEventListener') as [{ listenerId: number }])[0].listenerId)
    expect(numbers).to.deep.equal([1, 2])
    expect(ask('removeEventListener', 1)).to.deep.equal([true, true])
    expect(ask('removeEventListener', 1)).to.deep.equal([false, true])
    // The calls that the platform takes over: one listener is left.
    expect(page.__tcfapi!()).to.have.length(1)
  })

  it('fails unknown commands, also those that every object has, and ignores calls without a callback', () => {
    answerNotApplicable(options)
    for (const unknown of ['getVendorList', 'toString', 'constructor', 5])
      expect(ask(unknown), String(unknown)).to.deep.equal([null, false])
    expect(page.__tcfapi!('ping', 2)).to.equal(undefined)
  })

  it('answers what waited in the stub, in order', () => {
    installTcfStub()
    const told: unknown[] = []
    page.__tcfapi!('getTCData', 2, (data: { tcString: string }) => told.push(data.tcString))
    page.__tcfapi!('addEventListener', 2, (data: { listenerId: number }) => told.push(data.listenerId))
    answerNotApplicable(options)
    expect(told).to.deep.equal(['', 1])
  })
})
