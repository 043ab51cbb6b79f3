import { hasOwn } from '../../consent/has-own'
import { isDictionary } from '../../consent/is-dictionary'
import { answerVendor } from './answer-vendor'
import { callsInStub } from './install-tcf-stub'

const API = '__tcfapi'

type Callback = (data: unknown, success: boolean) => void

/**
 * Answers `__tcfapi` where the GDPR does not apply, without the platform (IAB Tech Lab, CMP API v2, "TCData":
 * `gdprApplies` is false, and there is no string). The platform can still take over: a call without a command returns the
 * listeners, which it then registers.
 * @param options those on the tag, not validated
 */
export function answerNotApplicable(options: unknown): void {
  const { cmpId = 0, cmpVersion = 1, publisherCountryCode = 'AA' } = isDictionary(options) ? options : {}
  const waiting = callsInStub()
  const listeners = new Map<number, unknown[]>()
  let lastId = 0
  const platform = { gdprApplies: false, cmpId, cmpVersion, cmpStatus: 'loaded' }
  const data = (listenerId?: number): object => ({
    ...platform,
    tcString: '',
    eventStatus: 'tcloaded',
    isServiceSpecific: true,
    useNonStandardTexts: false,
    publisherCC: publisherCountryCode,
    purposeOneTreatment: false,
    purpose: { consents: {}, legitimateInterests: {} },
    vendor: { consents: {}, legitimateInterests: {}, disclosedVendors: {} },
    specialFeatureOptins: {},
    publisher: {
      consents: {},
      legitimateInterests: {},
      customPurpose: { consents: {}, legitimateInterests: {} },
      restrictions: {},
    },
    ...(listenerId !== undefined && { listenerId }),
  })
  const answers: Record<string, (answer: Callback, parameter: unknown, call: unknown[]) => void> = {
    ping: answer => answer({ ...platform, cmpLoaded: true, displayStatus: 'disabled', apiVersion: '2.3' }, true),
    getTCData: answer => answer(data(), true),
    addEventListener(answer, _, call) {
      listeners.set(++lastId, call)
      answer(data(lastId), true)
    },
    removeEventListener: (answer, id) => answer(listeners.delete(id as number), true),
  }
  const api = (...call: unknown[]): unknown => {
    const [command, , callback, parameter] = call
    if (command === undefined) return [...listeners.values()]
    if (typeof callback !== 'function') return undefined
    const isKnown = typeof command === 'string' && hasOwn(answers, command)
    answerVendor(() => {
      if (isKnown) answers[command]!(callback as Callback, parameter, call)
      else (callback as Callback)(null, false)
    })
    return undefined
  }
  ;(window as unknown as Record<string, typeof api>)[API] = api
  for (const call of waiting) api(...call)
}
