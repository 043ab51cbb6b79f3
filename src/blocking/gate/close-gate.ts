import { pageBlocker } from '../rules/page-blocker'
import { baseUri, parseUrl, requestObjectUrl } from '../rules/request-url'
import { gateCalls } from './gate-calls'
import { gateElements } from './gate-elements'
import { mayBlockAddress, type GateRules } from './may-be-blocked'
import { provideGate } from './open-gate'

/**
 * Holds requests that the guard might block until its file has arrived. Page code that cannot wait loads it at once.
 * The documentation lists what is open until then.
 * @param trust returns the value of an attribute as a Trusted Type where the browser requires one
 * @param loadNow loads and starts the guard at once
 */
export function closeGate(
  rules: GateRules,
  trust: (element: Element, name: string, text: string) => unknown,
  loadNow: () => void,
): void {
  const gate = { isOpen: false }
  const elements = gateElements(rules, trust, loadNow)
  const restoreCalls = gateCalls(gate, rules, elements, loadNow)
  let release!: () => void
  const opening = new Promise<void>(resolve => (release = resolve))
  const { relay } = pageBlocker()
  const patched = (args: unknown[]): unknown => {
    const ofRequest = requestObjectUrl(args[0])
    const url = ofRequest ?? String(args[0])
    if (!mayBlockAddress(rules, url)) return relay!.native(args)
    const base = baseUri()
    return opening.then(() => {
      // The page has written another base since.
      if (ofRequest === undefined) args[0] = baseUri() === base ? url : parseUrl(url, base)!.href
      return fetch(...(args as Parameters<typeof fetch>))
    })
  }
  if (relay) relay.patched = patched

  provideGate(start => {
    gate.isOpen = true
    restoreCalls()
    if (relay?.patched === patched) relay.patched = undefined
    elements.stop()
    elements.release(start())
    release()
  })
}
